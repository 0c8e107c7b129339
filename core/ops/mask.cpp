#include "core/ops/mask.h"

#include <limits>

#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/rows.h"

namespace playground {
namespace {

constexpr std::string_view fills[] = {"-inf", "0"};
constexpr OpParameterRule mask_rules[] = {
    {.name = "fill",
     .kind = OpParameterKind::text,
     .otherwise = "\"-inf\"",
     .options = fills,
     .meaning = {"The value of masked cells.", "遮住的单元格的值。"}}};

std::string mask_formula(const Node& node) {
  const bool infinite = std::get<std::string>(*find_parameter(node, "fill")) == "-inf";
  return std::string("$r_{ij} = \\begin{cases} $0_{ij} & $1_{ij} = 1 \\\\ ") +
         (infinite ? "-\\infty" : "0") + " & $1_{ij} = 0 \\end{cases}";
}

Ref call_mask(const OpCall& call) {
  const bool zero = call.text("fill", "-inf") == "0";
  return mask(call.tape, call.result, call.in[0], call.in[1],
              zero ? Fill::zero : Fill::minus_infinity);
}

// What is hidden has no part in the result.
void mask_backward(OpBackward& pass) {
  pass.give(0, mask(pass.tape(), pass.term(0), pass.gradient(), pass.input(1), Fill::zero));
}

constexpr Op mask_op{
    .name = "mask",
    .title = {"Masking", "加掩码"},
    .formula_of = mask_formula,
    .call = call_mask,
    .min_inputs = 2,
    .max_inputs = 2,
    .parameters = mask_rules,
    .backward = mask_backward,
    .gradient_inputs = 1,
    .meaning = {"x where the mask is 1, and the fill value where the mask is 0.",
                "掩码为 1 之处取 x，为 0 之处取 fill 的值。"},
};

bool fits(const Shape& x, const Shape& mask) {
  if (x.size() < 2 || mask.size() < 2 || mask.size() > 3 || mask.size() > x.size()) return false;
  const bool same_rows = x[x.size() - 2] == mask[mask.size() - 2] && x.back() == mask.back();
  return same_rows && (mask.size() == 2 || mask[0] == x[0]);
}

}  // namespace

Ref mask(Tape& tape, NodeName name, Ref x, Ref allowed, Fill fill) {
  const Shape& shape = tape.shape(x);
  const Shape& mask_shape = tape.shape(allowed);
  tape.require(fits(shape, mask_shape), ErrorCode::shape_mismatch,
               {"a mask of shape {0} does not fit {1}; (T, S) or (B, T, S) is needed",
                "形状为 {0} 的掩码与 {1} 不符；需要 (T, S) 或 (B, T, S)"},
               mask_shape, shape);
  const bool infinite = fill == Fill::minus_infinity;
  Step step = tape.like(mask_op, {x, allowed});
  step.with("fill", std::string(infinite ? "-inf" : "0"));
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const float hidden = infinite ? -std::numeric_limits<float>::infinity() : 0.0F;
    const ConstMatrixView values = rows_of(tape, x);      // (… T, S)
    const ConstMatrixView seen = rows_of(tape, allowed);  // (T, S) or (B T, S)
    MatrixView to = matrix(result, shape.back());
    const std::int64_t queries = shape[shape.size() - 2];
    const std::int64_t each = values.rows() / (mask_shape.size() == 2 ? 1 : shape[0]);
    for (std::int64_t first = 0; first < to.rows(); first += queries) {
      const auto may_see = seen.middleRows(first / each * queries, queries) != 0.0F;
      to.middleRows(first, queries) = may_see.select(values.middleRows(first, queries), hidden);
    }
  });
}

std::span<const Op* const> mask_ops() {
  static constexpr const Op* rows[] = {&mask_op};
  return rows;
}

}  // namespace playground
