#include "training/grammar/templates/picks.h"

#include <stdexcept>
#include <string>

namespace playground::grammar {

std::span<const Pick> picks(std::string_view list) {
  for (const auto lists :
       {picks_of_words(), picks_of_doings(), picks_of_phrases(), picks_of_visits()}) {
    for (const NamedPicks& one : lists) {
      if (one.name == list) return one.words;
    }
  }
  throw std::out_of_range("no such list of words: " + std::string(list));
}

}  // namespace playground::grammar
