# filter.awk - makes of a public header what Doxygen understands; nothing but scripts/api-docs uses it. The comments of
# the headers are plain ones, and this is how they are meant:
#
# - a comment on lines of its own describes what follows, and what follows that without an empty line between;
# - a comment behind code describes what stands before it;
# - a comment above or behind an enum of one line describes each of its values too;
# - lines of a comment that are indented are a table, laid out by hand;
# - the first comment describes the file; rules, `/* ---- errors */`, only divide.
#
# Lines keep their numbers, for the warnings.

# Text of a comment without its marks.
function bare(text) {
	sub(/^[ \t]*\/?\*+[ \t]?/, "", text)
	sub(/[ \t]*\*\/[ \t]*$/, "", text)
	return text
}

# Add a line of a comment to what is described next.
function remember(text) {
	doc = doc (doc == "" ? "" : text == "" ? "\\n\\n" : " ") text
}

# The values of `enum { A, B };`, each with the comment `text`.
function with_values(line, text,    open, shut, head, values, tail, count, list, i) {
	open = index(line, "{")
	shut = index(line, "}")
	head = substr(line, 1, open)
	values = substr(line, open + 1, shut - open - 1)
	tail = substr(line, shut)
	count = split(values, list, /,[ \t]*/)
	values = ""
	for (i = 1; i <= count; i++)
		values = values (i > 1 ? ", " : "") list[i] " /**< " text " */"
	return head values tail
}

FNR == 1 && /^\/\* [a-z]+\.h - / {
	about = $0
	sub(/^\/\* [a-z]+\.h - /, "", about)
	print "/** @file"
	inside = 1
	next
}
FNR == 2 && about != "" && /^ \*$/ {
	print " * @brief " about
	next
}
# Within a comment of several lines.
inside {
	if (about == "" || FNR > 2)
		remember(bare($0))
	line = $0
	if (line ~ /^[ \t]*\*   [^ ]/ && !behind) {
		if (!table)
			sub(/\*/, "* <pre>", line)
		table = 1
	} else if (table) {
		sub(/\*/, "* </pre>", line)
		table = 0
	}
	print line
	if (/\*\/[ \t]*$/) {
		inside = 0
		if (behind)
			doc = above
		else if (about != "" && !described)
			doc = "" # that was the file's
		described = 1
		behind = 0
	}
	next
}
# A rule.
/^\/\* ----.*\*\/$/ {
	doc = above = ""
	print ""
	next
}
# A comment of its own.
/^[ \t]*\/\*/ {
	described = 1
	doc = ""
	remember(bare($0))
	line = $0
	sub(/\/\*/, "/**", line)
	print line
	inside = !/\*\/[ \t]*$/
	fresh = 1
	next
}
/^[ \t]*$/ {
	doc = above = ""
	fresh = 0
	print
	next
}
# Code. `fresh`: a comment stands right above.
{
	line = $0
	own = ""
	at = index(line, "/* ")
	if (at > 0) {
		own = bare(substr(line, at))
		if (line !~ /\*\/[ \t]*$/) {
			inside = behind = 1
			above = doc
		}
		line = substr(line, 1, at - 1) "/**<" substr(line, at + 2)
	}
	if (line ~ /^(typedef )?enum( [a-z_]+)? \{.*\}[ a-z_]*;/) {
		text = own != "" ? own : doc
		if (at > 0)
			line = substr(line, 1, at - 1)
		if (text != "")
			line = (fresh ? "" : "/** " text " */ ") with_values(line, text)
	} else if (!fresh && doc != "" && at == 0 && values && line ~ /^\t+CK_[A-Z_0-9]+( = [^,]*)?,?$/) {
		line = line " /**< " doc " */"
	} else if (!fresh && doc != "" && at > 0 && values) {
		doc = "" # it has a comment of its own, so that above was for another
	} else if (!fresh && doc != "" && depth == 0 && line ~ /^(CK_API|static inline) /) {
		line = "/** " doc " */ " line
	}
	print line
	fresh = 0
	code = $0
	sub(/\/\*.*/, "", code)
	if (code !~ /extern "C"/)
		depth += gsub(/\{/, "{", code) - gsub(/\}/, "}", code)
	if (depth < 0)
		depth = 0
	if (code ~ /^(typedef )?enum( [a-z_]+)? \{$/) {
		values = 1
		doc = ""
	} else if (depth == 0) {
		values = 0
	}
}
