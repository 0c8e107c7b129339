#include "core/ops/study/cache.h"

#include <vector>

#include "core/base/message.h"

namespace playground {
namespace {

constexpr Op cache_op{
    .name = "cache",
    .title = {"Cache", "缓存"},
    .keeps = KeptAxes::none,
};

constexpr std::int64_t pairs(std::int64_t tokens) { return tokens * (tokens + 1) / 2; }

// For token t alone, with the cache.
std::int64_t with_cache(const CacheCosts& costs, std::int64_t t) {
  return costs.projections + t * costs.pair;
}

// For token t alone without the cache, or for all tokens up to t with it.
std::int64_t of_all(const CacheCosts& costs, std::int64_t t) {
  return t * costs.projections + pairs(t) * costs.pair;
}

// For all tokens up to t, without the cache; the sum of the first t numbers of pairs is
// t (t + 1) (t + 2) / 6.
std::int64_t of_all_without(const CacheCosts& costs, std::int64_t t) {
  return pairs(t) * costs.projections + pairs(t) * (t + 2) / 3 * costs.pair;
}

std::vector<std::int64_t> each(std::int64_t tokens, const CacheCosts& costs,
                               std::int64_t (*count)(const CacheCosts&, std::int64_t)) {
  std::vector<std::int64_t> counts;
  for (std::int64_t t = 1; t <= tokens; ++t) counts.push_back(count(costs, t));
  return counts;
}

}  // namespace

Ref cache(Tape& tape, NodeName name, Ref scores, const CacheCosts& costs, std::int64_t length) {
  constexpr double exact = 0x1p53;
  const auto longest = static_cast<double>(length);
  const double most =
      longest * longest / 2 *
      (static_cast<double>(costs.projections) + longest / 3 * static_cast<double>(costs.pair));
  tape.require(most < exact / 2, ErrorCode::too_large,
               {"the multiplications would go beyond 2^53; use a smaller length or width",
                "乘法次数会超出 2^53；请减小长度或宽度"});
  const std::int64_t tokens = tape.size(scores, static_cast<std::size_t>(tape.rank(scores) - 2));
  constexpr std::int64_t bytes = sizeof(float);
  Step step{cache_op, {scores}, {tokens, 2}, {Axis::query, Axis::feature}};
  step.with("with", each(tokens, costs, with_cache))
      .with("without", each(tokens, costs, of_all))
      .with("length", length)
      .with("length_with", of_all(costs, length))
      .with("length_without", of_all_without(costs, length))
      .with("bytes", tokens * costs.kept * bytes)
      .with("length_bytes", length * costs.kept * bytes);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    for (std::int64_t t = 1; t <= tokens; ++t) {
      const auto row = static_cast<std::size_t>(2 * (t - 1));
      result[row] = static_cast<float>(of_all(costs, t));
      result[row + 1] = static_cast<float>(of_all_without(costs, t));
    }
  });
}

std::span<const Op* const> cache_ops() {
  static constexpr const Op* rows[] = {&cache_op};
  return rows;
}

}  // namespace playground
