// Elementary functions of doubles.
//
// Those of the C library need tables, which would add 6 KB to the gzipped module, and differ from
// one library to the next; these give the same bits in every build.
#pragma once

namespace playground::elementary {

// At most 2 ulp where the result is normal.
double exp(double x);

// Relative error at most 1e-12.
double tanh(double x);

// 1 - erf(x), relative error at most 1e-9.
double erfc(double x);

struct SineCosine {
  double sine;
  double cosine;
};

// The error is at most 2e-16 for angles up to 1e6, and at most 4e-16 |angle| beyond, where a double
// angle is no more precise. nan unless the angle is finite.
SineCosine sine_cosine(double angle);

}  // namespace playground::elementary
