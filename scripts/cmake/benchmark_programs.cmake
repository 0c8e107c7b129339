# Programs that scripts/benchmark measures beside the module, built only when asked for: eigen and product.

add_custom_target(benchmark_programs)

function(add_benchmark_program target name exports)
  list(TRANSFORM exports PREPEND _${name}_)
  list(JOIN exports , exports)
  add_executable(${target} EXCLUDE_FROM_ALL tests/benchmarks/engines/${name}.cpp)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} SUFFIX .js)
  target_link_options(
    ${target} PRIVATE --no-entry -sMODULARIZE -sEXPORT_ES6 -sENVIRONMENT=web,worker
    -sFILESYSTEM=0 -sEXPORTED_FUNCTIONS=${exports} -sEXPORTED_RUNTIME_METHODS=HEAPU8
    -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=4GB)
  add_dependencies(benchmark_programs ${target})
endfunction()

function(add_product_program target)
  add_benchmark_program(${target} product "allocate;pack;multiply")
  target_link_libraries(${target} PRIVATE ${ARGN} playground_core playground_options)
endfunction()

add_product_program(benchmark_product)
if(PLAYGROUND_RELAXED_SIMD)
  add_product_program(benchmark_product_relaxed playground_relaxed_kernels)
  finish_relaxed_program(benchmark_product_relaxed)
endif()

# Eigen's templates are quick only where they are inlined, across files or not.
add_benchmark_program(benchmark_eigen eigen "allocate;matmul;blocks")
target_link_libraries(benchmark_eigen PRIVATE Eigen3::Eigen playground_options)
target_compile_options(benchmark_eigen PRIVATE -O3 -fno-lto)
