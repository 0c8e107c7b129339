# playground_options: how our own code is compiled. Third-party headers come in as SYSTEM, so warnings are ours alone.

add_library(playground_options INTERFACE)

# Contracting a*b+c rounds differently from machine to machine, and the API promises the same numbers everywhere. Builds
# for one processor, which train and measure, make no such promise.
if(PLAYGROUND_ARCHITECTURE)
  add_compile_options(-march=${PLAYGROUND_ARCHITECTURE} -ffp-contract=fast)
else()
  add_compile_options(-ffp-contract=off)
endif()

target_compile_options(playground_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # False alarms of GCC: on moved std::optional (its bug 80635), and until 13 on `"text" + std::string` (105651).
  target_compile_options(playground_options INTERFACE -Wno-maybe-uninitialized)
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(playground_options INTERFACE -Wno-restrict)
  endif()
endif()

target_compile_definitions(playground_options INTERFACE EIGEN_MPL2_ONLY)

if(PLAYGROUND_SANITIZE)
  # Lines in their reports, and no more, as all that a debugger wants takes long to write.
  # Pointers that are null or past an object the address sanitizer finds itself, and misaligned ones are right on every
  # processor and in every browser that runs this; to check for them takes half of the time.
  add_compile_options(-O1 -g1 -fno-omit-frame-pointer -fsanitize=address,undefined
                      -fno-sanitize=alignment,null,nonnull-attribute,object-size,pointer-overflow
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(EMSCRIPTEN)
  add_compile_options(-fwasm-exceptions)
  add_link_options(-fwasm-exceptions)
  # Every browser with WebAssembly exceptions has these, too.
  add_compile_options(-mbulk-memory -msign-ext -mnontrapping-fptoint)
  if(PLAYGROUND_WASM_SIMD)
    add_compile_options(-msimd128)
  endif()

  # The page loads the module before it shows a number, so all but the products is made small. `-Oz` alone would have
  # Emscripten leave even one-line functions uninlined, which makes it large.
  set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")
  add_compile_options(-finline-functions -flto -fno-rtti -fno-c++-static-destructors)
  # Across files only what shrinks the module is inlined.
  add_link_options(-flto -Wl,-mllvm,-inline-threshold=-30)
  file(GLOB kernels CONFIGURE_DEPENDS core/kernels/*.cpp)
  # Its cost is of a picture of at most 256 points.
  list(FILTER kernels EXCLUDE REGEX principal_directions)
  set_source_files_properties(${kernels} PROPERTIES COMPILE_OPTIONS -O3)
  if(NOT PLAYGROUND_WASM_SIMD)
    # Each operation of a vector becomes four here, and no browser of today takes this module.
    set_source_files_properties(${kernels} PROPERTIES COMPILE_OPTIONS -Os)
    set_source_files_properties(core/kernels/attention.cpp core/kernels/visible_keys.cpp
                                core/kernels/packed_keys.cpp PROPERTIES COMPILE_OPTIONS -O1)
  endif()

  if(EMSCRIPTEN_NODE_PATH)
    set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK
                 "${CMAKE_COMMAND} -E env NODE_PATH=${EMSCRIPTEN_NODE_PATH}")
  endif()
endif()
