// Products and rows, compared with Eigen's. `peak` measures multiplications and additions alone.
#include <benchmark/benchmark.h>

#include <Eigen/Core>
#include <vector>

#include "core/kernels/matmul.h"
#include "core/kernels/packed_product.h"
#include "core/kernels/vector.h"

namespace playground {
namespace {

using Values = std::vector<float>;
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Values cells(std::int64_t count) {
  Values values(static_cast<std::size_t>(count));
  std::int64_t next = 0;
  for (float& value : values) value = static_cast<float>(++next % 17 - 8) * 0.1F;
  return values;
}

// Operands of the sizes M, K, N given to the benchmark.
struct Operands {
  explicit Operands(const benchmark::State& state)
      : sizes{state.range(0), state.range(1), state.range(2)},
        a(cells(sizes.rows * sizes.inner)),
        b(cells(sizes.inner * sizes.columns)),
        result(static_cast<std::size_t>(sizes.rows * sizes.columns)) {}

  ProductSizes sizes;
  Values a;
  Values b;
  Values result;
};

void count_operations(benchmark::State& state, double each) {
  state.counters["FLOP/s"] =
      benchmark::Counter(each, benchmark::Counter::kIsIterationInvariantRate);
}

template <class Work>
void measure_product(benchmark::State& state, Operands& operands, Work&& work) {
  for (auto _ : state) {
    work();
    benchmark::DoNotOptimize(operands.result.data());
    benchmark::ClobberMemory();
  }
  const auto [rows, inner, columns] = operands.sizes;
  count_operations(state, 2.0 * static_cast<double>(rows * inner * columns));
}

void packed(benchmark::State& state) {
  Operands all(state);
  const PackedMatrix b = pack(all.b.data(), all.sizes.inner, all.sizes.columns);
  Scratch scratch;
  measure_product(state, all, [&] {
    multiply(all.a.data(), all.sizes.rows, b, all.result.data(), {}, scratch);
  });
}

void packed_with_gelu(benchmark::State& state) {
  Operands all(state);
  const PackedMatrix b = pack(all.b.data(), all.sizes.inner, all.sizes.columns);
  const Finish finish{all.b.data(), FusedActivation::gelu};
  Scratch scratch;
  measure_product(state, all, [&] {
    multiply(all.a.data(), all.sizes.rows, b, all.result.data(), finish, scratch);
  });
}

void row_major(benchmark::State& state) {
  Operands all(state);
  measure_product(state, all,
                  [&] { matmul(all.a.data(), all.b.data(), all.result.data(), all.sizes); });
}

void transposed(benchmark::State& state) {
  Operands all(state);
  measure_product(state, all, [&] {
    matmul_transposed(all.a.data(), all.b.data(), all.result.data(), all.sizes);
  });
}

void eigen(benchmark::State& state) {
  Operands all(state);
  const auto [rows, inner, columns] = all.sizes;
  const Eigen::Map<const Matrix> a(all.a.data(), rows, inner);
  const Eigen::Map<const Matrix> b(all.b.data(), inner, columns);
  Eigen::Map<Matrix> result(all.result.data(), rows, columns);
  measure_product(state, all, [&] { result.noalias() = a * b; });
}

// As many sums as hide the latency of an addition and fit in 16 registers.
Vector multiplied_and_added(int steps, const float* loaded) {
  Vector sums[8] = {};
  const Vector factors[2] = {splat(0.5F), splat(0.25F)};
  PLAYGROUND_KEEP_ROLLED
  for (int step = 0; step < steps; ++step) {
    benchmark::ClobberMemory();  // so that the compiler does not move the products out of the loop
    for (int i = 0; i < 8; ++i) sums[i] += load(loaded + i / 2 * lanes) * factors[i % 2];
  }
  Vector total{};
  for (const Vector& sum : sums) total += sum;
  return total;
}

void peak(benchmark::State& state) {
  constexpr int steps = 1000;
  float loaded[4 * lanes] = {1, 2, 3, 4};
  benchmark::DoNotOptimize(loaded);
  for (auto _ : state) benchmark::DoNotOptimize(multiplied_and_added(steps, loaded));
  count_operations(state, 2.0 * steps * 8 * lanes);
}

void sizes(benchmark::internal::Benchmark* registered) {
  registered->ArgNames({"M", "K", "N"});
  for (const std::vector<std::int64_t>& size : std::vector<std::vector<std::int64_t>>{
           {128, 768, 768},
           {512, 512, 512},
           {128, 3072, 768},
           {16, 768, 768},
           {16, 64, 64},
           {4, 768, 768},
           {1, 768, 768},
           {1, 768, 3072},
       }) {
    registered->Args(size);
  }
}

BENCHMARK(peak);
BENCHMARK(packed)->Apply(sizes);
BENCHMARK(packed_with_gelu)->Apply(sizes);
BENCHMARK(row_major)->Apply(sizes);
BENCHMARK(transposed)->Apply(sizes);
BENCHMARK(eigen)->Apply(sizes);

}  // namespace
}  // namespace playground
