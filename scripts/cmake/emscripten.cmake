# Toolchain file of the WebAssembly presets: finds Emscripten by itself, so that plain `cmake --preset wasm-simd`
# works without emcmake, and then loads Emscripten's own toolchain file.

if(NOT EMSCRIPTEN_ROOT_PATH)
  find_program(EM_CONFIG NAMES em-config HINTS $ENV{EMSDK}/upstream/emscripten NO_CMAKE_FIND_ROOT_PATH)
  if(NOT EM_CONFIG)
    message(FATAL_ERROR "Emscripten was not found: install it (Debian and Ubuntu: apt-get install "
                        "emscripten) or put emcc and em-config on the PATH.")
  endif()
  execute_process(COMMAND ${EM_CONFIG} EMSCRIPTEN_ROOT OUTPUT_VARIABLE EMSCRIPTEN_ROOT_PATH
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
endif()

# Debian's Emscripten runs a JavaScript optimiser whose modules another Node.js does not find by itself. The
# environment of the configure step does not reach the build step, so compile_options.cmake passes it on.
set(DEBIAN_NODE_MODULES /usr/share/nodejs)
if(IS_DIRECTORY ${DEBIAN_NODE_MODULES}/acorn)
  set(ENV{NODE_PATH} ${DEBIAN_NODE_MODULES})
  set(EMSCRIPTEN_NODE_PATH ${DEBIAN_NODE_MODULES})
endif()

# Header-only packages of the host serve the cross build as well.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
# Emscripten would choose a Node.js flag here that current versions refuse.
set(CMAKE_CROSSCOMPILING_EMULATOR node CACHE FILEPATH "Runs programs of the cross build")

include(${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake)
