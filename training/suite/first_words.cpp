#include "training/suite/first_words.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <string_view>

#include "training/words/pair.h"

namespace playground::training {
namespace {

// What the page opens with, and what a visitor is asked to try first.
constexpr std::string_view opening[] = {
    "The animal didn't cross the street because it was too tired.",
    "The animal didn't cross the street because it was too wide.",
    "小狗没有过马路，因为它太累了。",
    "小狗没有过马路，因为马路太宽了。",
};

}  // namespace

std::vector<std::int64_t> first_words(const WordVocabulary& vocabulary) {
  constexpr std::int64_t texts = 20'000;
  constexpr std::size_t words = 1024;
  std::vector<std::int64_t> counts(static_cast<std::size_t>(vocabulary.size()));
  for (std::int64_t number = 0; number < texts; ++number) {
    for (const std::int64_t id : draw_pair(vocabulary, 0, number).source) {
      ++counts[static_cast<std::size_t>(id)];
    }
  }
  std::vector<std::int64_t> ids(counts.size());
  std::iota(ids.begin(), ids.end(), 0);
  std::ranges::sort(ids, [&](std::int64_t a, std::int64_t b) {
    const auto count = [&](std::int64_t id) { return counts[static_cast<std::size_t>(id)]; };
    return count(a) != count(b) ? count(a) > count(b) : a < b;
  });
  std::set<std::int64_t> first(
      ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(std::min(words, ids.size())));
  for (const std::string_view text : opening) {
    for (const CutWord& word : vocabulary.cut(text)) first.insert(word.id);
  }
  return {first.begin(), first.end()};
}

}  // namespace playground::training
