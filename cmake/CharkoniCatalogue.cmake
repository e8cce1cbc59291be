# Messages: po/<lang>.po -> msgfmt -> <lang>.mo -> charkoni_embed -> catalogue.c, so that translations work
# without installed locales. English is the language of the sources.
#
# charkoni_catalogue(<out.c> <lang> ...): a rule that makes out.c for these languages, in order.
include(CharkoniEmbed)
find_program(CHARKONI_MSGFMT msgfmt)

function(charkoni_catalogue out)
	if(NOT CHARKONI_MSGFMT)
		message(FATAL_ERROR "msgfmt is missing; Debian's package gettext has it")
	endif()
	set(specs)
	foreach(lang IN LISTS ARGN)
		set(po ${CMAKE_SOURCE_DIR}/po/${lang}.po)
		set(mo ${CMAKE_CURRENT_BINARY_DIR}/${lang}.mo)
		# --check: a translation whose %d or plural forms do not fit its message stops the build.
		add_custom_command(OUTPUT ${mo}
			COMMAND ${CHARKONI_MSGFMT} --check --endianness=little -o ${mo} ${po}
			DEPENDS ${po} VERBATIM)
		list(APPEND specs ${lang}=${mo})
	endforeach()
	charkoni_embed(${out} HEADER i18n/catalogue.h NOUN ck_catalogue FILES ${specs})
endfunction()
