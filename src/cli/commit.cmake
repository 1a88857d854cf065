# Writes OUT, which names the commit of SOURCE: empty where there is no repository or no git, `-changed` after it where
# files differ from it. An unchanged OUT is left alone, so that nothing is compiled again.
set(commit "")
find_program(GIT git)
if(GIT)
  # Only a repository of its own counts, not one that the sources were unpacked into.
  execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --show-prefix RESULT_VARIABLE outside OUTPUT_VARIABLE inside
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(outside EQUAL 0 AND inside STREQUAL "")
    execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --abbrev=10 --exclude=* --dirty=-changed
                    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#pragma once\n\n#define PARLOR_COMMIT \"${commit}\"\n" @ONLY)
