# Run while installing (CharkoniInstall.cmake): puts the page in its place, where `charkoni serve` looks for it, and takes
# what an older page has left there. The files keep their times: from them the server sees which compressed files belong
# to which.
#
# CHARKONI_PAGE is the folder it was built in; CHARKONI_PAGE_WANTED whether it is wrong that there is none;
# CHARKONI_PAGE_FOLDER where it goes, below CMAKE_INSTALL_PREFIX if it is relative.
if(NOT EXISTS ${CHARKONI_PAGE}/index.html)
	if(CHARKONI_PAGE_WANTED)
		message(FATAL_ERROR "CHARKONI_PAGE is ${CHARKONI_PAGE}, but must be a folder with a page in it, an index.html; "
			"`./dev page` builds it in build/page")
	endif()
	message(STATUS "No page is installed: there is none in ${CHARKONI_PAGE} (`./dev page` builds it)")
	return()
endif()

cmake_path(ABSOLUTE_PATH CHARKONI_PAGE_FOLDER BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX})
file(INSTALL DESTINATION ${CHARKONI_PAGE_FOLDER} TYPE DIRECTORY FILES ${CHARKONI_PAGE}/)

set(there $ENV{DESTDIR}${CHARKONI_PAGE_FOLDER})
file(GLOB old LIST_DIRECTORIES false RELATIVE ${there} ${there}/*)
foreach(name IN LISTS old)
	if(NOT EXISTS ${CHARKONI_PAGE}/${name})
		file(REMOVE ${there}/${name})
	endif()
endforeach()
