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

// What a stack gives; with `final_norm`, normalised.
Ref finished(Tape& tape, const StackPlan& plan, StackName stack, const Sequence& x) {
  if (!plan.block.final_norm) return x.rows;
  const Scope scope = Scope::bare(tape, "final", {.part = ModelPart::norm, .stack = stack});
  return block_norm(tape, plan.block, "final_norm", x.rows, x.lengths);
}

// (B, S, C) for the decoder to read
Sequence memory_of(Tape& tape, const StackPlan& plan, const Sequence& context) {
  Sequence memory = blocks(tape, plan, StackName::encoder, context, std::nullopt);
  const Scope scope(tape, "encoder", {.part = ModelPart::norm, .stack = StackName::encoder});
  memory.rows = finished(tape, plan, StackName::encoder, memory);
  return memory;
}

}  // namespace

Ref stack(Tape& tape, const StackPlan& plan, const Sequence& x,
          const std::optional<Sequence>& context) {
  if (plan.block.kind == BlockKind::encoder_decoder) {
    const Sequence memory = memory_of(tape, plan, *context);
    return finished(tape, plan, StackName::decoder,
                    blocks(tape, plan, StackName::decoder, x, memory));
  }
  return finished(tape, plan, StackName::alone, blocks(tape, plan, StackName::alone, x, context));
}

}  // namespace playground
