# The functions that rooms, tests and fuzz targets are declared with.

# charkoni_room(<room> SOURCES a.c b.c [USES rules ...] [LIBS lib ...] [HOT a.c ...])
#
# The static library charkoni_<room> of src/<room>. USES names the rooms whose headers it includes; what it
# names must be allowed by scripts/layers. Include directories are include/ and src/, so that a header of
# another room is included as "table/table.h". LIBS are libraries from outside (sodium, ncursesw, ...).
# HOT names the sources that get CHARKONI_HOT_FLAGS (CharkoniFlags.cmake) in release builds.
function(charkoni_room room)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;LIBS;HOT")
	_charkoni_check_arguments(charkoni_room "${room}")
	add_library(charkoni_${room} STATIC ${arg_SOURCES})
	target_include_directories(charkoni_${room} PUBLIC ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
	_charkoni_link(charkoni_${room} PUBLIC "${arg_USES}" "${arg_LIBS}")
	if(arg_HOT AND CHARKONI_HOT_FLAGS AND CMAKE_BUILD_TYPE STREQUAL "Release")
		set_source_files_properties(${arg_HOT} PROPERTIES COMPILE_OPTIONS "${CHARKONI_HOT_FLAGS}")
	endif()
	if(room IN_LIST CHARKONI_PUBLIC_ROOMS AND CHARKONI_LIBRARY MATCHES "^(SHARED|BOTH)$")
		_charkoni_room_shared(${room})
	endif()
endfunction()

# charkoni_program(<name> SOURCES main.c ... [USES room ...] [LIBS lib ...])
#
# An executable build/<preset>/<name> of ours.
function(charkoni_program name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;LIBS")
	_charkoni_check_arguments(charkoni_program "${name}")
	add_executable(${name} ${arg_SOURCES})
	target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
	_charkoni_link(${name} PRIVATE "${arg_USES}" "${arg_LIBS}")
endfunction()

# charkoni_test(<name> SOURCES x.c ... [USES room ...] [LIBS jansson ...] [ARGS arg ...] [TIMEOUT seconds])
#
# A cmocka program, build/<preset>/tests/<name>, and the CTest test that runs it from the top of the
# source tree. It finds its data under CHARKONI_TESTS_DIR (a string macro: the absolute path of tests/) and
# the binary, for tests that run it, by the environment variable CHARKONI. How cases are counted:
# CONTRIBUTING.md, "Tests".
function(charkoni_test name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;USES;LIBS;ARGS")
	_charkoni_check_arguments(charkoni_test "${name}")
	add_executable(${name} ${arg_SOURCES})
	target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src
		${CMAKE_SOURCE_DIR}/tests)
	target_compile_definitions(${name} PRIVATE CHARKONI_TESTS_DIR="${CMAKE_SOURCE_DIR}/tests")
	set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
	_charkoni_link(${name} PRIVATE "${arg_USES}" "${arg_LIBS};cmocka")
	add_test(NAME ${name} COMMAND ${name} ${arg_ARGS} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
	_charkoni_test_properties(${name} "${arg_TIMEOUT}")
endfunction()

# charkoni_script_test(<name> SCRIPT x.sh [ARGS arg ...] [TIMEOUT seconds])
#
# A test written in sh. It runs from the top of the source tree with the binary's path in CHARKONI, prints
# its `cases: N passed, N failed` line, and exits with 0 or 1.
function(charkoni_script_test name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "SCRIPT;TIMEOUT" "ARGS")
	if(NOT arg_SCRIPT OR arg_UNPARSED_ARGUMENTS)
		message(FATAL_ERROR "charkoni_script_test(${name}): wants SCRIPT, knows ARGS and TIMEOUT; "
			"not ${arg_UNPARSED_ARGUMENTS}")
	endif()
	add_test(NAME ${name} COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/${arg_SCRIPT} ${arg_ARGS}
		WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
	_charkoni_test_properties(${name} "${arg_TIMEOUT}")
endfunction()

# charkoni_fuzz(<name> SOURCES fuzz_<name>.c ... [USES room ...] [LIBS lib ...])
#
# A function LLVMFuzzerTestOneInput. With CHARKONI_FUZZ it is linked to libFuzzer as
# build/fuzz/fuzz/<name>; in every other build to a plain main as tests/replay_<name>, and a CTest test
# replays the corpus tests/fuzz/corpus/<name> with it.
function(charkoni_fuzz name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;LIBS")
	_charkoni_check_arguments(charkoni_fuzz "${name}")
	if(CHARKONI_FUZZ)
		set(target fuzz_${name})
		add_executable(${target} ${arg_SOURCES})
		target_link_options(${target} PRIVATE -fsanitize=fuzzer)
		set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name}
			RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
	else()
		set(target replay_${name})
		add_executable(${target} ${arg_SOURCES} ${CMAKE_SOURCE_DIR}/tests/fuzz/replay.c)
		set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
		add_test(NAME ${target} COMMAND ${target} ${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}
			WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
		_charkoni_test_properties(${target} "")
	endif()
	target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src
		${CMAKE_SOURCE_DIR}/tests/fuzz)
	_charkoni_link(${target} PRIVATE "${arg_USES}" "${arg_LIBS}")
endfunction()

# ---- what they share

# The sources of a room a second time, as objects of the shared library (CharkoniInstall.cmake): code that can be
# loaded anywhere is slower, and the binary need not pay for it. Called by charkoni_room alone.
macro(_charkoni_room_shared room)
	add_library(charkoni_${room}_shared OBJECT ${arg_SOURCES})
	set_target_properties(charkoni_${room}_shared PROPERTIES POSITION_INDEPENDENT_CODE ON)
	target_include_directories(charkoni_${room}_shared PRIVATE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
	# It calls, and may inline, its own functions without asking who else has one of that name.
	target_compile_options(charkoni_${room}_shared PRIVATE -fno-semantic-interposition)
	_charkoni_link(charkoni_${room}_shared PRIVATE "" "${arg_LIBS}")
endmacro()

# Stop at a misspelt keyword or at a declaration without sources.
macro(_charkoni_check_arguments function name)
	if(arg_UNPARSED_ARGUMENTS)
		message(FATAL_ERROR "${function}(${name}): what is ${arg_UNPARSED_ARGUMENTS}?")
	endif()
	if(NOT arg_SOURCES)
		message(FATAL_ERROR "${function}(${name}): SOURCES is missing")
	endif()
endmacro()

# The flags are PRIVATE to each target of ours; rooms and libraries are handed on with `scope`. Targets
# that do not exist yet may be named: CMake resolves names when it generates.
function(_charkoni_link target scope uses libs)
	target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:charkoni_flags>)
	foreach(room IN LISTS uses)
		target_link_libraries(${target} ${scope} charkoni_${room})
	endforeach()
	foreach(lib IN LISTS libs)
		if(TARGET charkoni::${lib})
			set(lib charkoni::${lib})
		endif()
		target_link_libraries(${target} ${scope} ${lib})
	endforeach()
endfunction()

function(_charkoni_test_properties name timeout)
	if(NOT timeout)
		set(timeout 300)
	endif()
	set_tests_properties(${name} PROPERTIES TIMEOUT ${timeout})
	if(TARGET charkoni)
		set_tests_properties(${name} PROPERTIES ENVIRONMENT "CHARKONI=$<TARGET_FILE:charkoni>")
	endif()
endfunction()

# charkoni_find_library(<name> <header>): the imported target charkoni::<name> for a library without
# pkg-config, so that building needs one program less. Sets CHARKONI_<name>_FOUND.
function(charkoni_find_library name header)
	find_path(CHARKONI_${name}_INCLUDE ${header})
	find_library(CHARKONI_${name}_LIBRARY ${name})
	mark_as_advanced(CHARKONI_${name}_INCLUDE CHARKONI_${name}_LIBRARY)
	if(CHARKONI_${name}_INCLUDE AND CHARKONI_${name}_LIBRARY)
		if(NOT TARGET charkoni::${name})
			add_library(charkoni::${name} UNKNOWN IMPORTED GLOBAL)
			set_target_properties(charkoni::${name} PROPERTIES
				IMPORTED_LOCATION ${CHARKONI_${name}_LIBRARY}
				INTERFACE_INCLUDE_DIRECTORIES ${CHARKONI_${name}_INCLUDE})
		endif()
		set(CHARKONI_${name}_FOUND TRUE PARENT_SCOPE)
	else()
		set(CHARKONI_${name}_FOUND FALSE PARENT_SCOPE)
	endif()
endfunction()
