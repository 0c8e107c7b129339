#include "core/ops/study/cache.h"

#include <vector>

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {
namespace {

constexpr Op cache_op{
    .name = "cache",
    .title = {"Cache", "缓存"},
    .formula = "$r_t = t \\, p + \\frac{t (t + 1)}{2} \\, c",
    .keeps = KeptAxes::none,
};

using Counts = std::vector<std::int64_t>;

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

std::int64_t bytes(const CacheCosts& costs, std::int64_t t) {
  return t * costs.kept * static_cast<std::int64_t>(sizeof(float));
}

Counts each(const Counts& lengths, const CacheCosts& costs,
            std::int64_t (*count)(const CacheCosts&, std::int64_t)) {
  Counts counts;
  counts.reserve(lengths.size());
  for (const std::int64_t t : lengths) counts.push_back(count(costs, t));
  return counts;
}

Counts one_by_one(std::int64_t tokens) {
  Counts lengths;
  for (std::int64_t t = 1; t <= tokens; ++t) lengths.push_back(t);
  return lengths;
}

Counts doubling() {
  Counts lengths;
  for (std::int64_t t = 1; t <= limits.tokens; t *= 2) lengths.push_back(t);
  return lengths;
}

// The largest count is that of the longest text without the cache.
void require_exact(const Tape& tape, const CacheCosts& costs) {
  constexpr double exact = 0x1p53;
  constexpr auto longest = static_cast<double>(limits.tokens);
  const double most = longest * (longest + 1) / 2 *
                      (static_cast<double>(costs.projections) +
                       (longest + 2) / 3 * static_cast<double>(costs.pair));
  tape.require(most < exact, ErrorCode::too_large,
               {"the multiplications would go beyond 2^53; use a smaller width",
                "乘法次数会超出 2^53；请减小宽度"});
}

void add_length(Step& step, const CacheCosts& costs, std::int64_t length) {
  const std::int64_t with = of_all(costs, length);
  const std::int64_t without = of_all_without(costs, length);
  step.with("length", length)
      .with("length_with", with)
      .with("length_without", without)
      .with("length_bytes", bytes(costs, length))
      .with("length_ratio", static_cast<double>(without) / static_cast<double>(with));
}

void add_counts(Step& step, const CacheCosts& costs, std::int64_t tokens) {
  const Counts now = one_by_one(tokens);
  const Counts lengths = doubling();
  step.with("projections", costs.projections)
      .with("pair", costs.pair)
      .with("kept", costs.kept)
      .with("with", each(now, costs, with_cache))
      .with("without", each(now, costs, of_all))
      .with("all_with", each(now, costs, of_all))
      .with("all_without", each(now, costs, of_all_without))
      .with("bytes", each(now, costs, bytes))
      .with("lengths", lengths)
      .with("lengths_with", each(lengths, costs, of_all))
      .with("lengths_without", each(lengths, costs, of_all_without));
}

}  // namespace

Ref cache(Tape& tape, NodeName name, const CachedAttention& attention, const CacheCosts& costs,
          std::int64_t length) {
  require_exact(tape, costs);
  const auto& [keys, values, scores] = attention;
  const std::int64_t tokens = tape.size(scores, static_cast<std::size_t>(tape.rank(scores) - 2));
  Step step{cache_op, {keys, values, scores}, {tokens, 2}, {Axis::query, Axis::feature}};
  add_counts(step, costs, tokens);
  add_length(step, costs, length);
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
