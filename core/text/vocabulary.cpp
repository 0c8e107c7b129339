#include "core/text/vocabulary.h"

#include <algorithm>
#include <cassert>

namespace playground {

std::vector<std::string> make_vocabulary(std::vector<std::string> tokens) {
  // std::string compares unsigned bytes, and UTF-8 keeps the order of code points.
  std::sort(tokens.begin(), tokens.end());
  tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
  return tokens;
}

std::int64_t id_of(const std::vector<std::string>& vocabulary, std::string_view token) {
  const auto place = std::lower_bound(vocabulary.begin(), vocabulary.end(), token);
  assert(place != vocabulary.end() && *place == token && "the token is in the vocabulary");
  return place - vocabulary.begin();
}

}  // namespace playground
