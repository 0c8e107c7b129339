#include "core/words/glossary.h"

#include <algorithm>
#include <utility>

#include "core/words/chinese.h"
#include "core/words/english.h"

namespace playground {
namespace {

constexpr char between_entries = ' ';
constexpr char both_ways = '=';
constexpr char from_english = '<';
constexpr std::string_view between_languages = "=<";
constexpr char between_words = '_';

std::string with_instead(std::string text, char old, char now) {
  std::replace(text.begin(), text.end(), old, now);
  return text;
}

std::vector<GlossaryEntry> read(std::string_view text) {
  std::vector<GlossaryEntry> entries;
  while (!text.empty()) {
    const std::string_view entry = text.substr(0, text.find(between_entries));
    text.remove_prefix(std::min(entry.size() + 1, text.size()));
    const std::size_t between = entry.find_first_of(between_languages);
    if (between == std::string_view::npos) continue;
    entries.push_back({std::string(entry.substr(0, between)),
                       with_instead(std::string(entry.substr(between + 1)), between_words, ' '),
                       entry[between] == both_ways});
  }
  return entries;
}

}  // namespace

Glossary::Glossary(std::string_view written) : Glossary(read(written)) {}

std::string Glossary::written() const {
  std::string text;
  for (const GlossaryEntry& entry : entries_) {
    if (!text.empty()) text += between_entries;
    text += entry.chinese + (entry.both_ways ? both_ways : from_english) +
            with_instead(entry.english, ' ', between_words);
  }
  return text;
}

Glossary::Glossary(std::vector<GlossaryEntry> entries) : entries_(std::move(entries)) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto place = static_cast<std::int64_t>(i);
    if (entries_[i].both_ways) places_.emplace(entries_[i].chinese, place);
    places_.emplace(in_small_letters(entries_[i].english), place);
  }
}

const GlossaryEntry* Glossary::find(const std::string& small) const {
  const auto found = places_.find(small);
  return found == places_.end() ? nullptr : &entries_[static_cast<std::size_t>(found->second)];
}

std::string_view Glossary::counterpart_of_name(std::string_view name) const {
  const GlossaryEntry* entry = find(in_small_letters(name));
  return entry != nullptr && entry->english == name ? entry->chinese : std::string_view();
}

std::string_view Glossary::counterpart(std::string_view word) const {
  const std::string small = in_small_letters(word);
  if (const GlossaryEntry* entry = find(small)) {
    return is_chinese(small) ? entry->english : entry->chinese;
  }
  for (const std::string& base : base_forms(small)) {
    if (const GlossaryEntry* entry = find(base)) return entry->chinese;
  }
  return {};
}

}  // namespace playground
