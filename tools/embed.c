/* embed.c - turns files into one C file, for the build: message catalogues, the rules for players.
 *
 *     charkoni_embed OUT HEADER NOUN KEY=FILE ...
 *
 * writes OUT, which includes "HEADER" and defines NOUNs, an array of struct NOUN {key, bytes, size}, in the order of
 * the arguments, and NOUN_count. Exit code 0, or 2 with a sentence on standard error; then OUT is not left
 * behind. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain(const char *what, const char *name)
{
	fprintf(stderr, "charkoni_embed: %s: %s\n", name, what);
	return false;
}

/* Write the bytes of the file `name` as an array called file_<number>. */
static bool embed_file(FILE *out, size_t number, const char *name)
{
	FILE *in = fopen(name, "rb");
	if (!in)
		return complain("cannot be read", name);
	fprintf(out, "static const _Alignas(4) unsigned char file_%zu[] = {", number);
	size_t size = 0;
	for (int c; (c = getc(in)) != EOF; size++)
		fprintf(out, "%s%d,", size % 24 ? "" : "\n\t", c);
	fprintf(out, "\n};\n\n");
	bool failed = ferror(in) != 0;
	fclose(in);
	if (failed)
		return complain("reading failed", name);
	if (size == 0)
		return complain("is empty", name);
	return true;
}

static bool embed_all(FILE *out, const char *header, const char *noun, int count, char **specs)
{
	fprintf(out, "/* Made by the build; do not edit. */\n#include \"%s\"\n\n", header);
	for (int i = 0; i < count; i++) {
		const char *equals = strchr(specs[i], '=');
		if (!equals || equals == specs[i])
			return complain("should read KEY=FILE", specs[i]);
		if (!embed_file(out, (size_t)i, equals + 1))
			return false;
	}
	fprintf(out, "const struct %s %ss[] = {\n", noun, noun);
	for (int i = 0; i < count; i++) {
		int key_length = (int)strcspn(specs[i], "=");
		fprintf(out, "\t{\"%.*s\", file_%d, sizeof file_%d},\n", key_length, specs[i], i, i);
	}
	fprintf(out, "};\n\n");
	fprintf(out, "const size_t %s_count = sizeof %ss / sizeof *%ss;\n", noun, noun, noun);
	return true;
}

int main(int argc, char **argv)
{
	if (argc < 5) {
		fprintf(stderr, "usage: charkoni_embed OUT HEADER NOUN KEY=FILE ...\n");
		return 2;
	}
	FILE *out = fopen(argv[1], "wb");
	if (!out) {
		complain("cannot be written", argv[1]);
		return 2;
	}
	bool done = embed_all(out, argv[2], argv[3], argc - 4, argv + 4);
	bool failed = ferror(out) != 0;
	if (fclose(out) != 0)
		failed = true;
	if (failed)
		complain("writing failed", argv[1]);
	if (done && !failed)
		return 0;
	remove(argv[1]);
	return 2;
}
