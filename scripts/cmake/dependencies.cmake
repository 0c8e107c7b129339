# playground_eigen, playground_json and (for tests) doctest::doctest: from the system where it has them, else fetched
# at a pinned hash. All three are used as headers only; what they bring for their own tests is not built. Native programs
# unpack files of models with zlib, which has to be there.

include(FetchContent)

# fetch_headers(name url sha256 folder): makes ${name}_HEADERS the header folder of the archive at `url`.
function(fetch_headers name url sha256 folder)
  message(STATUS "${name} is not installed: fetching ${url}")
  # SOURCE_SUBDIR names a folder without a CMakeLists.txt, so that the archive is unpacked and nothing more.
  FetchContent_Declare(${name} URL ${url} URL_HASH SHA256=${sha256} SOURCE_SUBDIR headers-only
                       DOWNLOAD_EXTRACT_TIMESTAMP FALSE)
  FetchContent_MakeAvailable(${name})
  string(TOLOWER ${name} lower_name)
  set(${name}_HEADERS ${${lower_name}_SOURCE_DIR}/${folder} PARENT_SCOPE)
endfunction()

# add_headers(target folder): a header-only library whose headers give no warnings.
function(add_headers target folder)
  string(MAKE_C_IDENTIFIER ${target} library)
  add_library(${library} INTERFACE)
  target_include_directories(${library} SYSTEM INTERFACE ${folder})
  if(NOT library STREQUAL target)
    add_library(${target} ALIAS ${library})
  endif()
endfunction()

find_package(Eigen3 3.4 QUIET NO_MODULE)
if(NOT TARGET Eigen3::Eigen)
  fetch_headers(Eigen3 https://gitlab.com/libeigen/eigen/-/archive/3.4.0/eigen-3.4.0.tar.bz2
                b4c198460eba6f28d34894e3a5710998818515104d6e74e5cc331ce31e46e626 "")
  add_headers(Eigen3::Eigen ${Eigen3_HEADERS})
endif()

# Eigen as the core computes with it: in plain expressions, which the compiler may turn into vector instructions, so that
# every build gives the same bits; counted as the core counts; and within the stack of the WebAssembly module.
add_library(playground_eigen INTERFACE)
target_link_libraries(playground_eigen INTERFACE Eigen3::Eigen)
target_compile_definitions(
  playground_eigen INTERFACE EIGEN_MPL2_ONLY EIGEN_DONT_VECTORIZE EIGEN_STACK_ALLOCATION_LIMIT=16384
                             EIGEN_DEFAULT_DENSE_INDEX_TYPE=std::int64_t)

find_package(nlohmann_json 3.11 QUIET)
if(TARGET nlohmann_json::nlohmann_json)
  get_target_property(json_headers nlohmann_json::nlohmann_json INTERFACE_INCLUDE_DIRECTORIES)
  list(GET json_headers 0 json_headers)
  if(EMSCRIPTEN)
    # The package's include folder may be /usr/include, whose C library must not reach a cross build.
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
    file(CREATE_LINK ${json_headers}/nlohmann ${PROJECT_BINARY_DIR}/include/nlohmann SYMBOLIC)
    set(json_headers ${PROJECT_BINARY_DIR}/include)
  endif()
else()
  fetch_headers(nlohmann_json
                https://github.com/nlohmann/json/releases/download/v3.11.3/json.tar.xz
                d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d include)
  set(json_headers ${nlohmann_json_HEADERS})
endif()
add_headers(playground_json ${json_headers})

if(NOT EMSCRIPTEN)
  find_package(ZLIB QUIET)
  if(NOT TARGET ZLIB::ZLIB)
    message(FATAL_ERROR "zlib is not installed: please install it with its headers (zlib1g-dev on Debian, zlib-devel on Fedora)")
  endif()
endif()

if(BUILD_TESTING AND NOT EMSCRIPTEN)
  find_package(doctest 2.4 QUIET)
  if(NOT TARGET doctest::doctest)
    fetch_headers(doctest https://github.com/doctest/doctest/archive/refs/tags/v2.4.11.tar.gz
                  632ed2c05a7f53fa961381497bf8069093f0d6628c5f26286161fbd32a560186 "")
    add_headers(doctest::doctest ${doctest_HEADERS})
  endif()
endif()
