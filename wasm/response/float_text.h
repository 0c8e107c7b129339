// Floating-point numbers as decimal text.
#pragma once

#include <string>

namespace playground {

// Appends `value` as JSON: few digits, yet whoever reads them as float32, or as a double and rounds
// that to float32, gets `value` back, the sign of zero included. Infinities and NaN become
// the strings "inf", "-inf" and "nan".
void append_float(std::string& text, float value);

// The same for a double, whose digits are to be read as a double.
void append_double(std::string& text, double value);

}  // namespace playground
