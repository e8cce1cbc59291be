# count-cases.awk - counts the test cases in the output of `ctest -V` and prints `PASSED FAILED`; with
# -v show=1 prints instead the output of the tests that failed.
#
# A test program's cases are the cmocka tests that it runs. Where one of them runs many cases from data it
# prints `cases: N passed, N failed`, and these count in its place. A program that prints neither is one
# case. A program that did not exit well, or was stopped, has failed at least one.

# A line of output of test number n: `n: text`.
/^[0-9]+: / {
	n = $1 + 0
	text = $0
	sub(/^[0-9]+: /, "", text)
	output[n] = output[n] text "\n"
	if (text ~ /^cases: [0-9]+ passed, [0-9]+ failed$/) {
		split(text, word, " ")
		passed[n] += word[2]
		failed[n] += word[4]
		listed[n] = 1
		listed_failed[n] += word[4]
	} else if (text ~ /^\[ RUN      \] /) {
		listed[n] = listed_failed[n] = 0
	} else if (text ~ /^\[       OK \] /) {
		if (!listed[n])
			passed[n]++
		listed[n] = 0
	} else if (text ~ /^\[  FAILED  \] [^ ]+$/ && !(n in summary)) {
		if (!listed_failed[n])
			failed[n]++
		listed[n] = listed_failed[n] = 0
	} else if (text ~ /^\[==========\] [0-9]+ test\(s\) run/) {
		summary[n] # the failed tests are listed once more below it
	}
	next
}

# The verdict on a test: `3/9 Test #2: name ....   Passed    0.01 sec`, or `***Failed`, `***Timeout`, ...
/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: / {
	n = $0
	sub(/^[^#]*#/, "", n)
	n += 0
	tests++
	if ($0 ~ / Passed +[0-9.]+ sec/) {
		if (passed[n] + failed[n] == 0)
			passed[n] = 1
	} else if (!failed[n])
		failed[n] = 1
	if (show && failed[n])
		printf "%s\n%s", $0, output[n]
	all_passed += passed[n]
	all_failed += failed[n]
}

/^ctest-exit: / { exit_code = $2 }

END {
	if (exit_code != 0 && !all_failed)
		all_failed = 1 # ctest saw something that is not in its output
	if (!show)
		print all_passed + 0, all_failed + 0
}
