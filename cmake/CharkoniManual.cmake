# Manual pages and the completion of shells. The program writes them itself (charkoni manual, charkoni completion) from
# the tables that read its arguments; here it is run at the end of the build, and what it wrote is installed.
# That wants a program that runs here, and without side effects: not built for another machine, and not instrumented.

# The languages of the pages, English first. Hindi is not among them: the formatters of man, groff and mandoc alike,
# drop the vowel signs of its letters on a terminal.
set(CHARKONI_MANUAL_LANGUAGES en es pt)

if(CHARKONI_FUZZ OR CHARKONI_SANITIZE OR CHARKONI_COVERAGE)
	return()
endif()
if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
	message(STATUS "No manual pages: the program cannot run here")
	return()
endif()

set(manual ${CMAKE_BINARY_DIR}/manual)
add_custom_command(OUTPUT ${manual}/done
	COMMAND ${CMAKE_COMMAND} "-DPROGRAM=${CMAKE_CROSSCOMPILING_EMULATOR};$<TARGET_FILE:charkoni>" -DOUT=${manual}
		"-DLANGUAGES=${CHARKONI_MANUAL_LANGUAGES}" -P ${CMAKE_SOURCE_DIR}/cmake/write-manual.cmake
	DEPENDS charkoni ${CMAKE_SOURCE_DIR}/cmake/write-manual.cmake
	COMMENT "Writing the manual pages" VERBATIM)
add_custom_target(charkoni_manual ALL DEPENDS ${manual}/done)

install(DIRECTORY ${manual}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT charkoni)
install(FILES ${manual}/charkoni.bash RENAME charkoni
	DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT charkoni)
install(FILES ${manual}/charkoni.zsh RENAME _charkoni
	DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT charkoni)
install(FILES ${manual}/charkoni.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
	COMPONENT charkoni)
