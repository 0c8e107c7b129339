// Fused attention against plain loops, for the remainders of every tile.
#include "core/kernels/attention.h"

#include <doctest/doctest.h>

#include <cmath>

#include "tests/core/kernels/support.h"

namespace playground {
namespace {

struct Sizes {
  std::int64_t queries;
  std::int64_t keys;
  std::int64_t heads;
  std::int64_t kv_heads;
  std::int64_t dim;
  std::int64_t first = 0;  // position of the first query
};

bool sees(const Visibility& visibility, std::int64_t row, std::int64_t i, std::int64_t j) {
  const bool allowed =
      visibility.allowed == nullptr || visibility.allowed[row * visibility.allowed_stride + j] != 0;
  return allowed && j < visibility.keys && i - visibility.window < j &&
         (j <= i || j < visibility.prefix);
}

std::vector<float> naive(const Sizes& sizes, const std::vector<float>& query,
                         const std::vector<float>& key_value, double scale,
                         const Visibility& visibility) {
  const auto& [queries, keys, heads, kv_heads, dim, first] = sizes;
  const std::int64_t key_width = 2 * kv_heads * dim;
  std::vector<float> result(query.size());
  for (std::int64_t cell = 0; cell < queries * heads; ++cell) {
    const float* q = query.data() + cell * dim;
    const float* keys_of_head = key_value.data() + cell % heads / (heads / kv_heads) * dim;
    const auto score = [&](std::int64_t j) {
      double sum = 0;
      for (std::int64_t d = 0; d < dim; ++d) sum += double{q[d]} * keys_of_head[j * key_width + d];
      return sum * scale;
    };
    std::vector<std::int64_t> seen;
    double largest = -INFINITY;
    for (std::int64_t j = 0; j < keys; ++j) {
      if (!sees(visibility, cell / heads, first + cell / heads, j)) continue;
      seen.push_back(j);
      largest = std::max(largest, score(j));
    }
    std::vector<double> sums(static_cast<std::size_t>(dim));
    double divisor = 0;
    for (const std::int64_t j : seen) {
      const double weight = std::exp(score(j) - largest);
      const float* value = keys_of_head + j * key_width + kv_heads * dim;
      divisor += weight;
      for (std::size_t d = 0; d < sums.size(); ++d) sums[d] += weight * value[d];
    }
    for (std::size_t d = 0; d < sums.size(); ++d) {
      result[static_cast<std::size_t>(cell * dim) + d] =
          divisor == 0 ? 0 : static_cast<float>(sums[d] / divisor);
    }
  }
  return result;
}

// The largest difference between the kernel and the plain loops.
double distance(const Sizes& sizes, float scale, const Visibility& visibility) {
  const auto& [queries, keys, heads, kv_heads, dim, first] = sizes;
  const std::vector<float> query = noise(queries * heads * dim, 1);
  const std::vector<float> key_value = noise(keys * 2 * kv_heads * dim, 2);
  PackedKeys packed;
  reserve(packed, kv_heads, dim, keys);
  const std::int64_t width = 2 * kv_heads * dim;
  // In two pieces, as a cache is filled.
  for (const auto& [from, to] : {std::pair{std::int64_t{0}, keys / 2}, {keys / 2, keys}}) {
    const float* rows = key_value.data() + from * width;
    store(packed, {rows, rows + kv_heads * dim, width, width, to - from}, from);
  }
  std::vector<float> result(query.size(), NAN);
  AttentionScratch scratch;
  attend({query.data(), heads * dim, queries, first, heads}, scale, packed, visibility,
         result.data(), scratch);
  const std::vector<float> expected = naive(sizes, query, key_value, double{scale}, visibility);
  double most = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    const double apart = std::abs(double{result[i]} - double{expected[i]});
    if (!(apart <= most)) most = apart;
  }
  return most;
}

constexpr double allowed = 2e-6;

TEST_CASE("attention equals plain loops for every remainder of queries, keys and widths") {
  for (std::int64_t queries = 1; queries <= 18; ++queries) {
    for (std::int64_t keys = 1; keys <= 21; ++keys) {
      const std::int64_t dim = 1 + (queries + 3 * keys) % 19;
      CAPTURE(queries);
      CAPTURE(keys);
      CAPTURE(dim);
      CHECK(distance({queries, keys, 2, 1, dim}, 0.7F, {keys, keys}) <= allowed);
      CHECK(distance({queries, keys, 2, 2, dim}, -2.0F, {keys}) <= allowed);
    }
  }
}

TEST_CASE("attention equals plain loops across blocks of keys") {
  for (const std::int64_t keys : {127, 128, 129, 131, 255, 256, 257, 600}) {
    CAPTURE(keys);
    CHECK(distance({9, keys, 4, 2, 12}, 3.0F, {keys, keys}) <= allowed);
    CHECK(distance({keys, keys, 1, 1, 5}, 3.0F, {keys}) <= allowed);
    CHECK(distance({1, keys, 2, 1, 17, keys - 1}, 3.0F, {keys}) <= allowed);
    CHECK(distance({5, keys, 2, 1, 17, keys - 5}, 3.0F, {keys, 0, 100}) <= allowed);
  }
}

TEST_CASE("attention respects windows, prefixes and padding") {
  for (std::int64_t bound = 0; bound <= 40; ++bound) {
    CAPTURE(bound);
    CHECK(distance({33, 35, 2, 2, 8}, 1.0F, {35, 0, bound + 1}) <= allowed);
    CHECK(distance({33, 35, 2, 2, 8}, 1.0F, {35, bound}) <= allowed);
    CHECK(distance({33, 35, 2, 2, 8}, 1.0F, {std::min<std::int64_t>(bound, 35), 35}) <= allowed);
  }
}

TEST_CASE("attention respects any mask, also one that hides whole rows and tiles") {
  for (const float bar : {-0.8F, 0.0F, 0.97F, 2.0F}) {
    CAPTURE(bar);
    std::vector<float> mask = noise(19 * 141, 7);
    for (float& cell : mask) cell = cell > bar ? 1.0F : 0.0F;
    CHECK(distance({19, 141, 2, 1, 6}, 1.0F,
                   {141, 141, std::numeric_limits<std::int32_t>::max(), mask.data(), 141}) <=
          allowed);
  }
}

TEST_CASE("of scores far beyond the range of exp only the largest counts") {
  CHECK(distance({9, 40, 1, 1, 16}, 500.0F, {40, 40}) <= 1e-3);
}

}  // namespace
}  // namespace playground
