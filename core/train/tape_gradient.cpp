#include "core/train/tape_gradient.h"

#include <algorithm>
#include <utility>

#include "core/model/forward.h"
#include "core/run/gradient.h"
#include "core/run/plan.h"

namespace playground {
namespace {

std::int64_t longest_of(const SentenceRows& rows) {
  std::int64_t longest = 0;
  for (std::int64_t i = 0; i < rows.sentences(); ++i) longest = std::max(longest, rows.tokens(i));
  return longest;
}

TokenSide side_of(const TrainedModel& model, const SentenceRows& rows,
                  const std::vector<std::int64_t>& ids) {
  const std::int64_t longest = longest_of(rows);
  TokenSide side;
  bool padded = false;
  for (std::int64_t i = 0; i < rows.sentences(); ++i) {
    auto& sentence = side.sentences.emplace_back();
    for (std::int64_t place = rows.begin(i); place < rows.begin(i + 1); ++place) {
      const std::int64_t id = ids[static_cast<std::size_t>(place)];
      sentence.push_back({model.vocabulary[static_cast<std::size_t>(id)], id});
    }
    sentence.resize(static_cast<std::size_t>(longest));
    side.lengths.push_back(rows.tokens(i));
    padded = padded || rows.tokens(i) < longest;
  }
  if (!padded) side.lengths.clear();
  return side;
}

TokenSides sides_of(const TrainedModel& model, const Examples& examples) {
  TokenSides sides;
  sides.vocabulary = model.vocabulary;
  sides.input = side_of(model, examples.rows, examples.ids);
  if (examples.context_rows.rows() > 0) {
    sides.context = side_of(model, examples.context_rows, examples.context_ids);
  }
  return sides;
}

Config with_targets(const TrainedModel& model, const Examples& examples) {
  Config config = model.config;
  config.targets = TargetsConfig{};
  for (std::int64_t sentence = 0; sentence < examples.rows.sentences(); ++sentence) {
    auto& list = config.targets->lists.emplace_back();
    for (std::int64_t i = examples.rows.begin(sentence); i < examples.rows.begin(sentence + 1);
         ++i) {
      const std::int64_t target = examples.targets[static_cast<std::size_t>(i)];
      if (target < 0) {
        list.emplace_back();
      } else {
        list.emplace_back(model.vocabulary[static_cast<std::size_t>(target)]);
      }
    }
  }
  return config;
}

const Node& node_of(const Graph& graph, const std::string& id) {
  return *std::find_if(graph.begin(), graph.end(), [&](const Node& node) { return node.id == id; });
}

std::int64_t count_right(const Node& probabilities, const Examples& examples) {
  const std::int64_t classes = probabilities.shape.back();
  const std::int64_t longest = longest_of(examples.rows);
  std::int64_t right = 0;
  for (std::int64_t sentence = 0; sentence < examples.rows.sentences(); ++sentence) {
    const std::int64_t begin = examples.rows.begin(sentence);
    for (std::int64_t t = 0; t < examples.rows.tokens(sentence); ++t) {
      const std::int64_t target = examples.targets[static_cast<std::size_t>(begin + t)];
      if (target < 0) continue;
      const float* row = probabilities.values.data() + (sentence * longest + t) * classes;
      right += row[target] == *std::max_element(row, row + classes) ? 1 : 0;
    }
  }
  return right;
}

}  // namespace

ModelPlan plan_model(const TrainedModel& model, const Examples& examples) {
  Tape tape = planning_tape();
  forward(tape, with_targets(model, examples), sides_of(model, examples));
  ModelPlan plan{tape.parameter_specs(), tape.multiply_adds()};
  for (ParameterSpec& spec : plan.specs) {
    if (spec.kind == ParameterKind::positions) spec.shape[0] = model.config.position.rows();
  }
  return plan;
}

Prediction tape_gradient(const TrainedModel& model, const fast::Arena& arena,
                         std::span<const float> parameters, const Examples& examples,
                         std::span<float> gradients) {
  const Config config = with_targets(model, examples);
  const TokenSides sides = sides_of(model, examples);
  Tape plan = planning_tape();
  forward(plan, config, sides);
  Parameters values;
  for (const ParameterSpec& spec : plan.parameter_specs()) {
    const float* from = parameters.data() + arena.find(spec.id)->first;
    values[spec.id] = {spec.shape, {from, from + count(spec.shape)}};
  }
  Tape tape(std::move(values), config.overrides);
  forward(tape, config, sides);
  if (!gradients.empty()) record_gradients(tape, {{"loss", std::nullopt, "/gradient"}}, {});
  const Graph& graph = tape.graph();
  std::fill(gradients.begin(), gradients.end(), 0.0F);
  constexpr std::string_view prefix = "gradient.";
  for (const Node& node : graph) {
    if (!node.id.starts_with(prefix) || gradients.empty()) continue;
    const fast::Arena::Slice* slice = arena.find(node.id.substr(prefix.size()));
    if (slice == nullptr) continue;
    std::copy(node.values.begin(), node.values.end(), gradients.data() + slice->first);
  }
  Prediction prediction;
  prediction.loss = node_of(graph, "loss").values[0];
  prediction.right = count_right(node_of(graph, "probabilities"), examples);
  prediction.counted = std::count_if(examples.targets.begin(), examples.targets.end(),
                                     [](std::int64_t target) { return target >= 0; });
  return prediction;
}

}  // namespace playground
