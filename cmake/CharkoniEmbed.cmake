# charkoni_embed(<out.c> HEADER <header> NOUN <noun> FILES <key>=<file> ... )
#
# A rule that makes out.c: the files as arrays, and a table NOUNs of them, in order (tools/embed.c).
function(charkoni_embed out)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "HEADER;NOUN" "FILES")
	if(NOT TARGET charkoni_embed)
		add_executable(charkoni_embed ${CMAKE_SOURCE_DIR}/tools/embed.c)
		target_link_libraries(charkoni_embed PRIVATE charkoni_flags)
		set_target_properties(charkoni_embed PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)
	endif()
	set(files)
	foreach(spec IN LISTS arg_FILES)
		string(REGEX REPLACE "^[^=]*=" "" file ${spec})
		list(APPEND files ${file})
	endforeach()
	add_custom_command(OUTPUT ${out}
		COMMAND charkoni_embed ${out} ${arg_HEADER} ${arg_NOUN} ${arg_FILES}
		DEPENDS charkoni_embed ${files} VERBATIM)
endfunction()
