#include "core/ops/norm_backward.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/ops/arithmetic.h"
#include "core/ops/gradient.h"
#include "core/ops/norm.h"
#include "core/ops/rows.h"
#include "core/ops/softmax.h"

namespace playground {
namespace {

// How many numbers of x are behind each number of a statistic: a row, or the rows that count.
double numbers_behind(const OpBackward& pass) {
  const std::int64_t all = count(pass.shape(0)) / count(pass.tape().shape(pass.result()));
  const OpParameter* lengths = pass.parameter("lengths");
  if (lengths == nullptr) return static_cast<double>(all);
  double counted = 0;
  for (const std::int64_t length : std::get<std::vector<std::int64_t>>(*lengths)) {
    counted += static_cast<double>(length);
  }
  return std::max(counted, 1.0);
}

// Hands over the gradient of the x of a statistic; rows that do not count get 0.
void give_counted(OpBackward& pass, Ref gradient) {
  if (!pass.wants(0)) return;
  if (const std::optional<Ref> counted = counted_rows(pass)) {
    return pass.give(0, multiply(pass.tape(), pass.term(0), gradient, *counted));
  }
  give_on(pass, 0, gradient);
}

}  // namespace

void mean_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref share = scale(tape, pass.step("share"), pass.gradient(), 1 / numbers_behind(pass));
  give_counted(pass,
               expand(tape, pass.step("each"), share, pass.shape(0), tape.axes(pass.input(0))));
}

// The squares are least at the mean, so that its own gradient is 0 unless the request gave it.
void variance_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref share = scale(tape, pass.step("share"), pass.gradient(), 2 / numbers_behind(pass));
  const Ref apart = subtract(tape, pass.step("apart"), pass.input(0), pass.input(1));
  Ref each = multiply(tape, pass.step("each"), apart, share);
  if (const std::optional<Ref> counted = counted_rows(pass)) {
    each = multiply(tape, pass.step("rows"), each, *counted);
  }
  give_on(pass, 0, each);
  if (!pass.wants(1)) return;
  const Ref opposite = scale(tape, pass.step("opposite"), each, -1);
  give_on(pass, 1, opposite);
}

void root_mean_square_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref quotient = divide_by_sum(tape, pass.step("quotient"), pass.gradient(), pass.result());
  const Ref share = scale(tape, pass.step("share"), quotient, 1 / numbers_behind(pass));
  pass.give(0, multiply(tape, pass.term(0), pass.input(0), share));
}

// -1/2 r^3, r being the inverse root.
void inverse_root_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref square = multiply(tape, pass.step("square"), pass.result(), pass.result());
  const Ref cube = multiply(tape, pass.step("cube"), square, pass.result());
  const Ref slope = scale(tape, pass.step("slope"), cube, -0.5);
  pass.give(0, multiply(tape, pass.term(0), pass.gradient(), slope));
}

// Of layer_norm and batch_norm, (x - mean) / sqrt(variance + epsilon) * gain + bias, each of whose
// five inputs counts: so x gets its part by way of mean and variance from their own rules.
void standardize_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const auto [x, mean, variance, gain] =
      std::array{pass.input(0), pass.input(1), pass.input(2), pass.input(3)};
  const double epsilon = std::get<double>(*pass.parameter("epsilon"));
  const Ref inverse = inverse_root(tape, pass.step("inverse_deviation"), variance, epsilon);
  const Ref apart = subtract(tape, pass.step("apart"), x, mean);
  const Ref standard = multiply(tape, pass.step("standardized"), apart, inverse);
  const Ref scaled = multiply(tape, pass.step("times_gain"), pass.gradient(), gain);
  const Ref direct = multiply(tape, pass.step("direct"), scaled, inverse);
  give_on(pass, 0, direct);
  if (pass.wants(1)) give_on(pass, 1, scale(tape, pass.step("opposite"), direct, -1));
  if (pass.wants(2)) {
    const Ref products = multiply(tape, pass.step("products"), direct, standard);
    const Ref slopes = multiply(tape, pass.step("slopes"), products, inverse);
    give_on(pass, 2, scale(tape, pass.step("halved"), slopes, -0.5));
  }
  give_summed(pass, 3, tape.shape(pass.result()),
              [&](NodeName name) { return multiply(tape, name, pass.gradient(), standard); });
  give_on(pass, 4, pass.gradient());
}

void rms_norm_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const auto [x, rms, gain] = std::array{pass.input(0), pass.input(1), pass.input(2)};
  const Ref scaled = multiply(tape, pass.step("times_gain"), pass.gradient(), gain);
  const Ref direct = divide_by_sum(tape, pass.step("direct"), scaled, rms);
  const Ref standard = divide_by_sum(tape, pass.step("standardized"), x, rms);
  give_on(pass, 0, direct);
  if (pass.wants(1)) {
    const Ref products = multiply(tape, pass.step("products"), direct, standard);
    const Ref sum = row_sum(tape, pass.step("sum"), products);
    pass.give(1, scale(tape, pass.term(1), sum, -1));
  }
  give_summed(pass, 2, tape.shape(pass.result()),
              [&](NodeName name) { return multiply(tape, name, pass.gradient(), standard); });
}

}  // namespace playground
