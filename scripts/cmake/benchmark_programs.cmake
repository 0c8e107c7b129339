# Programs that scripts/benchmark measures beside the module, built only when asked for: eigen and product.

add_custom_target(benchmark_programs)

function(add_benchmark_program name exports)
  list(TRANSFORM exports PREPEND _${name}_)
  list(JOIN exports , exports)
  add_executable(benchmark_${name} EXCLUDE_FROM_ALL tests/benchmarks/engines/${name}.cpp)
  set_target_properties(benchmark_${name} PROPERTIES OUTPUT_NAME ${name} SUFFIX .js)
  target_link_options(
    benchmark_${name} PRIVATE --no-entry -sMODULARIZE -sEXPORT_ES6 -sENVIRONMENT=web,worker
    -sFILESYSTEM=0 -sEXPORTED_FUNCTIONS=${exports} -sEXPORTED_RUNTIME_METHODS=HEAPU8
    -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=4GB)
  add_dependencies(benchmark_programs benchmark_${name})
endfunction()

add_benchmark_program(product "allocate;pack;multiply")
target_link_libraries(benchmark_product PRIVATE playground_core playground_options)

# Eigen's templates are quick only where they are inlined, across files or not.
add_benchmark_program(eigen "allocate;matmul;blocks")
target_link_libraries(benchmark_eigen PRIVATE Eigen3::Eigen playground_options)
target_compile_options(benchmark_eigen PRIVATE -O3 -fno-lto)
