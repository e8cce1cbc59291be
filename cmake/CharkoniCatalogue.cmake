# Messages: po/<lang>.po -> msgfmt -> <lang>.mo -> charkoni_embed -> catalogue.c, so that translations work
# without installed locales. English is the language of the sources.
#
# charkoni_catalogue(<out.c> <lang> ...): a rule that makes out.c for these languages, in order.
find_program(CHARKONI_MSGFMT msgfmt)

function(charkoni_catalogue out)
	if(NOT CHARKONI_MSGFMT)
		message(FATAL_ERROR "msgfmt is missing; Debian's package gettext has it")
	endif()
	add_executable(charkoni_embed ${CMAKE_SOURCE_DIR}/tools/embed.c)
	target_link_libraries(charkoni_embed PRIVATE charkoni_flags)
	set_target_properties(charkoni_embed PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)
	set(specs)
	set(compiled)
	foreach(lang IN LISTS ARGN)
		set(po ${CMAKE_SOURCE_DIR}/po/${lang}.po)
		set(mo ${CMAKE_CURRENT_BINARY_DIR}/${lang}.mo)
		# --check: a translation whose %d or plural forms do not fit its message stops the build.
		add_custom_command(OUTPUT ${mo}
			COMMAND ${CHARKONI_MSGFMT} --check --endianness=little -o ${mo} ${po}
			DEPENDS ${po} VERBATIM)
		list(APPEND specs ${lang}=${mo})
		list(APPEND compiled ${mo})
	endforeach()
	add_custom_command(OUTPUT ${out}
		COMMAND charkoni_embed ${out} ${specs}
		DEPENDS charkoni_embed ${compiled} VERBATIM)
endfunction()
