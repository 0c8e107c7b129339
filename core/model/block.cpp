#include "core/model/block.h"

#include <string>

#include "core/base/function_ref.h"
#include "core/model/feed_forward.h"
#include "core/model/norm.h"
#include "core/ops/arithmetic.h"
#include "core/ops/source.h"

namespace playground {
namespace {

// The nodes from `first` on belong to the residual stream, whose width is the model's, also where
// they follow the context of a single head.
void name_width(Tape& tape, std::size_t first) {
  for (std::size_t i = first; i < tape.graph().size(); ++i) {
    const Axes& axes = tape.graph()[i].axes;
    if (axes.back() == Axis::head_feature) tape.name_axis(Ref{i}, axes.size() - 1, Axis::feature);
  }
}

// One block while it is recorded: the residual stream (B, T, C) and the sub-layers added to it.
class Block {
 public:
  Block(Tape& tape, const StackPlan& plan, const Sequence& x)
      : tape_(tape), plan_(plan), lengths_(x.lengths), stream_(x.rows) {}

  // Post: norm(x + F(x)). Pre: x + F(norm(x)). Sandwich: x + norm_after(F(norm(x))).
  void pass(std::int64_t number, FunctionRef<Ref(Ref input)> sublayer) {
    const NormPosition position = plan_.block.norm_position;
    const std::string norm_id = "norm_" + std::to_string(number);
    const Ref before = stream_;
    const Ref input =
        position == NormPosition::post ? before : norm({norm_id, "norm"}, number, before);
    Ref result = sublayer(input);  // (B, T, C)
    if (position == NormPosition::sandwich) {
      result = norm({norm_id + "_after", "norm_after"}, number, result);
    }
    result = join(number, before, result);
    stream_ = position == NormPosition::post ? norm({norm_id, "norm"}, number, result) : result;
  }

  Ref stream() const { return stream_; }

 private:
  NodePlace place(ModelPart part, std::int64_t number) const {
    NodePlace place = tape_.place();
    place.part = part;
    place.sublayer = number;
    return place;
  }

  Ref norm(NodeName name, std::int64_t number, Ref x) {
    const Scope scope = Scope::at(tape_, place(ModelPart::norm, number));
    const std::size_t first = tape_.graph().size();
    const Ref result = block_norm(tape_, plan_.block, name, x, lengths_);
    name_width(tape_, first);
    return result;
  }

  Ref join(std::int64_t number, Ref before, Ref result) {
    const Scope scope = Scope::at(tape_, place(ModelPart::residual, number));
    const std::string suffix = "_" + std::to_string(number);
    const std::size_t first = tape_.graph().size();
    if (plan_.block_dropout != nullptr) {
      const std::string mask = "dropout_mask" + suffix;
      const std::string dropped = "dropped" + suffix;
      result = dropout(tape_, {{mask, "dropout_mask"}, {dropped, "dropped"}}, result,
                       *plan_.block_dropout);
      name_width(tape_, first);
    }
    if (!plan_.block.residual) return result;
    AddOptions options;
    if (plan_.block.norm == Norm::deep) options.alpha = plan_.block.deep_norm_alpha;
    return add(tape_, {"residual" + suffix, "residual"}, before, result, options);
  }

  Tape& tape_;
  const StackPlan& plan_;
  const std::vector<std::int64_t>& lengths_;
  Ref stream_;
};

}  // namespace

std::vector<SublayerPlan> sublayers_of(const StackPlan& plan, StackName stack, bool has_context) {
  const bool encodes = stack == StackName::encoder;
  const bool decodes = stack == StackName::decoder;
  const AttentionConfig& own = encodes ? plan.encoder_attention : plan.attention;
  const bool alone_with_context = stack == StackName::alone && has_context;
  std::vector<SublayerPlan> all{
      {"attention", ModelPart::attention, 1, &own, alone_with_context},
      {"cross_attention", ModelPart::cross_attention, 2, &plan.encoder_attention, true},
      {"feed_forward", ModelPart::feed_forward, decodes ? 3 : 2}};
  std::erase_if(all, [&](const SublayerPlan& sublayer) {
    if (sublayer.part == ModelPart::feed_forward) return !plan.block.feed_forward;
    return !plan.block.attention || (sublayer.part == ModelPart::cross_attention && !decodes);
  });
  return all;
}

std::string block_name(StackName stack, std::int64_t block) {
  const char* name = stack == StackName::encoder   ? "encoder."
                     : stack == StackName::decoder ? "decoder."
                                                   : "block.";
  return name + std::to_string(block);
}

Sequence block(Tape& tape, const StackPlan& plan, const std::vector<SublayerPlan>& sublayers,
               const Sequence& x, const std::optional<Sequence>& context) {
  Block block(tape, plan, x);
  for (const SublayerPlan& sublayer : sublayers) {
    block.pass(sublayer.number, [&](Ref input) {
      NodePlace place = tape.place();
      place.part = sublayer.part;
      const Scope scope(tape, sublayer.name, place);
      if (sublayer.attention == nullptr) {
        return feed_forward(tape, plan.block, input, plan.block_dropout);  // (B, T, C)
      }
      const Sequence query{input, x.lengths};
      const Sequence& key = sublayer.reads_context ? *context : query;
      return attention(tape, *sublayer.attention,
                       {query, key, plan.rotary, plan.attention_dropout});  // (B, T, C)
    });
  }
  const Ref output = identity(tape, "output", block.stream());
  name_width(tape, output.index);
  return {output, x.lengths};
}

}  // namespace playground
