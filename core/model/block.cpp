#include "core/model/block.h"

#include <string>

#include "core/base/function_ref.h"
#include "core/model/feed_forward.h"
#include "core/model/norm.h"
#include "core/ops/arithmetic.h"
#include "core/ops/source.h"

namespace playground {
namespace {

using Sublayer = FunctionRef<Ref(Ref input)>;

// One layer of a stack while it is recorded: the residual stream and how sub-layers join it.
class Layer {
 public:
  Layer(Tape& tape, const StackPlan& plan, const Sequence& x)
      : tape_(tape), plan_(plan), lengths_(x.lengths), stream_(x.rows) {}

  // Post: norm(x + F(x)). Pre: x + F(norm(x)). Sandwich: x + norm_after(F(norm(x))).
  void pass(const std::string& number, Sublayer sublayer) {
    const NormPosition position = plan_.block.norm_position;
    const Ref before = stream_;
    const Ref input = position == NormPosition::post ? before : norm("norm_" + number, before);
    Ref result = sublayer(input);
    if (position == NormPosition::sandwich) result = norm("norm_" + number + "_after", result);
    result = dropped(number, result);
    if (plan_.block.residual) result = add_residual(number, before, result);
    stream_ = position == NormPosition::post ? norm("norm_" + number, result) : result;
  }

  Ref stream() const { return stream_; }

 private:
  Ref norm(const std::string& id, Ref x) { return block_norm(tape_, plan_.block, id, x, lengths_); }

  Ref dropped(const std::string& number, Ref x) {
    if (plan_.block_dropout == nullptr) return x;
    return dropout(tape_, {"dropout_mask_" + number, "dropped_" + number}, x, *plan_.block_dropout);
  }

  Ref add_residual(const std::string& number, Ref before, Ref result) {
    AddOptions options;
    if (plan_.block.norm == Norm::deep) options.alpha = plan_.block.deep_norm_alpha;
    return add(tape_, "residual_" + number, before, result, options);
  }

  Tape& tape_;
  const StackPlan& plan_;
  const std::vector<std::int64_t>& lengths_;
  Ref stream_;
};

Ref attend_to(Tape& tape, const StackPlan& plan, const AttentionConfig& config,
              const Sequence& query, const Sequence& key) {
  return attention(tape, config, {query, key, plan.rotary, plan.attention_dropout});
}

}  // namespace

Sequence block(Tape& tape, const StackPlan& plan, BlockRole role, const Sequence& x,
               const std::optional<Sequence>& memory) {
  Layer layer(tape, plan, x);
  if (plan.block.attention) {
    layer.pass("1", [&](Ref input) {
      const Scope scope(tape, "attention");
      const Sequence query{input, x.lengths};
      const bool cross = role == BlockRole::alone && memory;
      const bool encodes = role == BlockRole::encoder;
      return attend_to(tape, plan, encodes ? plan.encoder_attention : plan.attention, query,
                       cross ? *memory : query);
    });
  }
  if (plan.block.attention && role == BlockRole::decoder) {
    layer.pass("2", [&](Ref input) {
      const Scope scope(tape, "cross_attention");
      return attend_to(tape, plan, plan.encoder_attention, {input, x.lengths}, *memory);
    });
  }
  if (plan.block.feed_forward) {
    layer.pass(role == BlockRole::decoder ? "3" : "2", [&](Ref input) {
      return feed_forward(tape, plan.block, input, plan.block_dropout);
    });
  }
  return {identity(tape, "output", layer.stream()), x.lengths};
}

}  // namespace playground
