# Debian packages by CPack: charkoni (the program), libcharkoni<ABI> (the shared library), libcharkoni-dev (headers, the
# static library, what find_package and pkg-config read, the examples). scripts/package builds them;
# docs/packaging.md tells more.
if(CHARKONI_FUZZ)
	return()
endif()

set(CHARKONI_MAINTAINER "the charkoni authors <charkoni@localhost>" CACHE STRING "Who answers for the packages")
set(CHARKONI_DEBIAN_REVISION 1 CACHE STRING "The packages' own number, behind the version")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME charkoni)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has one of its own
set(CPACK_PACKAGE_CONTACT ${CHARKONI_MAINTAINER})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
	OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# What Debian wants of files besides where they are.
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/stage-debian.cmake)
set(CPACK_CHARKONI_SOURCE ${CMAKE_SOURCE_DIR})
set(CPACK_CHARKONI_STRIP ${CMAKE_STRIP})

set(CPACK_COMPONENTS_ALL charkoni development)
if(TARGET charkoni_library_shared)
	list(APPEND CPACK_COMPONENTS_ALL library)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${CHARKONI_DEBIAN_REVISION})
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
find_program(CHARKONI_DPKG_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(CHARKONI_DPKG_SHLIBDEPS)
if(CHARKONI_DPKG_SHLIBDEPS)
	set(CPACK_DEBIAN_CHARKONI_PACKAGE_SHLIBDEPS ON)
	set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
endif()

set(CPACK_DEBIAN_CHARKONI_PACKAGE_NAME charkoni)
set(CPACK_DEBIAN_CHARKONI_PACKAGE_SECTION games)
# The server loads its loop while it runs, where dpkg-shlibdeps does not see it.
if(CHARKONI_SERVER_FOUND)
	set(CPACK_DEBIAN_CHARKONI_PACKAGE_DEPENDS libwebsockets-evlib-uv)
endif()
# `charkoni board` makes PDF with these; all else goes without.
set(CPACK_DEBIAN_CHARKONI_PACKAGE_SUGGESTS "librsvg2-bin, fonts-noto-core")
set(CPACK_DEBIAN_CHARKONI_DESCRIPTION
"Pachisi, Chaupar and Parchís at the terminal and in browsers
The race games of the cross, exactly by a written specification of their
rules: Parchís for two to eight, Parchís for pairs, Pachisi and Chaupar, with
options for what houses play differently. Against bots or each other, in
English, Spanish, Portuguese or Hindi, also for screen readers and scripts.
Prints boards, pieces and rules, draws positions, and serves a page in which
all games are played in a browser, off line too.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libcharkoni${CHARKONI_ABI})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
# Programs linked to it will depend on this version or a later one; and the linker's cache is brought up to date.
file(WRITE ${CMAKE_BINARY_DIR}/debian/shlibs
	"libcharkoni ${CHARKONI_ABI} libcharkoni${CHARKONI_ABI} (>= ${PROJECT_VERSION})\n")
file(WRITE ${CMAKE_BINARY_DIR}/debian/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA
	${CMAKE_BINARY_DIR}/debian/shlibs ${CMAKE_BINARY_DIR}/debian/triggers)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
"rules of Pachisi, Chaupar and Parchís as a library
What is legal in these games, why something is not, and what follows from an
action; and bots that play them. Pure C without allocation, input or output.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libcharkoni-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
"rules of Pachisi, Chaupar and Parchís, for development
Headers, the static library, the files for find_package and pkg-config, and
examples of programs that use the library.")
if(TARGET charkoni_library_shared)
	set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
		"libcharkoni${CHARKONI_ABI} (= ${PROJECT_VERSION}-${CHARKONI_DEBIAN_REVISION})")
endif()

include(CPack)
