# use_relaxed_simd(target): multiplies and adds in one step where the processor can. PLAYGROUND_RELAXED_SIMD says
# whether the compiler knows how.

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
  endif()
endif()

# Next to the program without, in a folder of its own. Of the core only the kernels differ: as files of the target they
# come before those of the library, which the linker then has no need of.
function(use_relaxed_simd target)
  file(GLOB kernels CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/core/kernels/*.cpp)
  target_sources(${target} PRIVATE ${kernels})
  target_link_libraries(${target} PRIVATE Eigen3::Eigen)
  target_compile_options(${target} PRIVATE -mrelaxed-simd)
  target_link_options(${target} PRIVATE -mrelaxed-simd)
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
