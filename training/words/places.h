// Where a word stands in a text.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/words/vocabulary.h"

namespace playground::training {

// In bytes, ascending; English words, in small letters, only where they are whole ones.
std::vector<std::size_t> places_of(const std::string& word, const std::string& text);

// In code points, as words are cut.
struct Span {
  std::int64_t start;
  std::int64_t end;

  bool overlaps(const CutWord& word) const { return word.start < end && start < word.end; }
};
std::vector<Span> spans_of(const std::string& word, const std::string& text);

}  // namespace playground::training
