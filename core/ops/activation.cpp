#include "core/ops/activation.h"

#include <cmath>
#include <numbers>

#include "core/kernels/elementary.h"

namespace playground {
namespace {

using Function = double (*)(double);

Ref cell_by_cell(Tape& tape, std::string_view id, const char* op, Ref x, Function function) {
  return tape.record(id, tape.like(op, {x}), [&](std::span<float> result) {
    const std::span<const float> values = tape.values(x);
    for (std::size_t i = 0; i < result.size(); ++i) {
      result[i] = static_cast<float>(function(values[i]));
    }
  });
}

}  // namespace

Ref relu(Tape& tape, std::string_view id, Ref x) {
  return cell_by_cell(tape, id, "relu", x, [](double v) { return v > 0 ? v : 0.0; });
}

Ref gelu(Tape& tape, std::string_view id, Ref x) {
  return cell_by_cell(tape, id, "gelu", x, [](double v) {
    return v * 0.5 * elementary::erfc(-v / std::numbers::sqrt2);
  });
}

Ref gelu_tanh(Tape& tape, std::string_view id, Ref x) {
  return cell_by_cell(tape, id, "gelu_tanh", x, [](double v) {
    const double inner = std::sqrt(2 / std::numbers::pi) * (v + 0.044715 * v * v * v);
    return 0.5 * v * (1 + elementary::tanh(inner));
  });
}

Ref silu(Tape& tape, std::string_view id, Ref x) {
  return cell_by_cell(tape, id, "silu", x, [](double v) { return v / (1 + elementary::exp(-v)); });
}

Ref tanh(Tape& tape, std::string_view id, Ref x) {
  return cell_by_cell(tape, id, "tanh", x, elementary::tanh);
}

Ref exp(Tape& tape, std::string_view id, Ref x) {
  return cell_by_cell(tape, id, "exp", x, elementary::exp);
}

}  // namespace playground
