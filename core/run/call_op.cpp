#include "core/run/call_op.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/base/limits.h"
#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/dropout.h"
#include "core/ops/mask.h"
#include "core/ops/norm.h"
#include "core/ops/principal_components.h"
#include "core/ops/product.h"
#include "core/ops/reshape.h"
#include "core/ops/rotate.h"
#include "core/ops/score.h"
#include "core/ops/softmax.h"
#include "core/ops/source.h"

namespace playground {
namespace {

// What an operation is called with.
struct Call {
  Tape& tape;
  const std::string& id;
  const std::vector<Ref>& in;
  const std::map<std::string, Parameter>& parameters;

  template <class T>
  T get(const std::string& name, const T& otherwise) const {
    const auto found = parameters.find(name);
    return found == parameters.end() ? otherwise : std::get<T>(found->second);
  }
  std::int64_t integer(const std::string& name, std::int64_t otherwise = 0) const {
    return get<std::int64_t>(name, otherwise);
  }
  double number(const std::string& name, double otherwise = 0) const {
    return get<double>(name, otherwise);
  }
  std::string text(const std::string& name, const std::string& otherwise) const {
    return get<std::string>(name, otherwise);
  }
  std::vector<std::int64_t> integers(const std::string& name) const {
    return get<std::vector<std::int64_t>>(name, {});
  }
  std::optional<Ref> input(std::size_t index) const {
    return index < in.size() ? std::optional(in[index]) : std::nullopt;
  }
};

// An input, or a parameter of the norm's own.
Ref norm_parameter(const Call& call, std::size_t index, const char* name, float value) {
  if (const std::optional<Ref> given = call.input(index)) return *given;
  const std::int64_t width = call.tape.rank(call.in[0]) ? call.tape.last_size(call.in[0]) : 1;
  Step step{"parameter", {}, {width}, {Axis::feature}};
  return call.tape.record(call.id + name, std::move(step), [&](std::span<float> result) {
    std::fill(result.begin(), result.end(), value);
  });
}

Affine affine_of(const Call& call) {
  const Ref gain = norm_parameter(call, 1, ".gain", 1);
  return {gain, norm_parameter(call, 2, ".bias", 0)};
}

Ref call_dropout(const Call& call) {
  const double rate = call.number("rate");
  call.tape.require(rate >= 0 && rate <= 1, ErrorCode::invalid_value, {"rate must lie in 0..1"});
  const bool mkl = call.text("generator", "torch") == "torch_mkl";
  DropoutStream stream{rate, mkl ? DropoutGenerator::torch_mkl : DropoutGenerator::torch,
                       Generator(call.integer("seed", default_seed))};
  const std::string mask_id = call.id + ".mask";
  return dropout(call.tape, {mask_id, call.id}, call.in[0], stream);
}

Ref call_rotate(const Call& call) {
  const std::int64_t rank = call.tape.rank(call.in[0]);
  const std::int64_t axis = call.integer("position_axis", -2);
  return rotate(call.tape, call.id, call.in[0],
                {axis < 0 ? axis + rank : axis, call.number("base", 10000)});
}

Ref call_lookup(const Call& call) {
  Rows rows{call.integers("ids"), {}, {Axis::query}};
  call.tape.require(!rows.ids.empty(), ErrorCode::invalid_value, {"ids must name a row or more"});
  rows.shape = {static_cast<std::int64_t>(rows.ids.size())};
  return lookup(call.tape, call.id, call.in[0], rows);
}

Ref call_view(const Call& call) {
  const std::vector<std::int64_t> shape = call.integers("shape");
  return view(call.tape, call.id, call.in[0], shape, default_axes(shape));
}

Ref call_transpose(const Call& call) {
  const std::vector<std::int64_t> axes = call.integers("axes");
  call.tape.require(axes.size() == 2, ErrorCode::invalid_value,
                    {"axes must name the two axes that change places"});
  return transpose(call.tape, call.id, call.in[0], axes[0], axes[1]);
}

Ref call_sinusoidal(const Call& call) {
  const std::int64_t length = call.integer("length");
  const std::int64_t width = call.integer("width");
  call.tape.require(length >= 1 && width >= 1, ErrorCode::invalid_value,
                    {"length and width must be at least 1"});
  call.tape.require(length <= limits.width && width <= limits.width, ErrorCode::too_large,
                    {"length and width are limited to ", limits.width});
  return sinusoidal(call.tape, call.id, length, width);
}

Ref call_add(const Call& call) {
  AddOptions options;
  if (call.parameters.count("alpha") > 0) options.alpha = call.number("alpha");
  return add(call.tape, call.id, call.in[0], call.in[1], options);
}

double epsilon_of(const Call& call) {
  const double epsilon = call.number("epsilon", 1e-5);
  call.tape.require(epsilon >= 0, ErrorCode::invalid_value, {"epsilon must not be negative"});
  return epsilon;
}

template <Ref (*Op)(Tape&, std::string_view, Ref)>
Ref unary(const Call& call) {
  return Op(call.tape, call.id, call.in[0]);
}

template <Ref (*Op)(Tape&, std::string_view, Ref, Ref)>
Ref binary(const Call& call) {
  return Op(call.tape, call.id, call.in[0], call.in[1]);
}

Ref call_scale(const Call& c) { return scale(c.tape, c.id, c.in[0], c.number("factor")); }

Ref call_linear(const Call& c) { return linear(c.tape, c.id, c.in[0], c.in[1], c.input(2)); }

Ref call_additive(const Call& c) {
  return additive(c.tape, c.id, c.in[0], c.in[1], {c.in[2], c.in[3]});
}

Ref call_bilinear(const Call& c) { return bilinear(c.tape, c.id, c.in[0], c.in[1], c.in[2]); }

Ref call_mask(const Call& c) {
  const bool zero = c.text("fill", "-inf") == "0";
  return mask(c.tape, c.id, c.in[0], c.in[1], zero ? Fill::zero : Fill::minus_infinity);
}

Ref call_divide_by_sum(const Call& c) { return divide_by_sum(c.tape, c.id, c.in[0], c.input(1)); }

Ref call_split_heads(const Call& c) {
  return split_heads(c.tape, c.id, c.in[0], c.integer("num_heads"));
}

Ref call_repeat_heads(const Call& c) {
  return repeat_heads(c.tape, c.id, c.in[0], c.integer("times"));
}

Ref call_concatenate(const Call& c) {
  std::optional<std::int64_t> axis;
  if (c.parameters.count("axis") > 0) axis = c.integer("axis");
  return concatenate(c.tape, c.id, c.in, axis);
}

Ref call_slice(const Call& c) {
  return slice(c.tape, c.id, c.in[0], {c.integer("axis"), c.integer("start"), c.integer("end")});
}

Ref call_layer_norm(const Call& c) {
  return layer_norm(c.tape, c.id, c.in[0], affine_of(c), epsilon_of(c));
}

Ref call_rms_norm(const Call& c) {
  return rms_norm(c.tape, c.id, c.in[0], norm_parameter(c, 1, ".gain", 1), epsilon_of(c));
}

Ref call_batch_norm(const Call& c) {
  return batch_norm(c.tape, c.id, c.in[0], affine_of(c), epsilon_of(c), {});
}

Ref call_principal_components(const Call& c) {
  return principal_components(c.tape, c.id, c.in[0], c.integer("components", 3));
}

struct Function {
  std::string_view op;
  Ref (*call)(const Call&);
};

constexpr std::array functions{
    Function{"identity", unary<identity>},
    Function{"lookup", call_lookup},
    Function{"sinusoidal", call_sinusoidal},
    Function{"rotate", call_rotate},
    Function{"add", call_add},
    Function{"multiply", binary<multiply>},
    Function{"maximum", binary<maximum>},
    Function{"scale", call_scale},
    Function{"linear", call_linear},
    Function{"matmul", binary<matmul>},
    Function{"matmul_transposed", binary<matmul_transposed>},
    Function{"additive", call_additive},
    Function{"bilinear", call_bilinear},
    Function{"cosine", binary<cosine>},
    Function{"mask", call_mask},
    Function{"softmax", unary<softmax>},
    Function{"softmax_naive", unary<softmax_naive>},
    Function{"divide_by_sum", call_divide_by_sum},
    Function{"row_sum", unary<row_sum>},
    Function{"row_max", unary<row_max>},
    Function{"dropout", call_dropout},
    Function{"split_heads", call_split_heads},
    Function{"merge_heads", unary<merge_heads>},
    Function{"repeat_heads", call_repeat_heads},
    Function{"view", call_view},
    Function{"transpose", call_transpose},
    Function{"concatenate", call_concatenate},
    Function{"slice", call_slice},
    Function{"layer_norm", call_layer_norm},
    Function{"rms_norm", call_rms_norm},
    Function{"batch_norm", call_batch_norm},
    Function{"relu", unary<relu>},
    Function{"gelu", unary<gelu>},
    Function{"gelu_tanh", unary<gelu_tanh>},
    Function{"silu", unary<silu>},
    Function{"tanh", unary<tanh>},
    Function{"exp", unary<exp>},
    Function{"principal_components", call_principal_components},
};

}  // namespace

Ref call_op(Tape& tape, const std::string& id, const OpCall& call, const std::vector<Ref>& inputs) {
  const auto* function = std::find_if(functions.begin(), functions.end(),
                                      [&](const Function& each) { return each.op == call.op; });
  return function->call({tape, id, inputs, call.parameters});
}

}  // namespace playground
