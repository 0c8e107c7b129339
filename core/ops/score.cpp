#include "core/ops/score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "core/graph/backward.h"
#include "core/kernels/matmul.h"
#include "core/ops/arithmetic.h"
#include "core/ops/batching.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/ops/norm.h"
#include "core/ops/product.h"
#include "core/ops/rows.h"
#include "core/ops/shape/reshape.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

Ref call_additive(const OpCall& call) {
  return additive(call.tape, call.result, call.in[0], call.in[1], {call.in[2], call.in[3]});
}

Ref call_bilinear(const OpCall& call) {
  return bilinear(call.tape, call.result, call.in[0], call.in[1], call.in[2]);
}

// (…, T, S, hidden) summed over one axis of pairs, without it: over keys (…, T, hidden) or over
// queries (…, S, hidden).
Ref sum_of_pairs(OpBackward& pass, const std::string& name, std::size_t axis_from_end) {
  Tape& tape = pass.tape();
  Shape shape = tape.shape(pass.gradient());
  Axes axes = tape.axes(pass.gradient());
  const std::size_t axis = shape.size() - axis_from_end;
  shape[axis] = 1;
  const Ref sum = sum_to(tape, pass.step(name + "_sum"), pass.gradient(), shape, axes);
  shape.erase(shape.begin() + static_cast<std::ptrdiff_t>(axis));
  axes.erase(axes.begin() + static_cast<std::ptrdiff_t>(axis));
  return view(tape, pass.step(name + "_rows"), sum, shape, axes);
}

// Of one side: x W^T was added to every pair.
void give_side(OpBackward& pass, const std::string& name, std::size_t x, std::size_t weight) {
  if (!pass.wants(x) && !pass.wants(weight)) return;
  Tape& tape = pass.tape();
  const Ref sums = sum_of_pairs(pass, name, x == 0 ? 2 : 3);
  Shape whole = tape.shape(sums);
  whole.back() = tape.last_size(pass.input(x));
  give_summed(pass, x, whole,
              [&](NodeName term) { return linear(tape, term, sums, pass.input(weight)); });
  if (!pass.wants(weight)) return;
  const Ref rows = pass.input(x);
  if (count(tape.shape(rows)) == count(whole)) {
    return pass.give(weight, outer_products(tape, pass.term(weight), sums, rows));
  }
  // x was broadcast to other sentences or heads.
  const Ref each = expand(tape, pass.step(name + "_input"), rows, whole, tape.axes(sums));
  pass.give(weight, outer_products(tape, pass.term(weight), sums, each));
}

void additive_backward(OpBackward& pass) {
  give_side(pass, "query", 0, 3);
  give_side(pass, "key", 1, 2);
}

// The scores are q (k W)^T; with the gradient G, that of q is G (k W), of k it is G^T q W^T, and of
// W it is k^T G^T q.
void bilinear_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref query = pass.input(0);
  const Ref key = pass.input(1);
  const Ref weight = pass.input(2);
  const Shape scores = tape.shape(pass.gradient());
  Shape whole = scores;
  if (pass.wants(0)) {
    const Ref projected = linear(tape, pass.step("projected_key"), key, weight);
    whole.back() = tape.last_size(query);
    give_summed(pass, 0, whole,
                [&](NodeName name) { return matmul(tape, name, pass.gradient(), projected); });
  }
  if (!pass.wants(1) && !pass.wants(2)) return;
  const Ref turned = transpose(tape, pass.step("transposed"), pass.gradient(), -2, -1);
  const Ref queries = matmul(tape, pass.step("weighted_queries"), turned, query);
  whole = tape.shape(queries);
  whole.back() = tape.last_size(key);
  give_summed(pass, 1, whole,
              [&](NodeName name) { return matmul_transposed(tape, name, queries, weight); });
  if (!pass.wants(2)) return;
  const bool is_whole = tape.shape(key) == whole;
  const Ref keys = is_whole ? key : expand(tape, pass.step("keys"), key, whole, tape.axes(queries));
  pass.give(2, outer_products(tape, pass.term(2), keys, queries));
}

// 1 / |x| of each row, (…, 1).
Ref inverse_norms(OpBackward& pass, const std::string& name, Ref x) {
  Tape& tape = pass.tape();
  const Ref squares = multiply(tape, pass.step(name + "_squares"), x, x);
  const Ref sums = row_sum(tape, pass.step(name + "_square_sum"), squares);
  return inverse_root(tape, pass.step(name + "_inverse_norm"), sums, 0);
}

// With r_ij = q_i . k_j / (|q_i| |k_j|), that of q_i is
// sum_j g_ij (k_j / |k_j| - r_ij q_i / |q_i|) / |q_i|.
void give_cosine(OpBackward& pass, std::size_t own, std::array<Ref, 2> inverse, Ref gradient,
                 Ref scores) {
  Tape& tape = pass.tape();
  const std::size_t other = 1 - own;
  const std::string name = own == 0 ? "query" : "key";
  const Ref unit = multiply(tape, pass.step(name + "_other"), pass.input(other), inverse[other]);
  const Ref towards = matmul(tape, pass.step(name + "_towards"), gradient, unit);
  const Ref weighted = multiply(tape, pass.step(name + "_weighted"), gradient, scores);
  const Ref share = row_sum(tape, pass.step(name + "_share"), weighted);
  const Ref direction = multiply(tape, pass.step(name + "_unit"), pass.input(own), inverse[own]);
  const Ref along = multiply(tape, pass.step(name + "_along"), direction, share);
  const Ref across = subtract(tape, pass.step(name + "_across"), towards, along);
  give_summed(pass, own, tape.shape(across),
              [&](NodeName term) { return multiply(tape, term, across, inverse[own]); });
}

void cosine_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const std::array<Ref, 2> inverse = {inverse_norms(pass, "query", pass.input(0)),
                                      inverse_norms(pass, "key", pass.input(1))};
  if (pass.wants(0)) give_cosine(pass, 0, inverse, pass.gradient(), pass.result());
  if (!pass.wants(1)) return;
  give_cosine(pass, 1, inverse, transpose(tape, pass.step("transposed"), pass.gradient(), -2, -1),
              transpose(tape, pass.step("transposed_scores"), pass.result(), -2, -1));
}

constexpr Op additive_op{
    .name = "additive",
    .title = {"Additive score", "加性打分"},
    .formula = "$r_{ij} = $2\\, $1_j + $3\\, $0_i",
    .call = call_additive,
    .min_inputs = 4,
    .max_inputs = 4,
    .keeps = KeptAxes::pairs,
    .backward = additive_backward,
    .meaning =
        {"W key + U query. The inputs are query, key, W (hidden, d_key) and U (hidden, d_query).",
         "W key + U query。输入依次为 query、key、W (hidden, d_key) 和 U (hidden, d_query)。"},
};

constexpr Op bilinear_op{
    .name = "bilinear",
    .title = {"Bilinear score", "双线性打分"},
    .formula = "$r_{ij} = $1_j^{\\top}\\, $2\\, $0_i",
    .call = call_bilinear,
    .min_inputs = 3,
    .max_inputs = 3,
    .keeps = KeptAxes::transposed_product,
    .backward = bilinear_backward,
    .meaning = {"key W query. The inputs are query, key and W (d_key, d_query).",
                "key W query。输入依次为 query、key 和 W (d_key, d_query)。"},
};

constexpr Op cosine_op{
    .name = "cosine",
    .title = {"Cosine", "余弦"},
    .formula = "$r_{ij} = \\frac{$0_i \\cdot $1_j}{\\lVert $0_i \\rVert\\, \\lVert $1_j \\rVert}",
    .call = call_binary<cosine>,
    .min_inputs = 2,
    .max_inputs = 2,
    .keeps = KeptAxes::transposed_product,
    .backward = cosine_backward,
    .meaning = {"The inputs are query and key.", "输入依次为查询和键。"},
};

struct Sizes {
  std::int64_t queries;
  std::int64_t keys;
  std::int64_t query_width;
  std::int64_t key_width;
};

Sizes sizes_of(const Tape& tape, Ref query, Ref key) {
  const Shape& q = tape.shape(query);
  const Shape& k = tape.shape(key);
  return {q[q.size() - 2], k[k.size() - 2], q.back(), k.back()};
}

// (…, T, S) of the pairs of queries and keys.
Step score_step(const Tape& tape, const Op& op, const std::vector<Ref>& inputs,
                const Batching& batching) {
  const Sizes sizes = sizes_of(tape, inputs[0], inputs[1]);
  const Axes& query_axes = tape.axes(inputs[0]);
  const Axes& key_axes = tape.axes(inputs[1]);
  const Axis rows = query_axes[query_axes.size() - 2];
  const Axis columns = key_axes[key_axes.size() - 2];
  Step step{op, inputs, batching.shape, batching.axes};
  step.append(sizes.queries, rows);
  step.append(sizes.keys, columns == Axis::query ? Axis::key : columns);
  step.multiply_adds = count(step.shape) * std::max(sizes.query_width, sizes.key_width);
  return step;
}

// The queries and the keys of one matrix of scores.
struct Operands {
  const float* query;
  const float* key;
};

// Those of all matrices of scores, in order.
std::vector<Operands> operands_of(const Tape& tape, Ref query, Ref key, const Batching& batching) {
  std::vector<Operands> operands;
  for (std::int64_t matrix = 0; matrix < count(batching.shape); ++matrix) {
    const auto [of_query, of_key] = batching.pair(matrix);
    operands.push_back({tape.values(query).data() + of_query, tape.values(key).data() + of_key});
  }
  return operands;
}

// The Euclidean norm of each row. Its squares are added in double, in order.
RowOfDoubles norms(const ConstMatrixView& rows) {
  RowOfDoubles squares = RowOfDoubles::Zero(rows.rows());
  for (std::int64_t column = 0; column < rows.cols(); ++column) {
    squares += rows.col(column).transpose().cast<double>().square();
  }
  return squares.sqrt();
}

double dot_in_double(const float* a, const float* b, std::int64_t width) {
  double sum = 0;
  for (std::int64_t i = 0; i < width; ++i) sum += double{a[i]} * double{b[i]};
  return sum;
}

// Dot products of large vectors overflow float32; only those are computed again.
void divide_by_norms(const Operands& pair, const Sizes& sizes, MatrixView scores) {
  const RowOfDoubles of_query = norms(matrix(pair.query, sizes.queries, sizes.query_width));
  const RowOfDoubles of_key = norms(matrix(pair.key, sizes.keys, sizes.key_width));
  for (std::int64_t i = 0; i < scores.rows(); ++i) {
    const float* query = pair.query + i * sizes.query_width;
    RowOfDoubles row = scores.row(i).cast<double>();
    for (std::int64_t j = 0; j < row.size(); ++j) {
      if (std::isfinite(row[j])) continue;
      row[j] = dot_in_double(query, pair.key + j * sizes.key_width, sizes.key_width);
    }
    scores.row(i) = (row / (of_query[i] * of_key).max(1e-8)).cast<float>();
  }
}

}  // namespace

Ref additive(Tape& tape, NodeName name, Ref query, Ref key, AdditiveParameters parameters) {
  const Batching batching = batching_of(tape, query, key);
  const Sizes sizes = sizes_of(tape, query, key);
  const Shape& of_key = tape.shape(parameters.key);
  const Shape& of_query = tape.shape(parameters.query);
  const std::int64_t hidden = of_key.empty() ? 0 : of_key[0];
  tape.require(
      of_key == Shape{hidden, sizes.key_width} && of_query == Shape{hidden, sizes.query_width},
      ErrorCode::shape_mismatch,
      {"additive needs W (hidden, {0}) and U (hidden, {1}); they are {2} and {3}",
       "additive 需要 W (hidden, {0}) 和 U (hidden, {1})；现在是 {2} 和 {3}"},
      sizes.key_width, sizes.query_width, of_key, of_query);
  Step step =
      score_step(tape, additive_op, {query, key, parameters.key, parameters.query}, batching);
  step.append(hidden, Axis::hidden);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    MatrixView sums = matrix(result, hidden);  // (… T S, hidden)
    std::int64_t first = 0;
    const auto [rows, columns, query_width, key_width] = sizes;
    for (const Operands& pair : operands_of(tape, query, key, batching)) {
      Cells queries(rows, hidden);
      Cells keys(columns, hidden);
      matmul_transposed(pair.query, tape.values(parameters.query).data(), queries.data(),
                        {rows, query_width, hidden});
      matmul_transposed(pair.key, tape.values(parameters.key).data(), keys.data(),
                        {columns, key_width, hidden});
      for (std::int64_t i = 0; i < rows; ++i, first += columns) {
        sums.middleRows(first, columns) = keys.rowwise() + queries.row(i);
      }
    }
  });
}

Ref bilinear(Tape& tape, NodeName name, Ref query, Ref key, Ref weight) {
  const Batching batching = batching_of(tape, query, key);
  const Sizes sizes = sizes_of(tape, query, key);
  const Shape needed{sizes.key_width, sizes.query_width};
  tape.require(tape.shape(weight) == needed, ErrorCode::shape_mismatch,
               {"bilinear needs W {0}; it is {1}", "bilinear 需要 W {0}；现在是 {1}"}, needed,
               tape.shape(weight));
  Step step = score_step(tape, bilinear_op, {query, key, weight}, batching);
  step.multiply_adds += count(batching.shape) * sizes.keys * sizes.key_width * sizes.query_width;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    float* to = result.data();
    const auto [rows, columns, query_width, key_width] = sizes;
    for (const Operands& pair : operands_of(tape, query, key, batching)) {
      Cells projected_keys(columns, query_width);  // key W
      matmul(pair.key, tape.values(weight).data(), projected_keys.data(),
             {columns, key_width, query_width});
      matmul_transposed(pair.query, projected_keys.data(), to, {rows, query_width, columns});
      to += rows * columns;
    }
  });
}

Ref cosine(Tape& tape, NodeName name, Ref query, Ref key) {
  const Batching batching = batching_of(tape, query, key);
  const Sizes sizes = sizes_of(tape, query, key);
  tape.require(sizes.query_width == sizes.key_width, ErrorCode::shape_mismatch,
               {"cosine needs queries and keys of one width; they have {0} and {1}",
                "cosine 要求查询与键同宽；现在是 {0} 和 {1}"},
               sizes.query_width, sizes.key_width);
  Step step = score_step(tape, cosine_op, {query, key}, batching);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    float* to = result.data();
    const auto [rows, columns, query_width, key_width] = sizes;
    for (const Operands& pair : operands_of(tape, query, key, batching)) {
      matmul_transposed(pair.query, pair.key, to, {rows, query_width, columns});
      divide_by_norms(pair, sizes, matrix(to, rows, columns));
      to += rows * columns;
    }
  });
}

std::span<const Op* const> score_ops() {
  static constexpr const Op* rows[] = {&additive_op, &bilinear_op, &cosine_op};
  return rows;
}

}  // namespace playground
