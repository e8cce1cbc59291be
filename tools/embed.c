/* embed.c - turns compiled message catalogues into one C file, for the build.
 *
 *     charkoni_embed OUT LANG=FILE.mo ...
 *
 * writes OUT, which defines ck_catalogues and ck_catalogue_count (src/i18n/catalogue.h) in the order of the
 * arguments. Exit code 0, or 2 with a sentence on standard error; then OUT is not left behind. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The smallest .mo has its header of seven 32-bit words. */
enum { MO_HEADER = 28 };

static bool complain(const char *what, const char *name)
{
	fprintf(stderr, "charkoni_embed: %s: %s\n", name, what);
	return false;
}

/* Write the bytes of the file `name` as an array called mo_<number>. */
static bool embed_file(FILE *out, size_t number, const char *name)
{
	FILE *in = fopen(name, "rb");
	if (!in)
		return complain("cannot be read; msgfmt should have made it", name);
	fprintf(out, "static const _Alignas(4) unsigned char mo_%zu[] = {", number);
	size_t size = 0;
	for (int c; (c = getc(in)) != EOF; size++)
		fprintf(out, "%s%d,", size % 24 ? "" : "\n\t", c);
	fprintf(out, "\n};\n\n");
	bool failed = ferror(in) != 0;
	fclose(in);
	if (failed)
		return complain("reading failed", name);
	if (size < MO_HEADER)
		return complain("is no .mo file, it is too short", name);
	return true;
}

static bool embed_all(FILE *out, int count, char **specs)
{
	fprintf(out, "/* Made by the build from po/; do not edit. */\n#include \"i18n/catalogue.h\"\n\n");
	for (int i = 0; i < count; i++) {
		const char *equals = strchr(specs[i], '=');
		if (!equals || equals == specs[i])
			return complain("should read LANG=FILE.mo", specs[i]);
		if (!embed_file(out, (size_t)i, equals + 1))
			return false;
	}
	fprintf(out, "const struct ck_catalogue ck_catalogues[] = {\n");
	for (int i = 0; i < count; i++) {
		int lang_length = (int)strcspn(specs[i], "=");
		fprintf(out, "\t{\"%.*s\", mo_%d, sizeof mo_%d},\n", lang_length, specs[i], i, i);
	}
	fprintf(out, "};\n\n");
	fprintf(out, "const size_t ck_catalogue_count = sizeof ck_catalogues / sizeof *ck_catalogues;\n");
	return true;
}

int main(int argc, char **argv)
{
	if (argc < 3) {
		fprintf(stderr, "usage: charkoni_embed OUT LANG=FILE.mo ...\n");
		return 2;
	}
	FILE *out = fopen(argv[1], "wb");
	if (!out) {
		complain("cannot be written", argv[1]);
		return 2;
	}
	bool done = embed_all(out, argc - 2, argv + 2);
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
