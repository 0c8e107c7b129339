#include "core/ops/study/groups.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace playground {
namespace {

constexpr Op groups_op{
    .name = "groups",
    .title = {"Shared keys and values", "共用的键和值"},
    .formula = "$r_{hk} = \\frac{1}{2 T} \\sum_{i,j} | $0_{hij} - $0_{kij} |",
    .keeps = KeptAxes::none,
};

using Counts = std::vector<std::int64_t>;

struct PublishedModel {
  std::int64_t layers;
  std::int64_t heads;
  std::int64_t kv_heads;
  std::int64_t head_dim;

  // Of one token in 16-bit numbers: a key and a value in every layer.
  std::int64_t bytes(std::int64_t kept_heads) const {
    return 2 * layers * kept_heads * head_dim * 2;
  }
};

constexpr std::int64_t published_tokens = 8192;

// The page names them in this order (web/src/ops/study/groups/words.ts).
constexpr PublishedModel published[] = {
    {96, 96, 96, 128},   // GPT-3 175B: Brown et al. 2020, table 2.1
    {80, 64, 8, 128},    // Llama 2 70B: Touvron et al. 2023, appendix A.2.1, and its config.json
    {126, 128, 8, 128},  // Llama 3 405B: Grattafiori et al. 2024, table 3
    {32, 32, 8, 128},    // Llama 3 8B: the same table
    {28, 28, 4, 128},    // Qwen2.5 7B: Qwen Team 2024, table 1
    {118, 48, 1, 256},   // PaLM 540B: Chowdhery et al. 2022, table 1 and section 2
};

Counts of_published(std::int64_t (*count)(const PublishedModel&)) {
  Counts counts;
  for (const PublishedModel& model : published) counts.push_back(count(model));
  return counts;
}

void add_published(Step& step) {
  step.with("model_layers", of_published([](const PublishedModel& m) { return m.layers; }))
      .with("model_heads", of_published([](const PublishedModel& m) { return m.heads; }))
      .with("model_kv_heads", of_published([](const PublishedModel& m) { return m.kv_heads; }))
      .with("model_head_dim", of_published([](const PublishedModel& m) { return m.head_dim; }))
      .with("model_tokens", published_tokens)
      .with("model_bytes", of_published([](const PublishedModel& m) {
              return published_tokens * m.bytes(m.kv_heads);
            }))
      .with("model_own_bytes", of_published([](const PublishedModel& m) {
              return published_tokens * m.bytes(m.heads);
            }));
}

Counts divisors(std::int64_t number) {
  Counts all;
  for (std::int64_t d = 1; d <= number; ++d) {
    if (number % d == 0) all.push_back(d);
  }
  return all;
}

// A key and a value for each token, in float32.
std::int64_t kept_bytes(std::int64_t tokens, std::int64_t kv_heads, std::int64_t head_dim) {
  return 2 * tokens * kv_heads * head_dim * static_cast<std::int64_t>(sizeof(float));
}

void add_bytes(Step& step, const SharedHeads& attention, std::int64_t heads, std::int64_t tokens) {
  const auto bytes = [&](std::int64_t kept) {
    return kept_bytes(tokens, kept, attention.head_dim);
  };
  const Counts choices = divisors(heads);
  Counts choice_bytes;
  for (const std::int64_t choice : choices) choice_bytes.push_back(bytes(choice));
  step.with("heads", heads)
      .with("kv_heads", attention.kv_heads)
      .with("head_dim", attention.head_dim)
      .with("tokens", tokens)
      .with("bytes", bytes(attention.kv_heads))
      .with("own_bytes", bytes(heads))
      .with("choices", choices)
      .with("choice_bytes", choice_bytes);
}

// The maps of the heads of one sentence, (T, S) each.
struct Maps {
  std::span<const float> weights;
  std::int64_t queries;
  std::int64_t keys;

  std::span<const float> head(std::int64_t at) const {
    const auto area = static_cast<std::size_t>(queries * keys);
    return weights.subspan(static_cast<std::size_t>(at) * area, area);
  }

  double difference(std::int64_t one, std::int64_t other) const {
    const std::span<const float> a = head(one);
    const std::span<const float> b = head(other);
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
      sum += std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i]));
    }
    return 0.5 * sum / static_cast<double>(queries);
  }
};

Floats differences(const Tape& tape, Ref weights) {
  const std::int64_t heads = tape.size(weights, 1);
  const std::int64_t queries = tape.size(weights, 2);
  const std::int64_t keys = tape.size(weights, 3);
  const auto area = static_cast<std::size_t>(heads * queries * keys);
  const std::span<const float> all = tape.values(weights);
  Floats result;
  for (std::size_t first = 0; first < all.size(); first += area) {
    const Maps maps{all.subspan(first, area), queries, keys};
    for (std::int64_t one = 0; one < heads; ++one) {
      for (std::int64_t other = 0; other < heads; ++other) {
        result.push_back(static_cast<float>(maps.difference(one, other)));
      }
    }
  }
  return result;
}

struct Mean {
  double sum = 0;
  double count = 0;

  void add(double value) {
    sum += value;
    count += 1;
  }
  double value() const { return count > 0 ? sum / count : 0; }
};

void add_means(Step& step, std::span<const float> apart, std::int64_t heads,
               std::int64_t kv_heads) {
  const std::int64_t group = heads / kv_heads;
  Mean within;
  Mean between;
  for (std::size_t i = 0; i < apart.size(); ++i) {
    const std::int64_t one = static_cast<std::int64_t>(i) / heads % heads;
    const std::int64_t other = static_cast<std::int64_t>(i) % heads;
    if (one != other) (one / group == other / group ? within : between).add(apart[i]);
  }
  step.with("within", within.value()).with("between", between.value());
}

}  // namespace

Ref groups(Tape& tape, NodeName name, const SharedHeads& attention) {
  const Ref weights = attention.weights;
  const std::int64_t heads = tape.size(weights, 1);
  Step step{groups_op, {weights, attention.keys, attention.values}, {}, {}};
  step.append(tape.size(weights, 0), Axis::batch)
      .append(heads, Axis::head)
      .append(heads, Axis::head);
  step.multiply_adds =
      tape.size(weights, 0) * heads * heads * tape.size(weights, 2) * tape.size(weights, 3);
  add_bytes(step, attention, heads, tape.size(weights, 3));
  add_published(step);
  // The means depend on values, which a planning tape does not have.
  const Floats apart = tape.planning() ? Floats() : differences(tape, weights);
  if (!tape.planning()) add_means(step, apart, heads, attention.kv_heads);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::copy(apart.begin(), apart.end(), result.begin());
  });
}

std::span<const Op* const> groups_ops() {
  static constexpr const Op* rows[] = {&groups_op};
  return rows;
}

}  // namespace playground
