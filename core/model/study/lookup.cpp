#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"
#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/mask.h"
#include "core/ops/product.h"
#include "core/ops/score.h"
#include "core/ops/shape/slice.h"
#include "core/ops/study/soft_lookup.h"

namespace playground {
namespace {

// In thousandths: from a hard lookup to the plain mean, three for each power of ten, and the one
// asked for.
std::vector<std::int64_t> temperatures_with(std::int64_t asked) {
  std::vector<std::int64_t> all{10,   20,   50,    100,   200,   500,   1000,
                                2000, 5000, 10000, 20000, 50000, 100000};
  const auto place = std::lower_bound(all.begin(), all.end(), asked);
  if (*place != asked) all.insert(place, asked);
  return all;
}

// The queries, the keys and the values of the first words of the first sentence, (1, T, D), and
// the mask of the attention, (T, S) or (1, T, S).
struct Vectors {
  Ref query;
  Ref key;
  Ref value;
  std::optional<Ref> allowed;
};

// How many words of the first sentence are pictured; padding is none.
std::int64_t pictured_words(const Tape& tape, const Sequence& sequence) {
  const std::int64_t words =
      sequence.lengths.empty() ? tape.size(sequence.rows, 1) : sequence.lengths[0];
  return std::min(words, most_pictured_words);
}

class Recorder {
 public:
  explicit Recorder(Tape& tape) : tape_(tape) {}

  // The first words of the first sentence of x (B, T, D).
  Ref first_words(const char* id, Ref x, std::int64_t words) {
    return beginning(name(id, ".words"), beginning(name(id, ".sentence"), x, 0, 1), 1, words);
  }

  // The part of a mask, (T, S) or (B, T, S), that is about these words.
  Ref first_pairs(Ref allowed, std::int64_t queries, std::int64_t keys) {
    if (tape_.rank(allowed) > 2) allowed = beginning(name("mask", ".sentence"), allowed, 0, 1);
    const Ref rows = beginning(name("mask", ".queries"), allowed, -2, queries);
    return beginning(name("mask", ".keys"), rows, -1, keys);
  }

  // Each way to score, with its weights and contexts at each temperature.
  ScoredWays ways(const Vectors& vectors, const std::vector<std::int64_t>& temperatures) {
    ScoredWays all{{}, {}, vectors.value, {}};
    for (const auto& [id, scores] :
         {std::pair{"dot", dot(vectors)}, std::pair{"additive", additive_scores(vectors)},
          std::pair{"bilinear", bilinear_scores(vectors)}}) {
      all.weights.push_back(tempered_softmax(tape_, name(id, ".weights", "tempered_weights"),
                                             allowed_scores(id, scores, vectors.allowed),
                                             temperatures));
      all.contexts.push_back(matmul(tape_, name(id, ".context", "tempered_context"),
                                    all.weights.back(), vectors.value));
    }
    all.steps = steps_;
    return all;
  }

 private:
  // "soft_lookup.dot.scores"; what it refers to lives as long as the recorder.
  NodeName name(const char* id, const char* suffix, std::string_view role = {}) {
    return {ids_.emplace_back(std::string("soft_lookup.") + id + suffix), role};
  }

  Ref step(Ref recorded) {
    steps_.push_back(recorded);
    return recorded;
  }

  // The first cells of an axis, which may have no more.
  Ref beginning(NodeName name, Ref x, std::int64_t axis, std::int64_t cells) {
    const std::int64_t from_start = axis < 0 ? tape_.rank(x) + axis : axis;
    if (tape_.size(x, static_cast<std::size_t>(from_start)) == cells) return x;
    return step(slice(tape_, name, x, {axis, 0, cells}));
  }

  Ref allowed_scores(const char* id, Ref scores, std::optional<Ref> allowed) {
    if (!allowed) return scores;
    return step(
        mask(tape_, name(id, ".masked", "masked_scores"), scores, *allowed, Fill::minus_infinity));
  }

  Ref dot(const Vectors& vectors) {
    const Ref products =
        step(matmul_transposed(tape_, name("dot", ".products", "dot"), vectors.query, vectors.key));
    return step(scale_by_width(tape_, name("dot", ".scores", "lookup_scores"), products,
                               tape_.last_size(vectors.key)));
  }

  Ref parameter(const char* id, ParameterKind kind, const Shape& shape, const Axes& axes) {
    return tape_.parameter(name(id, "", id), {kind, shape, axes});
  }

  Ref additive_scores(const Vectors& vectors) {
    const std::int64_t width = tape_.last_size(vectors.key);
    const Axes axes{Axis::hidden, Axis::head_feature};
    const ParameterKind matrix = ParameterKind::score_matrix;
    const Ref of_key = parameter("W_additive", matrix, {width, width}, axes);
    const Ref of_query = parameter("U_additive", matrix, {width, width}, axes);
    const Ref vector =
        parameter("v_additive", ParameterKind::score_vector, {width}, {Axis::hidden});
    const Ref sum = step(additive(tape_, name("additive", ".sum", "additive_sum"), vectors.query,
                                  vectors.key, {of_key, of_query}));
    const Ref squashed = step(tanh(tape_, name("additive", ".tanh", "additive_tanh"), sum));
    return step(matmul(tape_, name("additive", ".scores", "lookup_scores"), squashed, vector));
  }

  Ref bilinear_scores(const Vectors& vectors) {
    const std::int64_t width = tape_.last_size(vectors.key);
    const Ref weight = parameter("W_bilinear", ParameterKind::score_matrix, {width, width},
                                 {Axis::head_feature, Axis::head_feature});
    return step(bilinear(tape_, name("bilinear", ".scores", "lookup_scores"), vectors.query,
                         vectors.key, weight));
  }

  Tape& tape_;
  std::deque<std::string> ids_;
  std::vector<Ref> steps_;
};

Ref projected(const Tape& tape, std::string_view role, Ref otherwise) {
  const Node* node = node_with_role(tape, role);
  return node == nullptr ? otherwise : ref_of(tape, node);
}

}  // namespace

void record_lookup(Tape& tape, const StudyConfig& config, const AttentionConfig& /*attention*/,
                   const AttentionInput& input) {
  tape.set_path("/study/temperature");
  const auto thousandths = static_cast<std::int64_t>(std::lround(1000 * config.temperature));
  const Temperatures temperatures{temperatures_with(thousandths), thousandths};
  const std::int64_t queries = pictured_words(tape, input.query);
  const std::int64_t keys = pictured_words(tape, input.key);
  Recorder recorder(tape);
  Vectors vectors{
      recorder.first_words("query", projected(tape, "query", input.query.rows), queries),
      recorder.first_words("key", projected(tape, "key", input.key.rows), keys),
      recorder.first_words("value", projected(tape, "value", input.key.rows), keys),
      {}};
  if (const std::vector<Ref> masks = masks_of(tape); !masks.empty()) {
    vectors.allowed = recorder.first_pairs(masks[0], queries, keys);
  }
  soft_lookup(tape, "soft_lookup", recorder.ways(vectors, temperatures.all), temperatures);
}

}  // namespace playground
