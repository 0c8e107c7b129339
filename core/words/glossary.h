// What words that a model does not know are in the other language.
//
// A model puts an unknown word in its place and copies it. A glossary, as translators keep one,
// says how it is called there. It is a list and has learnt nothing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playground {

struct GlossaryEntry {
  std::string chinese;
  std::string english;    // in its base form; may be several words: "sea water"
  bool both_ways = true;  // else only from English: the Chinese is more than one word
};

// A syllable of pinyin without its tone, and the characters of names that are read so: "lei", 磊雷.
struct PinyinSyllable {
  std::string syllable;
  std::string characters;
};

class Glossary {
 public:
  Glossary() = default;
  // Where several entries have the same word, the first one counts.
  explicit Glossary(std::vector<GlossaryEntry> entries, std::vector<PinyinSyllable> syllables = {});
  // As it is written down, "<" where it holds only from English, ":" behind a syllable of pinyin:
  // "章鱼=octopus 看不见<invisible lei:磊雷".
  explicit Glossary(std::string_view written);

  std::string written() const;
  const std::vector<GlossaryEntry>& entries() const { return entries_; }

  // The English for a Chinese word, or the Chinese for an English one, however that is written and
  // with or without a regular ending: "Octopuses". Empty: it is not in the list.
  std::string_view counterpart(std::string_view word) const;
  // The Chinese for an English name: only of an entry with a capital.
  std::string_view counterpart_of_name(std::string_view name) const;
  // A Chinese name in pinyin: "Wang Xiaoyu". Empty: it is no surname, or 小 in its place, with one
  // or two characters behind it, or one of them is not in the list.
  std::string in_pinyin(std::string_view name) const;
  // The other way round, by the first characters of the list that are read so: 李华 for "Li Hua".
  // Empty: it is no surname with one or two syllables behind it, or one is not in the list.
  std::string in_characters(std::string_view name) const;

 private:
  const GlossaryEntry* find(const std::string& small) const;
  // Of those that are read so the first that is a surname, or is none; else the first of them.
  // Empty: there is none.
  std::string_view character_of(std::string_view syllable, bool in_surname) const;

  std::vector<GlossaryEntry> entries_;
  std::vector<PinyinSyllable> syllables_;
  std::unordered_map<std::string, std::int64_t> places_;  // of entries, by word in small letters
};

}  // namespace playground
