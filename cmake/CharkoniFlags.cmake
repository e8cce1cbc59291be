# Compiler flags for all our C: language, warnings, what is banned, sanitizers. Levels of optimisation are
# at the end, pinned, each with its reason.

add_library(charkoni_flags INTERFACE)

target_compile_options(charkoni_flags INTERFACE
	-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes
	-Wcast-qual -Wwrite-strings -Wundef -Wvla -Wformat=2 -Wimplicit-fallthrough
	# src/banned.h marks strcpy and its kin deprecated; using one is an error in every build.
	-Werror=deprecated-declarations
	"SHELL:-include ${CMAKE_SOURCE_DIR}/src/banned.h"
	# what __FILE__ says does not depend on where the repository was cloned
	-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=
	$<$<BOOL:${CHARKONI_WERROR}>:-Werror>)
target_compile_definitions(charkoni_flags INTERFACE
	_POSIX_C_SOURCE=200809L # with CMAKE_C_EXTENSIONS off, POSIX has to be asked for
	CHARKONI_VERSION="${PROJECT_VERSION}")

if(CHARKONI_SANITIZE)
	target_compile_options(charkoni_flags INTERFACE
		-fsanitize=${CHARKONI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
	target_link_options(charkoni_flags INTERFACE -fsanitize=${CHARKONI_SANITIZE})
endif()
if(CHARKONI_FUZZ)
	target_compile_options(charkoni_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(CHARKONI_COVERAGE)
	target_compile_options(charkoni_flags INTERFACE --coverage)
	target_link_options(charkoni_flags INTERFACE --coverage)
endif()

# Release. -O2 for all but the hot files below, where it matters. No -march: the binary runs on any machine of
# its architecture. -g costs nothing at run time and makes a report from the field readable. NDEBUG switches
# our own assertions off as well.
set(CHARKONI_RELEASE_FLAGS "-O2 -g -DNDEBUG" CACHE STRING "Flags of the release build")
set(CMAKE_C_FLAGS_RELEASE ${CHARKONI_RELEASE_FLAGS})

# Debug. -O0: a debugger sees every variable, and it is the other end of the comparison of digests.
set(CMAKE_C_FLAGS_DEBUG "-O0 -g")

# Checked (asan, tsan, fuzz): assertions on, and -O1, the level the sanitizers' makers recommend: traces
# stay readable and the tests run several times faster than at -O0.
set(CMAKE_C_FLAGS_CHECKED "-O1 -g")

# The hot files: src/rules holds the playout loops. Their own release flags go here, and nowhere else;
# each with its reason. They come after the flags above and win over them.
# -O3: unrolls the loops over a seat's four pieces, which -O2 keeps: a seventh fewer instructions a ply.
# Without vectorising: there are no long loops here, and gathering four bytes into a vector costs more.
set(CHARKONI_HOT_FLAGS -O3 -fno-tree-vectorize)
# Loop invariants stay where they are: the playout is one large loop, and what gcc moves out of it spills (two
# instructions a ply fewer on pachisi, one more on chaupar, the same speed). clang has no such flag.
if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
	list(APPEND CHARKONI_HOT_FLAGS -fno-move-loop-invariants)
endif()
