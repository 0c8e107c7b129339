#include "core/model/norm.h"

#include "core/ops/norm.h"

namespace playground {

Ref block_norm(Tape& tape, const BlockConfig& config, NodeName name, Ref x,
               const std::vector<std::int64_t>& lengths) {
  if (config.norm == Norm::none) return x;
  const Shape width{tape.last_size(x)};  // (C)
  const std::string id(name.id);
  const Ref gain =
      tape.parameter({id + ".gain", "gain"}, {ParameterKind::gain, width, {Axis::feature}});
  if (config.norm == Norm::rms) return rms_norm(tape, name, x, gain, config.norm_epsilon);
  const Ref bias =
      tape.parameter({id + ".bias", "bias"}, {ParameterKind::norm_bias, width, {Axis::feature}});
  if (config.norm == Norm::batch) {
    return batch_norm(tape, name, x, {gain, bias}, config.norm_epsilon, lengths);
  }
  return layer_norm(tape, name, x, {gain, bias}, config.norm_epsilon);
}

}  // namespace playground
