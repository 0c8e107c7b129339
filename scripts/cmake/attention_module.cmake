# attention.js and attention.wasm: the JSON API as an ES module for pages, workers and (with `wasmBinary`) Node.js.
# Beside them the same code in two halves, attention-first.wasm and attention-rest.wasm, for pages: see scripts/module.

find_program(WASM_SPLIT wasm-split REQUIRED HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin NO_CMAKE_FIND_ROOT_PATH)
file(GLOB opening CONFIGURE_DEPENDS scripts/module/*.mjs models/*.safetensors.gz)

set(module_exports _attention_allocate _attention_release _attention_call _attention_forward
    _attention_response_size)
list(JOIN module_exports , module_exports)

# Emscripten's default stack is 64 KB in later versions; the setting was renamed in 3.1.25.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(stack_size -sTOTAL_STACK=1MB)
else()
  set(stack_size -sSTACK_SIZE=1MB)
endif()

# add_attention_module(target [libraries...]): with libraries that come before all others.
function(add_attention_module target)
  add_executable(${target} wasm/bindings.cpp)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME attention SUFFIX .js)
  target_link_libraries(${target} PRIVATE ${ARGN} playground_api playground_options)
  target_link_options(
    ${target} PRIVATE
    --no-entry ${stack_size}
    # attention.js.symbols, from which tests know the functions of the module by name.
    --emit-symbol-map
    # A second round finds what the first made superfluous.
    -sBINARYEN_EXTRA_PASSES=-Oz
    -sMODULARIZE -sEXPORT_ES6 -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0
    -sEXPORTED_FUNCTIONS=${module_exports} -sEXPORTED_RUNTIME_METHODS=HEAPU8,HEAPF32
    # Where memory ends, malloc returns null, which becomes std::bad_alloc and the answer out_of_memory; nothing aborts.
    # That is below what 32 bits address, as emmalloc up to 3.1.6 adds sizes to addresses without care for the carry.
    # Callers read pointers as unsigned (`>>> 0`).
    -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=3GB -sABORTING_MALLOC=0 -sMALLOC=emmalloc)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${opening})
  add_custom_command(
    TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_CROSSCOMPILING_EMULATOR} ${PROJECT_SOURCE_DIR}/scripts/module/split.mjs
            $<TARGET_FILE_DIR:${target}> ${WASM_SPLIT} ${PROJECT_BINARY_DIR}/generated/schema_json.json
            ${PROJECT_BINARY_DIR}/generated/presets_json.json
    VERBATIM)
endfunction()

add_attention_module(attention_module)
if(PLAYGROUND_RELAXED_SIMD)
  add_attention_module(attention_module_relaxed playground_relaxed_kernels)
  finish_relaxed_program(attention_module_relaxed)
endif()
