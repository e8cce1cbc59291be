# cmake -DPROGRAM=... -DOUT=... -DLANGUAGES=... -P write-manual.cmake: has the program write its manual pages and the
# completion of each shell into the folder OUT: man/man1/charkoni*.1, man/<language>/man1/..., charkoni.<shell>; and
# the file `done`.

# ask(<file> <argument> ...): what the program answers becomes the file.
function(ask file)
	execute_process(COMMAND ${PROGRAM} ${ARGN} OUTPUT_FILE ${file} RESULT_VARIABLE result)
	if(NOT result EQUAL 0)
		message(FATAL_ERROR "charkoni ${ARGN} failed: ${result}")
	endif()
endfunction()

file(REMOVE_RECURSE ${OUT})
file(MAKE_DIRECTORY ${OUT})
# The commands: what could be the first word, without the options.
execute_process(COMMAND ${PROGRAM} --complete "" OUTPUT_VARIABLE words RESULT_VARIABLE result)
string(REGEX MATCHALL "(^|\n)[a-z]+" commands "${words}")
list(TRANSFORM commands STRIP)
if(NOT result EQUAL 0 OR NOT commands)
	message(FATAL_ERROR "charkoni does not tell its commands")
endif()
foreach(language IN LISTS LANGUAGES)
	set(folder ${OUT}/man/${language}/man1)
	if(language STREQUAL "en")
		set(folder ${OUT}/man/man1)
	endif()
	file(MAKE_DIRECTORY ${folder})
	ask(${folder}/charkoni.1 manual --lang ${language})
	foreach(command IN LISTS commands)
		ask(${folder}/charkoni-${command}.1 manual ${command} --lang ${language})
	endforeach()
endforeach()
foreach(shell bash zsh fish)
	ask(${OUT}/charkoni.${shell} completion ${shell})
endforeach()
file(TOUCH ${OUT}/done)
