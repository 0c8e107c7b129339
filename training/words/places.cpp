#include "training/words/places.h"

#include <string_view>

#include "core/text/utf8.h"

namespace playground::training {
namespace {

bool is_english_letter(char letter) { return letter >= 'a' && letter <= 'z'; }

}  // namespace

std::vector<std::size_t> places_of(const std::string& word, const std::string& text) {
  std::vector<std::size_t> places;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool joins_before = at > 0 && is_english_letter(text[at - 1]);
    const bool joins_after = end < text.size() && is_english_letter(text[end]);
    if (is_english_letter(word.front()) && (joins_before || joins_after)) continue;
    places.push_back(at);
  }
  return places;
}

std::vector<Span> spans_of(const std::string& word, const std::string& text) {
  std::vector<Span> spans;
  for (const std::size_t at : places_of(word, text)) {
    const std::int64_t start = count_code_points(std::string_view(text).substr(0, at));
    spans.push_back({start, start + count_code_points(word)});
  }
  return spans;
}

}  // namespace playground::training
