# What `charkoni serve` is made of besides C: libwebsockets with its libuv loop and its OpenSSL, and libqrencode. Sets
# CHARKONI_SERVER_FOUND. With CHARKONI_SERVER=AUTO a charkoni is built without it where they are missing: all but
# `serve` works, and that says so.
include(GNUInstallDirs) # where the page is installed

set(CHARKONI_SERVER_FOUND FALSE)
if(CHARKONI_SERVER)
	charkoni_find_library(websockets libwebsockets.h)
	charkoni_find_library(ssl openssl/ssl.h)
	charkoni_find_library(uv uv.h)
	charkoni_find_library(qrencode qrencode.h)
	set(missing)
	foreach(library websockets ssl uv qrencode)
		if(NOT CHARKONI_${library}_FOUND)
			list(APPEND missing lib${library})
		endif()
	endforeach()
	if(NOT missing)
		set(CHARKONI_SERVER_FOUND TRUE)
	elseif(CHARKONI_SERVER STREQUAL "AUTO")
		message(STATUS "No charkoni serve: it wants libwebsockets-dev, libwebsockets-evlib-uv, libuv1-dev and "
			"libqrencode-dev (missing: ${missing})")
	else()
		message(FATAL_ERROR "charkoni serve wants libwebsockets-dev, libwebsockets-evlib-uv, libuv1-dev and "
			"libqrencode-dev (missing: ${missing}); -DCHARKONI_SERVER=OFF goes without")
	endif()
endif()
