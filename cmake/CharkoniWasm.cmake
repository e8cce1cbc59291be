# The rules as a WebAssembly module: the target `wasm` makes ${CHARKONI_WASM}/charkoni.wasm, in every build that names
# a folder for it (the release preset does) and finds a clang that can. docs/wasm.md tells what is in it.

set(CHARKONI_WASM "" CACHE PATH "Folder to make the WebAssembly module in; none if it is empty")
if(NOT CHARKONI_WASM)
	return()
endif()

# ---- what it takes: clang, wasm-ld, the headers of wasi-libc (of the library nothing: src/wasm/memory.c)

find_program(CHARKONI_WASM_CLANG NAMES clang clang-19 clang-18 clang-17 clang-16 clang-15 clang-14)
find_program(CHARKONI_WASM_LD NAMES wasm-ld wasm-ld-19 wasm-ld-18 wasm-ld-17 wasm-ld-16 wasm-ld-15 wasm-ld-14)
find_path(CHARKONI_WASM_INCLUDE wasi/api.h PATH_SUFFIXES wasm32-wasi)
mark_as_advanced(CHARKONI_WASM_CLANG CHARKONI_WASM_LD CHARKONI_WASM_INCLUDE)
if(NOT CHARKONI_WASM_CLANG OR NOT CHARKONI_WASM_LD OR NOT CHARKONI_WASM_INCLUDE)
	message(STATUS "No WebAssembly module: it wants clang, lld and wasi-libc")
	return()
endif()

# ---- flags, pinned, each with its reason

set(wasm_flags
	--target=wasm32-wasi -std=c17 -DNDEBUG
	# the host's headers stay out
	-nostdlibinc -isystem ${CHARKONI_WASM_INCLUDE}
	-I${CMAKE_SOURCE_DIR}/include -I${CMAKE_SOURCE_DIR}/src
	# optimised as one whole: what a caller never asks for, and arguments that are always the same, go
	-flto
	# each table goes with the functions that use it, or not at all
	-fdata-sections
	# paths of this machine stay out too
	-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=
	# What came to WebAssembly by 2021, in every browser since, and in Node since 12: smaller code.
	-mbulk-memory -msign-ext -mnontrapping-fptoint
	# Small, the playouts too: V8 optimises them once more, and -O2 is hardly quicker (scripts/bench-wasm).
	-Oz
	# one playout for all options, and what is large is not repeated (src/rules/rules.h)
	-DCK_SMALL
	-Wall -Wextra -Wshadow -Wconversion
	$<$<BOOL:${CHARKONI_WERROR}>:-Werror>)
set(wasm_link
	--no-entry # no main; nothing here has to run before the first call, so there is no _initialize either
	# 512 KB, at the bottom of memory: who runs over it runs off memory's edge and traps, instead of writing over
	# data. docs/wasm.md tells what needs how much; tests/wasm/stack.test.mjs measures it.
	--stack-first -z stack-size=524288
	--gc-sections --strip-all -O2 --compress-relocations
	# a call is smaller than what it calls
	-mllvm -inline-threshold=-50
	--fatal-warnings)

# ---- objects

# wasm-ld is called by ourselves: clang as a linker would run binaryen's wasm-opt over the module wherever that is
# installed, and builds would differ.
set(wasm_objects)
set(paper_objects)
foreach(room IN ITEMS rules record table guide bots draw print wasm)
	get_target_property(sources charkoni_${room} SOURCES)
	foreach(source IN LISTS sources)
		if(IS_ABSOLUTE ${source}) # the pages of the guide: who asks brings them
			continue()
		endif()
		set(object ${CMAKE_BINARY_DIR}/wasm-objects/${room}/${source}.o)
		set(extra)
		if(source STREQUAL "memory.c")
			set(extra -fno-builtin) # lest a function that copies be made a call of itself
		endif()
		add_custom_command(OUTPUT ${object}
			COMMAND ${CHARKONI_WASM_CLANG} ${wasm_flags} ${extra} -MD -MF ${object}.d -c -o ${object}
				${CMAKE_SOURCE_DIR}/src/${room}/${source}
			DEPENDS ${CMAKE_SOURCE_DIR}/src/${room}/${source} ${CMAKE_CURRENT_LIST_FILE}
			DEPFILE ${object}.d
			COMMENT "Building WebAssembly object ${room}/${source}.o"
			VERBATIM COMMAND_EXPAND_LISTS)
		if(NOT room MATCHES "^(guide|print)$" AND NOT source STREQUAL "paper.c")
			list(APPEND wasm_objects ${object})
		endif()
		if(room MATCHES "^(rules|record|guide|draw|print)$" OR source MATCHES "^(memory|paper)\\.c$")
			list(APPEND paper_objects ${object})
		endif()
	endforeach()
	file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/wasm-objects/${room})
endforeach()

# ---- the module

set(wasm_module ${CHARKONI_WASM}/charkoni.wasm)
file(MAKE_DIRECTORY ${CHARKONI_WASM})
add_custom_command(OUTPUT ${wasm_module}
	COMMAND ${CHARKONI_WASM_LD} ${wasm_link} -o ${wasm_module} ${wasm_objects}
	DEPENDS ${wasm_objects} ${CMAKE_CURRENT_LIST_FILE}
	COMMENT "Linking ${wasm_module}"
	VERBATIM)

# Rules to read and sheets to print are a module of their own (src/wasm/paper.h): charkoni.wasm is for playing, and is
# to stay small.
set(paper_exports select begin most plan kind landscape column row arms pieces_fit write)
list(TRANSFORM paper_exports PREPEND --export=paper_)
set(paper_module ${CHARKONI_WASM}/paper.wasm)
add_custom_command(OUTPUT ${paper_module}
	COMMAND ${CHARKONI_WASM_LD} ${wasm_link} --export=__heap_base ${paper_exports} -o ${paper_module}
		${paper_objects}
	DEPENDS ${paper_objects} ${CMAKE_CURRENT_LIST_FILE}
	COMMENT "Linking ${paper_module}"
	VERBATIM COMMAND_EXPAND_LISTS)
add_custom_target(wasm ALL DEPENDS ${wasm_module} ${paper_module})
