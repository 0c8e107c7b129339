#include "core/ops/dropout.h"

#include "core/graph/backward.h"
#include "core/ops/arithmetic.h"
#include "core/ops/call.h"
#include "core/ops/source.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr std::string_view generators[] = {"torch", "torch_mkl"};
constexpr OpParameterRule dropout_rules[] = {
    {.name = "rate", .kind = OpParameterKind::number, .required = true, .min = 0, .max = 1},
    {"seed", OpParameterKind::integer, false, "123"},
    {"generator", OpParameterKind::text, false, "\"torch\"", generators}};

Ref call_dropout(const OpCall& call) {
  const double rate = call.number("rate");
  call.tape.require(rate >= 0 && rate <= 1, ErrorCode::invalid_value,
                    {"rate must lie in 0..1", "rate 必须在 0 到 1 之间"});
  const bool mkl = call.text("generator", "torch") == "torch_mkl";
  DropoutStream stream{rate, mkl ? DropoutGenerator::torch_mkl : DropoutGenerator::torch,
                       Generator(call.integer("seed", default_seed))};
  const std::string mask_id = call.id + ".mask";
  return dropout(call.tape, {{mask_id, "dropout_mask"}, call.result}, call.in[0], stream);
}

void dropout_backward(OpBackward& pass) {
  pass.give(0, multiply(pass.tape(), pass.term(0), pass.gradient(), pass.input(1)));
}

constexpr Op dropout_op{
    .name = "dropout",
    .title = {"Dropout", "随机失活"},
    .formula = "$r = $0 \\odot $1",
    .call = call_dropout,
    .parameters = dropout_rules,
    .backward = dropout_backward,
    .gradient_inputs = 1,
};

}  // namespace

Ref dropout(Tape& tape, DropoutIds ids, Ref x, DropoutStream& stream) {
  Tensor noise{tape.shape(x), {}};
  if (!tape.planning()) {
    noise.values.resize(static_cast<std::size_t>(count(noise.shape)));
    fill_dropout_noise(stream.generator, stream.kind, stream.rate, noise.values);
  }
  const Ref mask = given(tape, ids.mask, noise, tape.axes(x));
  Step step = tape.like(dropout_op, {x, mask});
  step.with("rate", stream.rate);
  return tape.record(ids.result, std::move(step), [&](std::span<float> result) {
    row(result) = row(tape.values(x)) * row(tape.values(mask));
  });
}

std::span<const Op* const> dropout_ops() {
  static constexpr const Op* rows[] = {&dropout_op};
  return rows;
}

}  // namespace playground
