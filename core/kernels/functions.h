// exp, tanh and erf of a few floats at a time.
//
// Each lane depends on its own argument alone. nan gives nan. Errors are those of all floats
// against the exact value, in units in the last place (ulp) of the result;
// tests/core/kernels/functions.cpp checks them.
#pragma once

#include "core/kernels/vector.h"

namespace playground {

// c[0] + x c[1] + x^2 c[2] + …
template <std::size_t count>
Vector polynomial(Vector x, const float (&coefficients)[count]) {
  const auto& c = in_memory(coefficients);
  Vector result = splat(c[count - 1]);
  for (std::size_t i = count - 1; i > 0; --i) result = result * x + splat(c[i - 1]);
  return result;
}

inline Vector absolute(Vector x) { return from_bits(bits(x) & 0x7fffffff); }

// `size`, which is not negative, with the sign of x.
inline Vector with_sign_of(Vector x, Vector size) {
  return from_bits(bits(size) | (bits(x) & static_cast<std::int32_t>(0x80000000)));
}

struct ExpNumbers {
  float least = -104;      // exp of it is 0
  float most = 89;         // exp of it is inf
  float magic = 12582912;  // 1.5 2^23: adding it rounds to an integer, which is in the lowest bits
  float per_ln_2 = 1.44269504F;
  float ln_2 = 0.693359375F;  // in two parts
  float ln_2_rest = -2.12194440e-4F;
  float one = 1;
  float coefficients[5] = {0.4999999403953552F, 0.1666651964187622F, 0.04166839271783829F,
                           0.008368780836462975F, 0.0013814467238262296F};
};
inline constexpr ExpNumbers exp_numbers;

// At most 1 ulp; 0 and inf beyond the range of floats, denormal results as exact as they can be.
inline Vector exp(Vector x) {
  // exp(x) = 2^n exp(r), |r| <= ln(2) / 2.
  const ExpNumbers& c = in_memory(exp_numbers);
  x = min(max(x, splat(c.least)), splat(c.most));
  const Vector shifted = x * splat(c.per_ln_2) + splat(c.magic);
  const Vector n = shifted - splat(c.magic);
  const Vector r = x - n * splat(c.ln_2) - n * splat(c.ln_2_rest);
  const Vector scaled = splat(c.one) + (r + r * r * polynomial(r, c.coefficients));
  // 2^n in two factors: n goes from -150 to 128, one exponent from -126 to 127.
  const IntVector power = bits(shifted) - bits(splat(c.magic));
  const IntVector half = power >> 1;
  const IntVector one = bits(splat(c.one));
  return scaled * from_bits((half << 23) + one) * from_bits(((power - half) << 23) + one);
}

// At most 2 ulp.
inline Vector tanh(Vector x) {
  static constexpr float coefficients[] = {-0.33333298563957214F, 0.13331924378871918F,
                                           -0.053783830255270004F, 0.020795971155166626F,
                                           -0.005895157810300589F};
  const Vector size = absolute(x);
  const Vector square = x * x;
  const Vector near = size + size * square * polynomial(square, coefficients);
  const Vector far = splat(1.0F) - splat(2.0F) / (exp(size + size) + splat(1.0F));
  return with_sign_of(x, select(size < splat(0.6F), near, far));
}

// At most 2 ulp.
inline Vector erf(Vector x) {
  static constexpr float near_coefficients[] = {0.12837915122509003F,  -0.3761252462863922F,
                                                0.11282140761613846F,  -0.02677890844643116F,
                                                0.005011962726712227F, -0.0006090360111556947F};
  // 1 - exp(-p): p is smooth where erfc falls by seven powers of ten.
  static constexpr float far_coefficients[] = {
      0.00016644716379232705F, 1.127797245979309F,    0.6369760632514954F,     0.10411368310451508F,
      -0.022315215319395065F,  0.003065490862354636F, -0.00019821972819045186F};
  const Vector size = min(absolute(x), splat(4.0F));  // where it is 1
  const Vector square = size * size;
  const Vector near = size + size * polynomial(square, near_coefficients);
  const Vector far = splat(1.0F) - exp(-polynomial(size, far_coefficients));
  return with_sign_of(x, select(size < splat(0.9F), near, far));
}

}  // namespace playground
