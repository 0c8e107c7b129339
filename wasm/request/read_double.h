// Decimal text as a double.
#pragma once

#include <string_view>

namespace playground {

// The double nearest to `text`, a number in JSON's grammar of less than 100 MB and nothing else;
// halfway between two the even one, far beyond the largest an infinity. As std::strtod in the "C"
// locale. Neither allocates nor throws.
double read_double(std::string_view text);

}  // namespace playground
