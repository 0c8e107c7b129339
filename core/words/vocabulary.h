// The words that a model knows, and how a text in English or Chinese is cut into them.
//
// Words that it does not know take slots: the same word the same slot. So a model can say what
// such a word does in the sentence, and copy it, without knowing what it means.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/text/tokenizer.h"

namespace playground {

// What a word shows of itself where nothing else is known of it. Each form has slots of its own.
enum class WordForm {
  plain,
  name,     // with a capital
  plural,   // -s
  past,     // -ed
  ing,      // -ing
  chinese,  // of Chinese characters
};
inline constexpr std::int64_t word_forms = 6;
inline constexpr std::int64_t word_slots = 32;  // of each form

WordForm form_of(std::string_view word);

// What a model is asked for by the first token of its output.
enum class WordTask { to_chinese, to_english, explain };
// Their names, in this order.
inline constexpr std::string_view word_tasks[] = {"to_zh", "to_en", "explain"};

struct CutWord {
  std::string text;        // as it is written
  std::int64_t id = 0;     // in the vocabulary
  int slot = -1;           // of an unknown word
  std::int64_t start = 0;  // in code points
  std::int64_t end = 0;
};

// A word that a model does not know, and the known one as which it is read: "film" as "movie",
// 村子 as 村庄, "u" as "you".
struct WordReading {
  std::string word;
  std::string as;
};

// As they are written down: "film=movie 村子=村庄".
std::vector<WordReading> read_readings(std::string_view written);
std::string written(const std::vector<WordReading>& readings);

class WordVocabulary {
 public:
  // The words, those written with a capital as they are written: "the", "Anna", "猫", "."; none of
  // them in <>. `compounds` are Chinese words that the model does not know, by which texts are cut
  // all the same: 雪人 is one unknown word, though 人 is a known one. `others` are English words
  // that it does not know and that are no forms of those that it knows: "earring". Of `readings`
  // those count whose word is unknown and read as a known one.
  explicit WordVocabulary(const std::vector<std::string>& words,
                          const std::vector<std::string>& compounds = {},
                          const std::vector<std::string>& others = {},
                          const std::vector<WordReading>& readings = {});

  // Tokens in the order of their ids, which is that of code points: words, "<start>" and others
  // that are no words, and the slots, "<1>", "<1 name>".
  const std::vector<std::string>& tokens() const { return tokens_; }
  std::int64_t size() const { return static_cast<std::int64_t>(tokens_.size()); }
  // Without the others.
  std::vector<std::string> words() const;
  // Sorted, without those that are known.
  std::vector<std::string> compounds() const;
  // Sorted by word.
  std::vector<WordReading> readings() const;

  std::int64_t start() const { return special_ids_[0]; }  // before a sentence
  std::int64_t end() const { return special_ids_[1]; }    // after it
  std::int64_t task(WordTask task) const {
    return special_ids_[2 + static_cast<std::size_t>(task)];
  }
  std::int64_t slot(WordForm form, std::int64_t number) const {
    return slot_ids_[static_cast<std::size_t>(static_cast<std::int64_t>(form) * word_slots +
                                              number)];
  }
  // The number of a slot; none if the token is a word.
  std::optional<std::int64_t> slot_number(std::int64_t id) const;
  bool is_word(std::int64_t id) const;

  // The id of a word in any spelling (capitals, no apostrophe: "dont"), or of the word that it is
  // read as; none if it is unknown.
  std::optional<std::int64_t> find(std::string_view word) const;

  // English words by spaces and punctuation, a 's that is known and unknown contractions apart, and
  // Mr. with its full stop; words with hyphens and Chinese names (Li Hua) are one each, and an
  // unknown form of a known word is read as that word: "raises" as "raise". Chinese as
  // `cut_chinese` does. A comma, a full stop and the like are read as those of Chinese behind a
  // Chinese word, and as those of English in a text without one, however wide they are written.
  // Unknown words take slots in the order in which they come first; of more than there are slots,
  // the first one takes the next word too. An unknown word that is in `before` keeps the slot that
  // it has there, and the others take those behind. Throws std::invalid_argument if `text` is not
  // valid UTF-8.
  std::vector<CutWord> cut(std::string_view text, const std::vector<CutWord>& before = {}) const;

  // The word as which a word without a slot is read, where that is another one or another form:
  // "raise" of "raises". Else empty.
  std::string other_form(const CutWord& word) const;

  // Tokens as words: slots, and words of which `source` has another form, as they are there.
  std::vector<CutWord> named(const std::vector<std::int64_t>& ids,
                             const std::vector<CutWord>& source = {}) const;

  // Words as a text: with a capital at the beginning of an English sentence, without spaces
  // between Chinese words. Tokens that are no words are left out.
  std::string written(const std::vector<CutWord>& words) const;

 private:
  // Without slots.
  std::vector<CutWord> cut_text(std::string_view text) const;
  std::vector<TextToken> with_names(const std::vector<TextToken>& tokens) const;
  // Of a word that stands behind these; -1: unknown.
  std::int64_t id_behind(const std::vector<CutWord>& words, std::string_view word) const;
  // Of an unknown one as a form of a known word.
  std::int64_t id_of_base(const std::vector<CutWord>& words, std::string_view word) const;
  void cut_english(const TextToken& token, std::string_view looked_up,
                   std::vector<CutWord>& words) const;
  void cut_run(std::string_view run, std::int64_t start, std::vector<CutWord>& words) const;

  std::vector<std::string> tokens_;
  std::vector<std::int64_t> special_ids_;
  std::vector<std::int64_t> slot_ids_;
  std::unordered_map<std::string, std::int64_t> ids_;  // by word in small letters
  std::unordered_set<std::string> compounds_;
  std::unordered_set<std::string> others_;  // in small letters
  std::set<std::string> readings_;          // the words, in small letters
  std::size_t longest_ = 0;                 // Chinese word, in bytes
};

}  // namespace playground
