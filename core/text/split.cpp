#include "core/text/split.h"

#include <algorithm>

namespace playground {

std::vector<std::string_view> split_at_spaces(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (!word.empty()) words.push_back(word);
  }
  return words;
}

}  // namespace playground
