// Elementary functions of doubles.
//
// Those of the C library read tables, which would be 6 KB of the gzipped module, and differ from
// one library to the next; these are the same in every build.
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

// Within 2e-16 up to 1e6, from there on within 4e-16 |angle|, which is as well as such an angle is
// known; nan unless it is finite.
SineCosine sine_cosine(double angle);

}  // namespace playground::elementary
