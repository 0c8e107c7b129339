#include "core/ops/study/positions.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"
#include "core/ops/arithmetic.h"
#include "core/ops/source.h"
#include "core/random/generator.h"

namespace playground {
namespace {

constexpr TapeLimits measure_limits{.floats = std::int64_t{1} << 24,
                                    .nodes = std::int64_t{1} << 18,
                                    .multiply_adds = std::int64_t{1} << 29};

using Order = std::vector<std::int64_t>;

constexpr std::pair<std::size_t, PositionMethod> methods[] = {
    {0, PositionMethod::none}, {1, PositionMethod::sinusoidal}, {2, PositionMethod::rotary}};

// One cycle through all words (Sattolo 1986), so that no word keeps its place.
Order shuffled_order(std::int64_t words, std::int64_t seed) {
  Order order(static_cast<std::size_t>(words));
  std::iota(order.begin(), order.end(), 0);
  Generator generator(seed);
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[generator.random64() % (i - 1)]);
  }
  return order;
}

// The attention of the experiment as the order of words alone decides it.
AttentionConfig plain(const AttentionConfig& attention) {
  AttentionConfig result = attention;
  result.mask = MaskConfig{};
  result.dropout.rate = 0;
  return result;
}

// The sentences that one attention gets.
struct StudiedSentence {
  const Tape& tape;
  Ref x;  // (1, T, C)

  // The words of these indices, one after the other; none on a planning tape.
  Tensor words(const Order& indices) const {
    const std::int64_t width = tape.last_size(x);
    Tensor tensor{{1, static_cast<std::int64_t>(indices.size()), width}, {}};
    if (tape.planning()) return tensor;
    for (const std::int64_t index : indices) {
      const auto row = tape.values(x).subspan(static_cast<std::size_t>(index * width),
                                              static_cast<std::size_t>(width));
      tensor.values.insert(tensor.values.end(), row.begin(), row.end());
    }
    return tensor;
  }
};

Ref placed(Tape& own, const std::string& id, const Tensor& words, PositionMethod method) {
  const Ref x = given(own, id, words, {Axis::batch, Axis::query, Axis::feature});
  if (method != PositionMethod::sinusoidal) return x;
  const Ref waves = sinusoidal(own, id + "_positions", words.shape[1], words.shape[2]);
  return add(own, id + "_placed", x, waves);
}

// Two sentences, which are one and the same in attention of a sentence to itself.
struct WordOrders {
  const Order& queries;
  const Order& keys;
};

void record_attention(Tape& own, const StudiedSentence& sentence, const AttentionConfig& config,
                      const WordOrders& words, PositionMethod method) {
  const Ref queries = placed(own, "x", sentence.words(words.queries), method);
  const bool to_itself = &words.queries == &words.keys;
  const Ref keys =
      to_itself ? queries : placed(own, "context_x", sentence.words(words.keys), method);
  const Scope scope = Scope::bare(own, "attention", {.part = ModelPart::attention});
  attention(own, config, {{queries}, {keys}, method == PositionMethod::rotary});
}

// All parameters of the attention, as they stand on the tape of the experiment.
Parameters parameters_of(const Tape& tape, const std::vector<ParameterSpec>& specs) {
  Parameters parameters;
  for (const ParameterSpec& spec : specs) {
    const auto node = std::find_if(tape.graph().begin(), tape.graph().end(),
                                   [&](const Node& each) { return each.id == spec.id; });
    parameters[spec.id] = {node->shape, {node->values.begin(), node->values.end()}};
  }
  return parameters;
}

// Of all heads together, which stands after those of each where heads are stacked.
Ref merged_context(const Tape& tape) {
  std::size_t at = tape.graph().size();
  const Role* role = tape.graph()[ref_of(tape, node_with_role(tape, "context")).index].role;
  while (tape.graph()[--at].role != role) {
  }
  return {at};
}

struct Measured {
  const StudiedSentence& sentence;
  const AttentionConfig& config;
  const std::vector<ParameterSpec>& specs;

  template <class Read>
  void run(const WordOrders& words, PositionMethod method, Read read) const {
    const Overrides none;
    Tape own(parameters_of(sentence.tape, specs), none);
    record_attention(own, sentence, config, words, method);
    read(own);
  }

  // The scores of one word with another, at each distance, at both places.
  void scores(const WordOrders& words, PositionMethod method, std::span<float> result) const {
    run(words, method, [&](const Tape& own) {
      const auto all = own.values(ref_of(own, node_with_role(own, "scores")));
      const auto last = static_cast<std::size_t>(studied_positions - 1);
      for (std::size_t d = 0; d <= last; ++d) {
        result[d] = all[last * (last + 1) + (last - d)];
        result[last + 1 + d] = all[d * (last + 1)];
      }
    });
  }

  // The contexts of a sentence in this order, each where its word stands in the sentence.
  void contexts(const Order& order, PositionMethod method, std::span<float> result) const {
    run({order, order}, method, [&](const Tape& own) {
      const Ref context = merged_context(own);
      const auto width = static_cast<std::size_t>(own.last_size(context));
      for (std::size_t at = 0; at < order.size(); ++at) {
        const auto row = own.values(context).subspan(at * width, width);
        const auto to = static_cast<std::size_t>(order[at]) * width;
        std::copy(row.begin(), row.end(), result.subspan(to, width).begin());
      }
    });
  }
};

void require_fitting(Tape& tape, const Config& config, const AttentionConfig& attention,
                     const AttentionInput& input) {
  const Ref x = input.query.rows;
  require(config.position.kind == PositionKind::none, ErrorCode::invalid_value, {"/position/kind"},
          {"positions compares three encodings itself; set position.kind to none",
           "这个专题自己比较三种位置编码；请把 position.kind 设为 none"});
  const bool is_dot = attention.score == Score::scaled_dot || attention.score == Score::dot;
  require(is_dot, ErrorCode::invalid_value, {"/attention/score"},
          {"positions are compared in dot products; use scaled_dot or dot",
           "位置编码是在点积里比较的；请用 scaled_dot 或 dot"});
  tape.set_path("/study/kind");
  tape.require(
      x.index == input.key.rows.index && attends_to_tokens(attention) && tape.size(x, 0) == 1,
      ErrorCode::invalid_value,
      {"positions needs one sentence that attends to itself, token by token; leave out "
       "other sentences and untransposed heads",
       "这个专题要求只有一句话，它的词元关注这句话自己；请去掉其他句子和没有转置的头"});
  const auto& lengths = input.query.lengths;
  tape.require(lengths.empty() || lengths[0] == tape.size(x, 1), ErrorCode::invalid_value,
               {"positions needs a sentence without padding; leave input.lengths out",
                "这个专题要求句子没有填充；请去掉 input.lengths"});
}

// A plan of one attention; throws `too_large`, and at the width where rotary pairs do not fit.
Tape planned(const StudiedSentence& sentence, const AttentionConfig& config,
             const WordOrders& words) {
  Tape own(measure_limits);
  own.set_path("/attention/d_out");
  record_attention(own, sentence, config, words, PositionMethod::rotary);
  return own;
}

}  // namespace

void record_positions(Tape& tape, const Config& config, const AttentionConfig& attention,
                      const AttentionInput& input) {
  require_fitting(tape, config, attention, input);
  const AttentionConfig alone = plain(attention);
  const StudiedSentence sentence{tape, input.query.rows};
  const std::int64_t words = tape.size(sentence.x, 1);
  Order in_order(static_cast<std::size_t>(words));
  std::iota(in_order.begin(), in_order.end(), 0);
  const std::int64_t seed = config.study.shuffle.value_or(config.weights.seed);
  const Order shuffled = shuffled_order(words, seed);
  const Order asking(static_cast<std::size_t>(studied_positions), words - 1);
  const Order asked(static_cast<std::size_t>(studied_positions), 0);

  const Tape plan = planned(sentence, alone, {in_order, in_order});
  const Tape far_plan = planned(sentence, alone, {asking, asked});
  const std::int64_t multiply_adds =
      position_methods * (2 * plan.multiply_adds() + far_plan.multiply_adds());
  const Ref context = merged_context(plan);
  const Measured measured{sentence, alone, plan.parameter_specs()};

  const auto each = [](std::span<float> result, auto fill) {
    const std::size_t size = result.size() / position_methods;
    for (const auto& [at, method] : methods) fill(method, result.subspan(at * size, size));
  };
  const auto of_order = [&](const Order& order) {
    return [&](std::span<float> result) {
      each(result, [&](PositionMethod method, std::span<float> own) {
        measured.contexts(order, method, own);
      });
    };
  };
  const auto by_distance = [&](std::span<float> result) {
    each(result, [&](PositionMethod method, std::span<float> own) {
      measured.scores({asking, asked}, method, own);
    });
  };
  const auto original = of_order(in_order);
  const auto moved = of_order(shuffled);
  positions(tape, "positions",
            {sentence.x, plan.last_size(context), words - 1, 0, config.study.position, shuffled,
             multiply_adds},
            {by_distance, original, moved});
}

}  // namespace playground
