#include "core/words/vocabulary.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/text/characters.h"
#include "core/text/split.h"
#include "core/text/utf8.h"
#include "core/text/vocabulary.h"
#include "core/words/chinese.h"
#include "core/words/english.h"

namespace playground {
namespace {

constexpr std::array<std::string_view, 5> specials{"<start>", "<end>", "<to_zh>", "<to_en>",
                                                   "<explain>"};
constexpr std::array<std::string_view, word_forms> form_names{"",    "name", "-s",
                                                              "-ed", "-ing", "汉"};

bool is_letter_or_digit(std::string_view word) {
  const auto first = decode_utf8(word);
  return first && !is_punctuation(first->value) && !is_cjk(first->value);
}

// Behind a quotation the sentence goes on with them: “Are you tired?” asked Tom.
bool says(std::string_view word) {
  constexpr std::string_view verbs[] = {"said",  "asked",   "called",   "shouted",
                                        "cried", "replied", "answered", "told"};
  return std::find(std::begin(verbs), std::end(verbs), word) != std::end(verbs);
}

// "Dont" is read as "don't"; "ill" and "wed" are words of their own, so "I'll" and "we'd" are none
// of these.
bool may_lack_apostrophe(std::string_view word) {
  constexpr std::string_view endings[] = {"n't", "'m", "'s", "'re", "'ve"};
  return std::any_of(std::begin(endings), std::end(endings), [&](std::string_view ending) {
    return word.size() > ending.size() && word.ends_with(ending);
  });
}

}  // namespace

WordForm form_of(std::string_view word) {
  if (is_chinese(word)) return WordForm::chinese;
  if (!word.empty() && is_capital(word.front())) return WordForm::name;
  if (word.size() > 4 && word.ends_with("ing")) return WordForm::ing;
  if (word.size() > 3 && word.ends_with("ed")) return WordForm::past;
  if (word.size() > 2 && word.ends_with("s") && !word.ends_with("ss")) return WordForm::plural;
  return WordForm::plain;
}

std::vector<WordReading> read_readings(std::string_view written) {
  std::vector<WordReading> readings;
  for (const std::string_view one : split_at_spaces(written)) {
    const std::size_t between = one.find('=');
    if (between == std::string_view::npos) continue;
    readings.push_back({std::string(one.substr(0, between)), std::string(one.substr(between + 1))});
  }
  return readings;
}

std::string written(const std::vector<WordReading>& readings) {
  std::string text;
  for (const auto& [word, as] : readings) {
    if (!text.empty()) text += ' ';
    text.append(word).append("=").append(as);
  }
  return text;
}

WordVocabulary::WordVocabulary(const std::vector<std::string>& words,
                               const std::vector<std::string>& compounds,
                               const std::vector<std::string>& others,
                               const std::vector<WordReading>& readings) {
  std::vector<std::string> slots;
  for (const std::string_view form : form_names) {
    for (std::int64_t i = 1; i <= word_slots; ++i) {
      slots.push_back("<" + std::to_string(i) + (form.empty() ? "" : " ") + std::string(form) +
                      ">");
    }
  }
  std::vector<std::string> no_words(specials.begin(), specials.end());
  no_words.insert(no_words.end(), slots.begin(), slots.end());
  // Words of a file are sorted; to sort all again would take longer than to read its numbers.
  const std::vector<std::string> sorted = make_vocabulary(words);
  no_words = make_vocabulary(no_words);
  std::set_union(sorted.begin(), sorted.end(), no_words.begin(), no_words.end(),
                 std::back_inserter(tokens_));
  const auto id_of = [&](std::string_view token) {
    return std::lower_bound(tokens_.begin(), tokens_.end(), token) - tokens_.begin();
  };
  for (const std::string_view special : specials) special_ids_.push_back(id_of(special));
  for (const std::string& slot : slots) slot_ids_.push_back(id_of(slot));
  ids_.reserve(tokens_.size());
  std::vector<std::int64_t> shortened;
  for (std::int64_t id = 0; id < size(); ++id) {
    if (!is_word(id)) continue;
    const std::string& word = tokens_[static_cast<std::size_t>(id)];
    std::string small = in_small_letters(word);
    if (may_lack_apostrophe(small)) shortened.push_back(id);
    ids_.emplace(std::move(small), id);
    if (is_chinese(word)) longest_ = std::max(longest_, word.size());
  }
  for (const std::int64_t id : shortened) {
    std::string word = in_small_letters(tokens_[static_cast<std::size_t>(id)]);
    word.erase(word.rfind('\''), 1);
    ids_.emplace(std::move(word), id);  // unless it is another word
  }
  for (const auto& [word, as] : readings) {
    const auto id = find(as);
    if (!id || !ids_.emplace(in_small_letters(word), *id).second) continue;
    readings_.insert(in_small_letters(word));
    if (is_chinese(word)) longest_ = std::max(longest_, word.size());
  }
  compounds_.reserve(compounds.size());
  for (const std::string& word : compounds) {
    if (ids_.contains(word) || !is_chinese(word) || count_code_points(word) < 2) continue;
    compounds_.insert(word);
    longest_ = std::max(longest_, word.size());
  }
  for (const std::string& word : others) others_.insert(in_small_letters(word));
}

std::vector<std::string> WordVocabulary::words() const {
  std::vector<std::string> all;
  for (std::int64_t id = 0; id < size(); ++id) {
    if (is_word(id)) all.push_back(tokens_[static_cast<std::size_t>(id)]);
  }
  return all;
}

std::vector<std::string> WordVocabulary::compounds() const {
  return make_vocabulary({compounds_.begin(), compounds_.end()});
}

std::vector<WordReading> WordVocabulary::readings() const {
  std::vector<WordReading> all;
  for (const std::string& word : readings_) {
    all.push_back({word, tokens_[static_cast<std::size_t>(*find(word))]});
  }
  return all;
}

std::optional<std::int64_t> WordVocabulary::slot_number(std::int64_t id) const {
  const auto found = std::find(slot_ids_.begin(), slot_ids_.end(), id);
  if (found == slot_ids_.end()) return std::nullopt;
  return (found - slot_ids_.begin()) % word_slots;
}

bool WordVocabulary::is_word(std::int64_t id) const {
  const std::string& token = tokens_[static_cast<std::size_t>(id)];
  return token.front() != '<' || token.back() != '>' || token.size() < 3;
}

std::optional<std::int64_t> WordVocabulary::find(std::string_view word) const {
  const auto found = ids_.find(in_small_letters(word));
  if (found == ids_.end()) return std::nullopt;
  return found->second;
}

std::string WordVocabulary::other_form(const CutWord& word) const {
  const bool is_read = readings_.contains(in_small_letters(word.text));
  // The 's of "it's" is no form of "is".
  if (!is_read && (find(word.text) || !begins_with_letter(word.text))) return {};
  return tokens_[static_cast<std::size_t>(word.id)];
}

std::vector<CutWord> WordVocabulary::named(const std::vector<std::int64_t>& ids,
                                           const std::vector<CutWord>& source) const {
  std::vector<CutWord> words;
  for (const std::int64_t id : ids) {
    CutWord word{tokens_[static_cast<std::size_t>(id)], id};
    const auto is_same = [&](const CutWord& one) { return one.id == id; };
    const auto same = std::find_if(source.begin(), source.end(), is_same);
    // Of a word that is there in two forms it is not known which one is meant.
    const bool is_alone =
        same != source.end() && std::all_of(same, source.end(), [&](const CutWord& one) {
          return !is_same(one) || in_small_letters(one.text) == in_small_letters(same->text);
        });
    if (is_alone && (same->slot >= 0 || !other_form(*same).empty())) {
      word.text = same->text;
      word.slot = same->slot;
    }
    words.push_back(std::move(word));
  }
  return words;
}

std::string WordVocabulary::written(const std::vector<CutWord>& words) const {
  std::string all;
  std::string before;
  bool begins = true;  // a sentence
  for (const CutWord& one : words) {
    if (one.slot < 0 && !is_word(one.id)) continue;
    std::string word = one.text;
    const bool goes_on = before == "”" && says(word);
    if (begins && !goes_on && is_small(word.front())) {
      word.front() = static_cast<char>(word.front() - 'a' + 'A');
    }
    const bool follows = is_letter_or_digit(word) || word == "“";
    const bool after_word = is_letter_or_digit(before) || before == "'s" || before == "," ||
                            before == "." || before == "?" || before == "!" || before == ":" ||
                            before == "”";
    const bool between_scripts = (is_chinese(before) && is_letter_or_digit(word)) ||
                                 (is_letter_or_digit(before) && is_chinese(word));
    if (!all.empty() && ((follows && after_word) || between_scripts)) all += ' ';
    all += word;
    begins = ends_sentence(word) || (begins && word == "”");
    before = word;
  }
  return all;
}

}  // namespace playground
