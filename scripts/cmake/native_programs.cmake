# The command-line program and the test programs. A folder without sources has no target.

if(EXISTS ${PROJECT_SOURCE_DIR}/wasm/program.cpp)
  add_executable(attention wasm/program.cpp)
  target_link_libraries(attention PRIVATE playground_api playground_options)
endif()

if(NOT BUILD_TESTING)
  return()
endif()

# add_doctest(target libraries SOURCES...): a test program and the ctest entry of the same name.
function(add_doctest target library)
  if(NOT ARGN)
    return()
  endif()
  add_executable(${target} tests/main.cpp ${ARGN})
  target_link_libraries(${target} PRIVATE ${library} doctest::doctest playground_options)
  target_compile_definitions(${target} PRIVATE TESTS_FOLDER="${PROJECT_SOURCE_DIR}/tests")
  add_test(NAME ${target} COMMAND ${target})
endfunction()

file(GLOB_RECURSE core_tests CONFIGURE_DEPENDS tests/core/*.cpp)
add_doctest(core_tests playground_core ${core_tests})

file(GLOB api_tests CONFIGURE_DEPENDS tests/wasm/*.cpp)
add_doctest(api_tests playground_api ${api_tests})
