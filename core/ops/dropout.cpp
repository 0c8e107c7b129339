#include "core/ops/dropout.h"

#include "core/ops/source.h"

namespace playground {

Ref dropout(Tape& tape, DropoutIds ids, Ref x, DropoutStream& stream) {
  Tensor noise{tape.shape(x), {}};
  if (!tape.planning()) {
    noise.values.resize(static_cast<std::size_t>(count(noise.shape)));
    fill_dropout_noise(stream.generator, stream.kind, stream.rate, noise.values);
  }
  const Ref mask = given(tape, ids.mask, noise, tape.axes(x));
  Step step = tape.like("dropout", {x, mask});
  step.with("rate", stream.rate);
  return tape.record(ids.result, std::move(step), [&](std::span<float> result) {
    for (std::size_t i = 0; i < result.size(); ++i) {
      result[i] = tape.values(x)[i] * tape.values(mask)[i];
    }
  });
}

}  // namespace playground
