#include "core/model/norm.h"

#include "core/ops/norm.h"

namespace playground {

Ref block_norm(Tape& tape, const BlockConfig& config, const std::string& id, Ref x,
               const std::vector<std::int64_t>& lengths) {
  if (config.norm == Norm::none) return x;
  const Shape width{tape.last_size(x)};
  const Ref gain = tape.parameter(id + ".gain", {ParameterRole::gain, width, {Axis::feature}});
  if (config.norm == Norm::rms) return rms_norm(tape, id, x, gain, config.norm_epsilon);
  const Ref bias = tape.parameter(id + ".bias", {ParameterRole::norm_bias, width, {Axis::feature}});
  if (config.norm == Norm::batch) {
    return batch_norm(tape, id, x, {gain, bias}, config.norm_epsilon, lengths);
  }
  return layer_norm(tape, id, x, {gain, bias}, config.norm_epsilon);
}

}  // namespace playground
