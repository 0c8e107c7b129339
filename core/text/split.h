// A text that is words with spaces between them.
#pragma once

#include <string_view>
#include <vector>

namespace playground {

// The words, in order; none is empty. They point into the text.
std::vector<std::string_view> split_at_spaces(std::string_view text);

}  // namespace playground
