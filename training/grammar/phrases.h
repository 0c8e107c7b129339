// Which words of a phrase come from which, where a phrase is written down whole in both languages.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace playground::grammar {

// Pairs of places, (in English, in Chinese), ascending. A word without a counterpart is in none of
// them; where nothing is known of any of the words, all come from all.
//
// What is known is learnt from all that the templates and the lists of words write down: how often
// two words stand in both languages of the same phrase (Brown et al., "The Mathematics of
// Statistical Machine Translation", 1993, model 1), in both directions.
std::vector<std::pair<int, int>> align_phrase(const std::vector<std::string>& english,
                                              const std::vector<std::string>& chinese);

}  // namespace playground::grammar
