#include "training/grammar/lexicon/nouns/nouns.h"

#include <vector>

namespace playground::grammar {

std::span<const Noun> nouns() {
  static const std::vector<Noun> all = [] {
    std::vector<Noun> joined;
    for (const auto part : {nouns_of_people(), nouns_of_animals(), nouns_of_things(),
                            nouns_of_food(), nouns_of_places()}) {
      joined.insert(joined.end(), part.begin(), part.end());
    }
    return joined;
  }();
  return all;
}

}  // namespace playground::grammar
