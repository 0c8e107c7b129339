// The words that a model knows, and how a text in English or Chinese is cut into them.
//
// Words that it does not know take slots: the same word the same slot. So a model can say what
// such a word does in the sentence, and copy it, without knowing what it means.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

struct CutWord {
  std::string text;        // as it is written
  std::int64_t id = 0;     // in the vocabulary
  int slot = -1;           // of an unknown word
  std::int64_t start = 0;  // in code points
  std::int64_t end = 0;
};

class WordVocabulary {
 public:
  // The words, those written with a capital as they are written: "the", "Anna", "猫", ".".
  explicit WordVocabulary(std::vector<std::string> words);

  // Tokens in the order of their ids: those without a text, the slots, then the words.
  const std::vector<std::string>& tokens() const { return tokens_; }
  std::int64_t size() const { return static_cast<std::int64_t>(tokens_.size()); }
  std::vector<std::string> words() const;

  static constexpr std::int64_t start_id = 0;  // before a sentence
  static constexpr std::int64_t end_id = 1;    // after it
  static std::int64_t task(WordTask task) { return 2 + static_cast<std::int64_t>(task); }
  static std::int64_t slot(WordForm form, std::int64_t number) {
    return first_slot + static_cast<std::int64_t>(form) * word_slots + number;
  }
  static bool is_slot(std::int64_t id) { return id >= first_slot && id < first_word; }
  static std::int64_t slot_number(std::int64_t id) { return (id - first_slot) % word_slots; }

  // The id of a word, however it is written; none if it is unknown.
  std::optional<std::int64_t> find(std::string_view word) const;

  // English words by spaces and punctuation. Chinese by the longest word that begins at each place;
  // characters that begin none are together one unknown word. Unknown words take slots in the order
  // in which they come first; of more than there are slots, the first one takes the next word too.
  // Throws std::invalid_argument if `text` is not valid UTF-8.
  std::vector<CutWord> cut(std::string_view text) const;

  // Tokens as a text: with a capital at the beginning of an English sentence, without spaces
  // between Chinese words. Slots become the words that `cut` put there.
  std::string written(const std::vector<std::int64_t>& ids,
                      const std::vector<CutWord>& source) const;

 private:
  static constexpr std::int64_t first_slot = 5;
  static constexpr std::int64_t first_word = first_slot + word_forms * word_slots;

  void cut_chinese(std::string_view run, std::int64_t start, std::vector<CutWord>& words) const;

  std::vector<std::string> tokens_;
  std::map<std::string, std::int64_t, std::less<>> ids_;  // by word in small letters
  std::size_t longest_ = 0;                               // Chinese word, in bytes
};

}  // namespace playground
