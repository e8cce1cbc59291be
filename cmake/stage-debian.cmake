# Run by CPack between installing and packing: what Debian's policy asks of files. Symbols that only debuggers need are
# stripped; manual pages and changelogs are compressed, without the time in them; each package says what may be
# done with it.
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC) # or SOURCE_DATE_EPOCH

# run(<command> ...): stop if it fails.
function(run)
	execute_process(COMMAND ${ARGV} RESULT_VARIABLE result)
	if(NOT result EQUAL 0)
		message(FATAL_ERROR "failed: ${ARGV}")
	endif()
endfunction()

# The files of a package that match, links aside.
function(files_of out folder)
	set(files)
	foreach(pattern IN LISTS ARGN)
		file(GLOB_RECURSE found LIST_DIRECTORIES false ${folder}/${pattern})
		foreach(file IN LISTS found)
			if(NOT IS_SYMLINK ${file})
				list(APPEND files ${file})
			endif()
		endforeach()
	endforeach()
	set(${out} ${files} PARENT_SCOPE)
endfunction()

file(READ ${CPACK_CHARKONI_SOURCE}/LICENSE license)
string(REGEX MATCH "Copyright [^\n]*" copyright "${license}")
string(REGEX REPLACE "^.*Copyright [^\n]*\n+" "" license "${license}")
string(REGEX REPLACE "\n\n" "\n.\n" license "${license}")
string(REGEX REPLACE "\n$" "" license "${license}")
string(REPLACE "\n" "\n " license "${license}")
string(REGEX REPLACE "^Copyright (\\(c\\) )?" "" copyright "${copyright}")

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
	string(TOUPPER ${component} upper)
	set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
	set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
	set(doc ${root}/share/doc/${package})

	files_of(programs ${root} bin/* games/* *.so.*)
	files_of(archives ${root} *.a)
	foreach(file IN LISTS programs)
		run(${CPACK_CHARKONI_STRIP} --strip-unneeded --remove-section=.comment --remove-section=.note ${file})
	endforeach()
	foreach(file IN LISTS archives)
		run(${CPACK_CHARKONI_STRIP} --strip-debug --enable-deterministic-archives ${file})
	endforeach()

	file(REMOVE ${doc}/LICENSE ${doc}/CHANGELOG.md) # here they are copyright and changelog.gz
	file(WRITE ${doc}/copyright
		"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
		"Upstream-Name: charkoni\n\nFiles: *\nCopyright: ${copyright}\nLicense: Expat\n ${license}\n")
	# The page has a library of others built in, whose licence is among its files.
	file(GLOB licences ${root}/share/charkoni/page/licences-*.txt)
	if(licences)
		file(STRINGS ${licences} holder REGEX "^Copyright .*Preact|^Copyright .*Jason Miller")
		string(REGEX REPLACE "^Copyright (\\(c\\) )?" "" holder "${holder}")
		if(NOT holder)
			message(FATAL_ERROR "${licences} does not say whose Preact is")
		endif()
		file(APPEND ${doc}/copyright "\nFiles: web/page/*\nComment: built in: Preact\n"
			"Copyright: ${copyright}\n ${holder}\nLicense: Expat\n")
	endif()
	file(WRITE ${doc}/changelog.Debian
		"charkoni (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
		"  * Packed by CPack; changelog.gz tells what is new.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${now}\n")
	file(COPY_FILE ${CPACK_CHARKONI_SOURCE}/CHANGELOG.md ${doc}/changelog)
	file(CHMOD ${doc}/copyright ${doc}/changelog ${doc}/changelog.Debian
		PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
	files_of(pages ${root} share/man/*.1 share/doc/${package}/changelog share/doc/${package}/changelog.Debian)
	if(pages)
		run(gzip -9nf ${pages})
	endif()
endforeach()
