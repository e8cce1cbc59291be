# calls.awk - the table of calls for hostile.c, from src/wasm/exports_*.h: for every function one that calls it with
# arguments made up by their types.
/^\/\*/, /\*\/$/ { next }
/CK_EXPORT\(/ { declaration = "" }
{ declaration = declaration " " $0 }
/\);$/ && declaration ~ /CK_EXPORT/ {
	match(declaration, /CK_EXPORT\([a-z_0-9]*\)/)
	result = substr(declaration, 1, RSTART - 1)
	name = substr(declaration, RSTART + 10, RLENGTH - 11)
	rest = substr(declaration, RSTART + RLENGTH)
	gsub(/^\(|\);$/, "", rest)
	count = rest == "void" ? 0 : split(rest, params, ",")
	call = name "("
	for (i = 1; i <= count; i++) {
		last = i == count && name ~ /_read|_set|_tag|_find|_title|_description|_text|_new|_get|error_write/
		if (params[i] ~ /\*/) {
			kind = params[i]
			sub(/.*ck_(wasm_)?/, "", kind)
			sub(/ .*/, "", kind)
			argument = "any_" kind "()"
		} else if (params[i] ~ /double/)
			argument = "any_fraction()"
		else if (params[i] ~ /(^| )int32_t/)
			argument = "(int32_t)any_number()"
		else
			argument = last ? "any_length()" : "any_number()"
		call = call (i > 1 ? ", " : "") argument
	}
	call = call ")"
	# what would run long is asked of little only, and nothing is freed but by tidy
	if (name == "bench_play")
		call = "bench_play(any_game(), any_number(), any_number() % 3, any_number(), any_number())"
	if (name == "position_playout")
		call = "position_playout(any_game(), any_rng(), 50)"
	if (name == "position_perft")
		call = "position_perft(any_game(), any_number() % 3)"
	if (name ~ /_free$/)
		call = name "(NULL)"
	if (name == "text_room")
		call = "text_room(below(5000))"
	if (result ~ /\*/ && result ~ /ck_/) {
		kind = result
		sub(/.*ck_(wasm_)?/, "", kind)
		sub(/ .*/, "", kind)
		printf "static void call_%s(void)\n{\n\tkeep_%s(%s);\n}\n", name, kind, call
	} else
		printf "static void call_%s(void)\n{\n\t(void)%s;\n}\n", name, call
	names[++total] = name
	declaration = ""
}
END {
	print "static void (*const calls[])(void) = {"
	for (i = 1; i <= total; i++)
		printf "\tcall_%s,\n", names[i]
	print "};"
}
