#include "server/page.h"

#include "server/asset.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder that the program runs from, with a slash behind, into folder[PATH_MAX]; false where the system does not
 * tell. */
static bool program_folder(char *folder)
{
	const ssize_t size = readlink("/proc/self/exe", folder, PATH_MAX - 1);
	char *slash;

	if (size <= 0)
		return false;
	folder[size] = '\0';
	slash = strrchr(folder, '/');
	if (slash == NULL)
		return false;
	slash[1] = '\0';
	return true;
}

/* The folder followed by this path, if a page is there; else NULL. */
static char *try(const char *folder, const char *path)
{
	const size_t size = strlen(folder) + strlen(path) + 1;
	char *root = malloc(size);

	if (root == NULL)
		return NULL;
	snprintf(root, size, "%s%s", folder, path);
	if (ck_asset_has_page(root))
		return root;
	free(root);
	return NULL;
}

char *ck_page_find(const char *installed)
{
	char folder[PATH_MAX], *root = NULL;

	if (program_folder(folder)) {
		root = try(folder, "../share/charkoni/page");
		if (root == NULL)
			root = try(folder, "../page");
	}
	if (root == NULL && installed != NULL && installed[0] == '/')
		root = try(installed, "");
	return root;
}
