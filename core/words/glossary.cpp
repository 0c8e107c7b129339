#include "core/words/glossary.h"

#include <algorithm>
#include <utility>

#include "core/text/split.h"
#include "core/text/utf8.h"
#include "core/words/chinese.h"
#include "core/words/english.h"
#include "core/words/pinyin.h"

namespace playground {
namespace {

constexpr char between_entries = ' ';
constexpr char both_ways = '=';
constexpr char from_english = '<';
constexpr char behind_syllable = ':';
constexpr std::string_view between_languages = "=<";
constexpr char between_words = '_';

std::string with_instead(std::string text, char old, char now) {
  std::replace(text.begin(), text.end(), old, now);
  return text;
}

std::vector<GlossaryEntry> read_entries(std::string_view text) {
  std::vector<GlossaryEntry> entries;
  for (const std::string_view entry : split_at_spaces(text)) {
    const std::size_t between = entry.find_first_of(between_languages);
    if (between == std::string_view::npos) continue;
    entries.push_back({std::string(entry.substr(0, between)),
                       with_instead(std::string(entry.substr(between + 1)), between_words, ' '),
                       entry[between] == both_ways});
  }
  return entries;
}

std::vector<PinyinSyllable> read_syllables(std::string_view text) {
  std::vector<PinyinSyllable> syllables;
  for (const std::string_view entry : split_at_spaces(text)) {
    const std::size_t end = entry.find(behind_syllable);
    if (end == std::string_view::npos) continue;
    syllables.push_back({std::string(entry.substr(0, end)), std::string(entry.substr(end + 1))});
  }
  return syllables;
}

}  // namespace

Glossary::Glossary(std::string_view written)
    : Glossary(read_entries(written), read_syllables(written)) {}

std::string Glossary::written() const {
  std::string text;
  for (const GlossaryEntry& entry : entries_) {
    if (!text.empty()) text += between_entries;
    text += entry.chinese + (entry.both_ways ? both_ways : from_english) +
            with_instead(entry.english, ' ', between_words);
  }
  for (const PinyinSyllable& one : syllables_) {
    if (!text.empty()) text += between_entries;
    text += one.syllable + behind_syllable + one.characters;
  }
  return text;
}

Glossary::Glossary(std::vector<GlossaryEntry> entries, std::vector<PinyinSyllable> syllables)
    : entries_(std::move(entries)), syllables_(std::move(syllables)) {
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

std::string Glossary::in_pinyin(std::string_view name) const {
  const CompoundSurname* const compound = compound_surname(name);
  // A surname of two characters counts as one.
  const std::int64_t characters = count_code_points(name) - (compound == nullptr ? 0 : 1);
  if (characters < 2 || characters > 3) return {};
  const bool has_surname = compound != nullptr || begins_with_surname(name);
  if (!has_surname && !name.starts_with("小")) return {};
  std::string pinyin;
  if (compound != nullptr) {
    pinyin = compound->pinyin;
    name.remove_prefix(compound->chinese.size());
  }
  for (std::int64_t i = compound == nullptr ? 0 : 1; i < characters; ++i) {
    const std::string_view character = first_character(name);
    name.remove_prefix(character.size());
    const auto found =
        std::find_if(syllables_.begin(), syllables_.end(), [&](const PinyinSyllable& one) {
          return one.characters.find(character) != std::string::npos;
        });
    if (found == syllables_.end()) return {};
    std::string syllable = found->syllable;
    const bool begins_given_name = has_surname && i == 1;
    if (begins_given_name) pinyin += ' ';
    if (i == 0 || begins_given_name) syllable.front() += 'A' - 'a';
    pinyin += syllable;
  }
  return pinyin;
}

std::string_view Glossary::character_of(std::string_view syllable, bool in_surname) const {
  const auto found =
      std::find_if(syllables_.begin(), syllables_.end(),
                   [&](const PinyinSyllable& one) { return one.syllable == syllable; });
  if (found == syllables_.end()) return {};
  const std::string_view all = found->characters;
  for (std::string_view rest = all; !rest.empty();) {
    const std::string_view character = first_character(rest);
    if (begins_with_surname(character) == in_surname) return character;
    rest.remove_prefix(character.size());
  }
  return first_character(all);
}

std::string Glossary::in_characters(std::string_view name) const {
  const std::string small = in_small_letters(name);
  const std::vector<std::string_view> parts = split_at_spaces(small);
  if (parts.size() != 2) return {};
  const CompoundSurname* const compound = compound_surname_in_pinyin(parts[0]);
  const std::string surname(compound == nullptr ? character_of(parts[0], true) : compound->chinese);
  if (surname.empty()) return {};
  const std::string_view given = parts[1];
  // The first syllable as long as can be.
  for (std::size_t size = given.size(); size > 0; --size) {
    const std::string first(character_of(given.substr(0, size), false));
    if (first.empty()) continue;
    if (size == given.size()) return surname + first;
    const std::string_view second = character_of(given.substr(size), false);
    if (!second.empty()) return surname + first + std::string(second);
  }
  return {};
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
