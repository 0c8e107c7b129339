#include "core/model/stack.h"

#include <string>

#include "core/model/norm.h"

namespace playground {
namespace {

Sequence layers(Tape& tape, const StackPlan& plan, BlockRole role, Sequence x,
                const std::optional<Sequence>& memory) {
  const std::string name = role == BlockRole::encoder   ? "encoder."
                           : role == BlockRole::decoder ? "decoder."
                                                        : "block.";
  for (std::int64_t i = 0; i < plan.block.num_layers; ++i) {
    const Scope scope(tape, name + std::to_string(i));
    x = block(tape, plan, role, x, memory);
  }
  return x;
}

}  // namespace

Ref stack(Tape& tape, const StackPlan& plan, const Sequence& x,
          const std::optional<Sequence>& context) {
  Sequence result = x;
  if (plan.block.kind == BlockKind::encoder_decoder) {
    const Sequence memory = layers(tape, plan, BlockRole::encoder, *context, std::nullopt);
    result = layers(tape, plan, BlockRole::decoder, x, memory);
  } else {
    result = layers(tape, plan, BlockRole::alone, x, context);
  }
  if (!plan.block.final_norm) return result.rows;
  const Scope scope = Scope::bare(tape, "final");
  return block_norm(tape, plan.block, "final_norm", result.rows, x.lengths);
}

}  // namespace playground
