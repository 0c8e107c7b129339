#include "core/model/stack.h"

#include "core/model/norm.h"

namespace playground {
namespace {

Sequence blocks(Tape& tape, const StackPlan& plan, StackName stack, Sequence x,
                const std::optional<Sequence>& context) {
  const std::vector<SublayerPlan> sublayers = sublayers_of(plan, stack, context.has_value());
  for (std::int64_t i = 0; i < plan.block.num_layers; ++i) {
    const Scope scope(tape, block_name(stack, i),
                      {.part = ModelPart::output, .stack = stack, .block = i});
    x = block(tape, plan, sublayers, x, context);  // (B, T, C)
  }
  return x;
}

}  // namespace

Ref stack(Tape& tape, const StackPlan& plan, const Sequence& x,
          const std::optional<Sequence>& context) {
  Sequence result = x;
  if (plan.block.kind == BlockKind::encoder_decoder) {
    const Sequence memory = blocks(tape, plan, StackName::encoder, *context, std::nullopt);
    result = blocks(tape, plan, StackName::decoder, x, memory);
  } else {
    result = blocks(tape, plan, StackName::alone, x, context);
  }
  if (!plan.block.final_norm) return result.rows;
  const Scope scope = Scope::bare(tape, "final", {.part = ModelPart::norm});
  return block_norm(tape, plan.block, "final_norm", result.rows, x.lengths);
}

}  // namespace playground
