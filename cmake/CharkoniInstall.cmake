# What `cmake --install` puts in place: the binary, and the library with its public headers, for
# find_package(charkoni) (target charkoni::charkoni) and for pkg-config. The library is static unless
# BUILD_SHARED_LIBS says otherwise.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if(CHARKONI_FUZZ)
	return() # objects that only libFuzzer can link
endif()

# The rooms behind the public headers, of those that exist.
set(CHARKONI_PUBLIC_ROOMS rules record bots fair)
set(objects)
foreach(room IN LISTS CHARKONI_PUBLIC_ROOMS)
	if(TARGET charkoni_${room} AND EXISTS ${CMAKE_SOURCE_DIR}/include/charkoni)
		list(APPEND objects $<TARGET_OBJECTS:charkoni_${room}>)
	endif()
endforeach()

if(objects)
	add_library(charkoni_library ${objects})
	set_target_properties(charkoni_library PROPERTIES
		OUTPUT_NAME charkoni EXPORT_NAME charkoni LINKER_LANGUAGE C
		VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
	target_include_directories(charkoni_library INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
	target_link_libraries(charkoni_library PRIVATE $<BUILD_INTERFACE:charkoni_flags>)

	install(TARGETS charkoni_library EXPORT charkoni)
	install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/charkoni DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
	install(EXPORT charkoni FILE charkoni-config.cmake NAMESPACE charkoni::
		DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charkoni)
	write_basic_package_version_file(${CMAKE_BINARY_DIR}/charkoni-config-version.cmake
		COMPATIBILITY SameMinorVersion)
	install(FILES ${CMAKE_BINARY_DIR}/charkoni-config-version.cmake
		DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charkoni)
	configure_file(${CMAKE_SOURCE_DIR}/cmake/charkoni.pc.in ${CMAKE_BINARY_DIR}/charkoni.pc @ONLY)
	install(FILES ${CMAKE_BINARY_DIR}/charkoni.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()

if(TARGET charkoni)
	install(TARGETS charkoni)
endif()
