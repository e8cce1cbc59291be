# What `cmake --install` puts in place: the binary with the page that it serves, and the library with its public
# headers, for find_package(charkoni) and for pkg-config. CHARKONI_LIBRARY says whether the library is static, shared, or both.
# The binary has the rooms inside and needs neither. docs/library.md is for who links it, docs/packaging.md for
# who packs it. The components are charkoni (the program), library (what a linked program needs to run) and
# development.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if(CHARKONI_FUZZ)
	return() # objects that only libFuzzer can link
endif()
if(NOT CHARKONI_LIBRARY MATCHES "^(STATIC|SHARED|BOTH)$")
	message(FATAL_ERROR "CHARKONI_LIBRARY is ${CHARKONI_LIBRARY}, but must be STATIC, SHARED or BOTH")
endif()

# The number of the binary interface: of the shared library's file name, its symbols, its Debian package. It is
# raised by whatever makes a program built before no longer run: docs/library.md.
set(CHARKONI_ABI 0)

install(TARGETS charkoni COMPONENT charkoni)
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_SOURCE_DIR}/LICENSE
	DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT charkoni)

# The page may be built after this, and is looked for when it is to be installed.
set(CHARKONI_PAGE AUTO CACHE STRING
	"The page to install: its folder, OFF, or AUTO (build/page if it has been built, and there is charkoni serve)")
set(page ${CHARKONI_PAGE})
set(wanted TRUE)
if(CHARKONI_PAGE STREQUAL "AUTO")
	set(page OFF)
	set(wanted FALSE)
	if(CHARKONI_SERVER_FOUND)
		set(page build/page)
	endif()
endif()
if(page)
	cmake_path(ABSOLUTE_PATH page BASE_DIRECTORY ${CMAKE_SOURCE_DIR} NORMALIZE)
	install(CODE "
		set(CHARKONI_PAGE [==[${page}]==])
		set(CHARKONI_PAGE_WANTED ${wanted})
		set(CHARKONI_PAGE_FOLDER [==[${CMAKE_INSTALL_DATADIR}/charkoni/page]==])
		include([==[${CMAKE_SOURCE_DIR}/cmake/install-page.cmake]==])"
		COMPONENT charkoni)
endif()

# _charkoni_library(<static|shared> <suffix of the rooms' targets>): the target charkoni::<kind>.
function(_charkoni_library kind suffix)
	set(objects)
	foreach(room IN LISTS CHARKONI_PUBLIC_ROOMS)
		if(TARGET charkoni_${room})
			list(APPEND objects $<TARGET_OBJECTS:charkoni_${room}${suffix}>)
		endif()
	endforeach()
	string(TOUPPER ${kind} type)
	add_library(charkoni_library_${kind} ${type} ${objects})
	set_target_properties(charkoni_library_${kind} PROPERTIES
		OUTPUT_NAME charkoni EXPORT_NAME ${kind} LINKER_LANGUAGE C
		VERSION ${PROJECT_VERSION} SOVERSION ${CHARKONI_ABI})
	target_include_directories(charkoni_library_${kind}
		INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
	target_link_libraries(charkoni_library_${kind} PRIVATE $<BUILD_INTERFACE:charkoni_flags>)
	install(TARGETS charkoni_library_${kind} EXPORT charkoni-${kind}
		LIBRARY COMPONENT library NAMELINK_COMPONENT development
		ARCHIVE COMPONENT development)
	install(EXPORT charkoni-${kind} FILE charkoni-${kind}.cmake NAMESPACE charkoni::
		DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charkoni COMPONENT development)
endfunction()

if(NOT CHARKONI_LIBRARY STREQUAL "SHARED")
	_charkoni_library(static "")
endif()
if(NOT CHARKONI_LIBRARY STREQUAL "STATIC")
	_charkoni_library(shared _shared)
	if(CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF")
		configure_file(${CMAKE_SOURCE_DIR}/cmake/charkoni.map.in ${CMAKE_BINARY_DIR}/charkoni.map @ONLY)
		target_link_options(charkoni_library_shared PRIVATE
			LINKER:--version-script=${CMAKE_BINARY_DIR}/charkoni.map LINKER:-z,defs)
		set_target_properties(charkoni_library_shared PROPERTIES LINK_DEPENDS ${CMAKE_BINARY_DIR}/charkoni.map)
	endif()
endif()

install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/charkoni DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
	COMPONENT development FILES_MATCHING PATTERN "*.h")
install(DIRECTORY ${CMAKE_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR}
	COMPONENT development)

write_basic_package_version_file(${CMAKE_BINARY_DIR}/charkoni-config-version.cmake
	COMPATIBILITY SameMinorVersion) # before 1.0; SameMajorVersion from then on
install(FILES ${CMAKE_SOURCE_DIR}/cmake/charkoni-config.cmake ${CMAKE_BINARY_DIR}/charkoni-config-version.cmake
	DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charkoni COMPONENT development)

# charkoni.pc finds the prefix from where it lies, so that the whole may be moved.
cmake_path(IS_ABSOLUTE CMAKE_INSTALL_LIBDIR absolute)
if(absolute)
	set(CHARKONI_PC_PREFIX ${CMAKE_INSTALL_PREFIX})
else()
	file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
	string(REGEX REPLACE "/$" "" up ${up})
	set(CHARKONI_PC_PREFIX "\${pcfiledir}/${up}")
endif()
foreach(what LIBDIR INCLUDEDIR)
	cmake_path(APPEND pc_${what} "\${prefix}" ${CMAKE_INSTALL_${what}})
	set(CHARKONI_PC_${what} ${pc_${what}})
endforeach()
configure_file(${CMAKE_SOURCE_DIR}/cmake/charkoni.pc.in ${CMAKE_BINARY_DIR}/charkoni.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/charkoni.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
