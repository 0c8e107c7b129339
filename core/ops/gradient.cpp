#include "core/ops/gradient.h"

#include <algorithm>
#include <string>

#include "core/kernels/matmul.h"
#include "core/ops/product.h"
#include "core/ops/rows.h"
#include "core/ops/shape/heads.h"
#include "core/ops/shape/reshape.h"
#include "core/ops/source.h"
#include "core/tensor/broadcast.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

void require_broadcast(const Tape& tape, const Op& op, const Shape& from, const Shape& to) {
  tape.require(broadcast(from, to) == to, ErrorCode::shape_mismatch,
               {"{0} needs a shape that broadcasts to the other; {1} does not broadcast to {2}",
                "{0} 需要能够广播的形状；{1} 不能广播成 {2}"},
               op.name, from, to);
}

constexpr Op one_hot_op{
    .name = "one_hot",
    .title = {"One at one place", "只有一处为 1"},
    .formula = "$r_i = \\begin{cases} 1 & i = n \\\\ 0 & i \\ne n \\end{cases}",
    .keeps = KeptAxes::none,
};

std::string accumulate_formula(const Node& node) {
  std::string sum = "$r = $0";
  const std::size_t shown = std::min<std::size_t>(node.inputs.size(), 4);
  for (std::size_t i = 1; i < shown; ++i) sum += " + $" + std::to_string(i);
  return shown < node.inputs.size() ? sum + " + \\dots" : sum;
}

void accumulate_backward(OpBackward& pass) {
  for (std::size_t i = 0; i < pass.input_count(); ++i) give_on(pass, i, pass.gradient());
}

constexpr Op accumulate_op{
    .name = "accumulate",
    .title = {"Sum of the parts", "各部分之和"},
    .formula_of = accumulate_formula,
    .backward = accumulate_backward,
};

void sum_to_backward(OpBackward& pass) {
  pass.give(0, expand(pass.tape(), pass.term(0), pass.gradient(), pass.shape(0),
                      pass.tape().axes(pass.input(0))));
}

constexpr Op sum_to_op{
    .name = "sum_to",
    .title = {"Sum over axes", "沿轴求和"},
    .formula = "$r = \\sum $0",
    .backward = sum_to_backward,
};

void expand_backward(OpBackward& pass) {
  pass.give(0, sum_to(pass.tape(), pass.term(0), pass.gradient(), pass.shape(0),
                      pass.tape().axes(pass.input(0))));
}

constexpr Op expand_op{
    .name = "expand",
    .title = {"Repeat along axes", "沿轴复制"},
    .formula = "$r = \\mathrm{expand}($0)",
    .backward = expand_backward,
};

void outer_products_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  if (pass.wants(0)) {
    pass.give(0, times_transposed(tape, pass.term(0), pass.input(1), pass.gradient()));
  }
  if (pass.wants(1)) {
    pass.give(1, matmul(tape, pass.term(1), pass.input(0), pass.gradient()));
  }
}

constexpr Op outer_products_op{
    .name = "outer_products",
    .title = {"Sum of outer products", "外积之和"},
    .formula = "$r = \\sum_t {$0_t}^{\\top} $1_t",
    .keeps = KeptAxes::none,
    .backward = outer_products_backward,
};

void sum_heads_backward(OpBackward& pass) {
  const auto times = std::get<std::int64_t>(*pass.parameter("times"));
  pass.give(0, repeat_heads(pass.tape(), pass.term(0), pass.gradient(), times));
}

constexpr Op sum_heads_op{
    .name = "sum_heads",
    .title = {"Sum of the heads of a group", "组内各头之和"},
    .formula = "$r_g = \\sum_{h \\in g} $0_h",
    .backward = sum_heads_backward,
};

void scatter_rows_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Shape& shape = pass.shape(0);
  const Axes& axes = tape.axes(pass.input(0));
  const TableRows rows{std::get<std::vector<std::int64_t>>(*pass.parameter("ids")),
                       {shape.begin(), shape.end() - 1},
                       {axes.begin(), axes.end() - 1}};
  pass.give(0, lookup(tape, pass.term(0), pass.gradient(), rows));
}

constexpr Op scatter_rows_op{
    .name = "scatter_rows",
    .title = {"Rows added to a table", "按行加到表中"},
    .formula = "$r_v = \\sum_{i:\\, \\mathrm{id}(i) = v} $0_i",
    .keeps = KeptAxes::none,
    .backward = scatter_rows_backward,
};

// The rows of x, counted over all axes but the last.
std::int64_t row_count(const Tape& tape, Ref x) {
  return count(tape.shape(x)) / (tape.rank(x) == 0 ? 1 : tape.last_size(x));
}

}  // namespace

Ref one_hot(Tape& tape, NodeName name, Ref like, std::int64_t index) {
  Step step{one_hot_op, {}, tape.shape(like), tape.axes(like)};
  step.with("index", index);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::fill(result.begin(), result.end(), 0.0F);
    result[static_cast<std::size_t>(index)] = 1;
  });
}

Ref accumulate(Tape& tape, NodeName name, const std::vector<Ref>& parts) {
  Step step{accumulate_op, parts, tape.shape(parts[0]), tape.axes(parts[0])};
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    row(result) = row(tape.values(parts[0]));
    for (std::size_t i = 1; i < parts.size(); ++i) row(result) += row(tape.values(parts[i]));
  });
}

Ref sum_to(Tape& tape, NodeName name, Ref x, const Shape& shape, const Axes& axes) {
  require_broadcast(tape, sum_to_op, shape, tape.shape(x));
  Step step{sum_to_op, {x}, shape, axes};
  step.with("shape", shape);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const std::vector<std::int64_t> strides = broadcast_strides(shape, tape.shape(x));
    const std::span<const float> from = tape.values(x);
    std::vector<double> sums(result.size(), 0);
    for (std::size_t cell = 0; cell < from.size(); ++cell) {
      const std::int64_t to = offset_of(static_cast<std::int64_t>(cell), tape.shape(x), strides);
      sums[static_cast<std::size_t>(to)] += from[cell];
    }
    std::transform(sums.begin(), sums.end(), result.begin(),
                   [](double sum) { return static_cast<float>(sum); });
  });
}

Ref expand(Tape& tape, NodeName name, Ref x, const Shape& shape, const Axes& axes) {
  require_broadcast(tape, expand_op, tape.shape(x), shape);
  Step step{expand_op, {x}, shape, axes};
  step.with("shape", shape);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const std::vector<std::int64_t> strides = broadcast_strides(tape.shape(x), shape);
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const std::int64_t from = offset_of(static_cast<std::int64_t>(cell), shape, strides);
      result[cell] = tape.values(x)[static_cast<std::size_t>(from)];
    }
  });
}

Ref outer_products(Tape& tape, NodeName name, Ref a, Ref b) {
  const std::int64_t rows = row_count(tape, a);
  tape.require(tape.rank(a) >= 1 && tape.rank(b) >= 1 && row_count(tape, b) == rows,
               ErrorCode::shape_mismatch,
               {"outer_products needs equally many rows; {0} and {1} differ",
                "outer_products 需要行数相同；{0} 与 {1} 不同"},
               tape.shape(a), tape.shape(b));
  const ProductSizes sizes{tape.last_size(a), rows, tape.last_size(b)};
  Step step{outer_products_op, {a, b}, {}, {}};
  step.append(sizes.rows, tape.axes(a).back()).append(sizes.columns, tape.axes(b).back());
  step.multiply_adds = sizes.rows * sizes.inner * sizes.columns;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const Cells columns = rows_of(tape, a).transpose();
    matmul(columns.data(), tape.values(b).data(), result.data(), sizes);
  });
}

Ref sum_heads(Tape& tape, NodeName name, Ref x, std::int64_t times) {
  Step step = tape.like(sum_heads_op, {x});
  step.with("times", times);
  const std::size_t heads = step.shape.size() - 3;
  const std::int64_t head_size = step.shape[heads + 1] * step.shape[heads + 2];
  step.shape[heads] /= times;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const ConstMatrixView from = matrix(tape.values(x), head_size);  // one head in each row
    MatrixView sums = matrix(result, head_size);
    for (std::int64_t head = 0; head < sums.rows(); ++head) {
      RowOfDoubles sum = RowOfDoubles::Zero(head_size);
      for (std::int64_t i = 0; i < times; ++i) sum += from.row(head * times + i).cast<double>();
      sums.row(head) = sum.cast<float>();
    }
  });
}

Ref scatter_rows(Tape& tape, NodeName name, Ref x, const std::vector<std::int64_t>& ids,
                 std::int64_t height) {
  const std::int64_t width = tape.last_size(x);
  Step step{scatter_rows_op, {x}, {height, width}, {Axis::vocabulary, tape.axes(x).back()}};
  step.with("ids", ids);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const ConstMatrixView from = rows_of(tape, x);
    Doubles sums = Doubles::Zero(height, width);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (ids[i] >= 0) sums.row(ids[i]) += from.row(static_cast<std::int64_t>(i)).cast<double>();
    }
    matrix(result, width) = sums.cast<float>();
  });
}

void give_summed(OpBackward& pass, std::size_t input, const Shape& whole,
                 FunctionRef<Ref(NodeName)> make) {
  if (!pass.wants(input)) return;
  if (pass.shape(input) == whole) return pass.give(input, make(pass.term(input)));
  const Ref each = make(pass.step("each_" + std::to_string(input + 1)));
  pass.give(input, sum_to(pass.tape(), pass.term(input), each, pass.shape(input),
                          pass.tape().axes(pass.input(input))));
}

void give_on(OpBackward& pass, std::size_t input, Ref gradient) {
  if (!pass.wants(input)) return;
  Tape& tape = pass.tape();
  const Shape& shape = pass.shape(input);
  const bool whole = shape == tape.shape(gradient);
  pass.give(input,
            whole ? identity(tape, pass.term(input), gradient)
                  : sum_to(tape, pass.term(input), gradient, shape, tape.axes(pass.input(input))));
}

std::optional<Ref> counted_rows(OpBackward& pass) {
  const OpParameter* parameter = pass.parameter("lengths");
  if (parameter == nullptr) return std::nullopt;
  const Shape& shape = pass.shape(0);
  Tensor counts{{shape[0], shape[1], 1}, {}};
  for (const std::int64_t length : std::get<std::vector<std::int64_t>>(*parameter)) {
    for (std::int64_t token = 0; token < shape[1]; ++token) {
      counts.values.push_back(token < length ? 1.0F : 0.0F);
    }
  }
  return given(pass.tape(), pass.step("counted"), counts,
               {Axis::batch, Axis::query, Axis::feature});
}

std::span<const Op* const> gradient_ops() {
  static constexpr const Op* rows[] = {&one_hot_op,     &accumulate_op,     &sum_to_op,
                                       &expand_op,      &outer_products_op, &sum_heads_op,
                                       &scatter_rows_op};
  return rows;
}

}  // namespace playground
