# Programs that multiply and add in one step where the processor can. PLAYGROUND_RELAXED_SIMD says whether the compiler
# knows how; then playground_relaxed_kernels are the kernels so compiled.

include(CheckCXXSourceCompiles)

function(check_relaxed_simd builtin result)
  set(CMAKE_REQUIRED_FLAGS "-msimd128 -mrelaxed-simd")
  set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
  check_cxx_source_compiles(
    "using Vector = float __attribute__((vector_size(16)));
     Vector sum(Vector a, Vector b, Vector c) { return ${builtin}(a, b, c); }"
    ${result})
endfunction()

set(PLAYGROUND_RELAXED_SIMD FALSE)
if(PLAYGROUND_WASM_SIMD)
  check_relaxed_simd(__builtin_wasm_relaxed_madd_f32x4 HAS_STANDARD_MULTIPLY_ADD)
  check_relaxed_simd(__builtin_wasm_fma_f32x4 HAS_DRAFT_MULTIPLY_ADD)
  if(HAS_STANDARD_MULTIPLY_ADD OR HAS_DRAFT_MULTIPLY_ADD)
    set(PLAYGROUND_RELAXED_SIMD TRUE)
    file(GLOB kernels CONFIGURE_DEPENDS core/kernels/*.cpp)
    # It is asked for a few points only, and is compiled together with other files of the core.
    list(FILTER kernels EXCLUDE REGEX principal_directions)
    add_library(playground_relaxed_kernels STATIC EXCLUDE_FROM_ALL ${kernels})
    target_include_directories(playground_relaxed_kernels PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(playground_relaxed_kernels PRIVATE playground_eigen playground_options)
    target_compile_options(playground_relaxed_kernels PRIVATE -mrelaxed-simd)
    target_link_options(playground_relaxed_kernels INTERFACE -mrelaxed-simd)
  endif()
endif()

# What is left to do for a program that is linked with playground_relaxed_kernels first, so that wasm-ld finds them
# before those of playground_core. It goes into a folder of its own beside the program without.
function(finish_relaxed_program target)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/relaxed)
  if(NOT HAS_STANDARD_MULTIPLY_ADD)
    set(program $<TARGET_FILE_DIR:${target}>/$<TARGET_FILE_BASE_NAME:${target}>.wasm)
    add_custom_command(
      TARGET ${target} POST_BUILD
      COMMAND ${CMAKE_CROSSCOMPILING_EMULATOR} ${PROJECT_SOURCE_DIR}/scripts/relaxed_simd.mjs
              ${program}
      VERBATIM)
  endif()
endfunction()
