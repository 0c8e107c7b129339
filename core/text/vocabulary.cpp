#include "core/text/vocabulary.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace playground {

std::vector<std::string> make_vocabulary(const std::vector<std::string>& tokens) {
  // std::string compares unsigned bytes, and UTF-8 keeps the order of code points.
  const std::set<std::string> sorted(tokens.begin(), tokens.end());
  return {sorted.begin(), sorted.end()};
}

std::int64_t id_of(const std::vector<std::string>& vocabulary, std::string_view token) {
  const auto place = std::lower_bound(vocabulary.begin(), vocabulary.end(), token);
  assert(place != vocabulary.end() && *place == token && "the token is in the vocabulary");
  return place - vocabulary.begin();
}

}  // namespace playground
