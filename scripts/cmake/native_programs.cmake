# The command-line program, the benchmarks of the kernels and the test programs. A folder without sources has no target.

if(EXISTS ${PROJECT_SOURCE_DIR}/wasm/program.cpp)
  add_executable(attention wasm/program.cpp)
  target_link_libraries(attention PRIVATE playground_api playground_options)
endif()

if(PLAYGROUND_TRAINING)
  include(training_programs)
endif()

if(PLAYGROUND_BENCHMARKS)
  find_package(benchmark REQUIRED)
  file(GLOB benchmark_sources CONFIGURE_DEPENDS tests/benchmarks/native/*.cpp)
  add_executable(kernel_benchmarks ${benchmark_sources})
  target_link_libraries(kernel_benchmarks PRIVATE playground_core Eigen3::Eigen
                                                  benchmark::benchmark_main playground_options)
endif()

if(NOT BUILD_TESTING)
  return()
endif()

# doctest itself, once for all test programs: it takes long to compile and gains nothing by being optimised.
add_library(test_main OBJECT tests/main.cpp)
target_link_libraries(test_main PRIVATE doctest::doctest playground_options)
target_compile_options(test_main PRIVATE -O0)

# add_doctest(target library SOURCES...): a test program, and a ctest entry for each file with test cases, so that they
# run side by side.
function(add_doctest target library)
  if(NOT ARGN)
    return()
  endif()
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE test_main ${library} doctest::doctest playground_options)
  target_compile_definitions(${target} PRIVATE TESTS_FOLDER="${PROJECT_SOURCE_DIR}/tests")
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
  # Reading it takes longer than compiling many a test file.
  target_precompile_headers(${target} PRIVATE <doctest/doctest.h>)
  # Test files, full of macros, take long to compile: barely optimised, and under the sanitizers with addresses alone
  # checked in what is theirs.
  target_compile_options(${target} PRIVATE -O1 $<$<BOOL:${PLAYGROUND_SANITIZE}>:-fno-sanitize=undefined>)
  foreach(source IN LISTS ARGN)
    file(STRINGS ${source} cases REGEX "^TEST_CASE" LIMIT_COUNT 1)
    if(NOT cases)
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests OUTPUT_VARIABLE name)
    add_test(NAME ${name} COMMAND ${target} --no-intro --source-file=*/${name})
    set_tests_properties(${name} PROPERTIES LABELS ${target})
  endforeach()
endfunction()

file(GLOB_RECURSE core_tests CONFIGURE_DEPENDS tests/core/*.cpp)
add_doctest(core_tests playground_core ${core_tests})
if(PLAYGROUND_SANITIZE)
  # Their own loops are short.
  target_compile_options(core_tests PRIVATE -O0)
endif()
# Its functions of vectors have the names of those of numbers.
set_source_files_properties(tests/core/kernels/functions.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

if(PLAYGROUND_TRAINING)
  file(GLOB_RECURSE training_tests CONFIGURE_DEPENDS tests/training/*.cpp)
  add_doctest(training_tests "training_suite;training_stories" ${training_tests})
endif()

file(GLOB_RECURSE api_tests CONFIGURE_DEPENDS tests/wasm/*.cpp)
add_doctest(api_tests playground_api ${api_tests})
if(TARGET api_tests)
  target_precompile_headers(api_tests PRIVATE <nlohmann/json.hpp>)
endif()
