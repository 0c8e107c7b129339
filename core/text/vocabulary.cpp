#include "core/text/vocabulary.h"

#include <algorithm>
#include <cassert>

namespace playground {

std::vector<std::string> make_vocabulary(const std::vector<std::string>& tokens) {
  // std::string compares unsigned bytes, and UTF-8 keeps the order of code points.
  std::vector<std::string> sorted = tokens;
  // As the many words of a trained model are.
  if (!std::is_sorted(sorted.begin(), sorted.end())) std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  return sorted;
}

std::int64_t id_of(const std::vector<std::string>& vocabulary, std::string_view token) {
  const auto place = std::lower_bound(vocabulary.begin(), vocabulary.end(), token);
  assert(place != vocabulary.end() && *place == token && "the token is in the vocabulary");
  return place - vocabulary.begin();
}

}  // namespace playground
