// Floating-point numbers as decimal text.
//
// Neither library prints them so in its public interface: nlohmann::json prints a float only as
// part of a whole document, infinities as null, and now and then with digits that a reader of
// doubles rounds to the neighbour; std::to_chars for floats is not in the C++ library of Emscripten
// 3.1.6. So the digits come from nlohmann's generator (dtoa_impl), called as it is, with a margin
// for readers of doubles.
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
