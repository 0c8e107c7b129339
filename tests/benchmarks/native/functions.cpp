// exp, tanh, erf and the norms, compared with plain loops over the standard library.
#include "core/kernels/functions.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <vector>

#include "core/kernels/norm.h"

namespace playground {
namespace {

constexpr std::size_t count = 4096;

std::vector<float> arguments() {
  std::vector<float> x(count);
  for (std::size_t i = 0; i < count; ++i) x[i] = static_cast<float>(i) / 512 - 4;
  return x;
}

template <class Work>
void measure(benchmark::State& state, Work&& work) {
  const std::vector<float> x = arguments();
  std::vector<float> y(count);
  for (auto _ : state) {
    work(x.data(), y.data());
    benchmark::DoNotOptimize(y.data());
    benchmark::ClobberMemory();
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(count));
}

void ours(benchmark::State& state, Vector (*function)(Vector)) {
  measure(state, [&](const float* x, float* y) {
    for (std::size_t i = 0; i < count; i += lanes) store(y + i, function(load(x + i)));
  });
}

void standard(benchmark::State& state, float (*function)(float)) {
  measure(state, [&](const float* x, float* y) {
    for (std::size_t i = 0; i < count; ++i) y[i] = function(x[i]);
  });
}

void norm(benchmark::State& state, decltype(layer_norm)* of_rows) {
  const auto width = state.range(0);
  const std::vector<float> gain = arguments();
  const NormParameters parameters{gain.data(), gain.data(), width, 1e-5};
  measure(state, [&](const float* x, float* y) {
    of_rows(x, static_cast<std::int64_t>(count) / width, parameters, y);
  });
}

BENCHMARK_CAPTURE(ours, exp, exp);
BENCHMARK_CAPTURE(ours, tanh, tanh);
BENCHMARK_CAPTURE(ours, erf, erf);
BENCHMARK_CAPTURE(standard, exp, std::exp);
BENCHMARK_CAPTURE(standard, tanh, std::tanh);
BENCHMARK_CAPTURE(standard, erf, std::erf);
BENCHMARK_CAPTURE(norm, layer_norm, layer_norm)->Arg(64)->Arg(1024);
BENCHMARK_CAPTURE(norm, rms_norm, rms_norm)->Arg(64)->Arg(1024);

}  // namespace
}  // namespace playground
