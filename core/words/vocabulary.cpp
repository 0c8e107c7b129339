#include "core/words/vocabulary.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/text/characters.h"
#include "core/text/tokenizer.h"
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

bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }
bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_letter(std::string_view word) { return is_capital(word.front()) || is_small(word.front()); }

bool is_letter_or_digit(std::string_view word) {
  const auto first = decode_utf8(word);
  return first && !is_punctuation(first->value) && !is_cjk(first->value);
}

// The same tokens, but words with hyphens between them are one: "T-shirt", "mother-in-law's".
std::vector<TextToken> with_hyphens(const std::vector<TextToken>& tokens) {
  const auto stands_in_word = [&](std::size_t at) {
    return at > 0 && at + 1 < tokens.size() && tokens[at].text == "-" &&
           is_letter(tokens[at - 1].text) && tokens[at - 1].end == tokens[at].start &&
           is_letter(tokens[at + 1].text) && tokens[at].end == tokens[at + 1].start;
  };
  std::vector<TextToken> joined;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (stands_in_word(i)) {
      ++i;
      joined.back().text += "-" + tokens[i].text;
      joined.back().end = tokens[i].end;
    } else {
      joined.push_back(tokens[i]);
    }
  }
  return joined;
}

// Behind a quotation the sentence goes on with them: “Are you tired?” asked Tom.
bool says(std::string_view word) {
  constexpr std::string_view verbs[] = {"said",  "asked",   "called",   "shouted",
                                        "cried", "replied", "answered", "told"};
  return std::find(std::begin(verbs), std::end(verbs), word) != std::end(verbs);
}

// With a full stop or without, they are the same words: Mr. Brown.
bool is_title(std::string_view word) {
  const std::string small = in_small_letters(word);
  return small == "mr" || small == "mrs" || small == "ms" || small == "dr";
}

// Behind these, "it's" gives a reason: "because it is too big", where "it" stands for something.
// Elsewhere it mostly does not: "it's late".
bool gives_reason(std::string_view word) {
  const std::string small = in_small_letters(word);
  return small == "because" || small == "since" || small == "as";
}

struct Contraction {
  std::string_view word;
  std::string_view pronoun;
  std::string_view verb;
};
constexpr Contraction contractions[] = {
    {"it's", "it", "is"}, {"he's", "he", "is"}, {"she's", "she", "is"}, {"they're", "they", "are"}};

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

WordVocabulary::WordVocabulary(const std::vector<std::string>& words,
                               const std::vector<std::string>& compounds,
                               const std::vector<std::string>& others) {
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

void WordVocabulary::cut_run(std::string_view run, std::int64_t start,
                             std::vector<CutWord>& words) const {
  const bool follows_digit =
      !words.empty() && words.back().end == start && is_digit(words.back().text.back());
  for (ChinesePiece& piece : cut_chinese(run, follows_digit, {ids_, compounds_, longest_})) {
    const std::int64_t end = start + count_code_points(piece.text);
    words.push_back({std::move(piece.text), piece.id.value_or(-1), -1, start, end});
    start = end;
  }
}

std::int64_t WordVocabulary::id_behind(const std::vector<CutWord>& words,
                                       std::string_view word) const {
  const auto id = find(word);
  if (!id) return id_of_base(words, word);
  // Behind a title it is a name, though it may be another word as well: Mr. Brown.
  const bool is_name = !words.empty() && is_title(words.back().text) && is_capital(word.front()) &&
                       is_small(tokens_[static_cast<std::size_t>(*id)].front());
  return is_name ? -1 : *id;
}

std::int64_t WordVocabulary::id_of_base(const std::vector<CutWord>& words,
                                        std::string_view word) const {
  const std::string small = in_small_letters(word);
  if (others_.contains(small)) return -1;
  // A name within a sentence is no form of a common word: Mr. Woods.
  const bool is_name =
      is_capital(word.front()) && !words.empty() && !ends_sentence(words.back().text);
  for (const std::string& base : base_forms(small)) {
    const auto id = find(base);
    if (id && !(is_name && is_small(tokens_[static_cast<std::size_t>(*id)].front()))) return *id;
  }
  return -1;
}

void WordVocabulary::cut_english(const TextToken& token, std::string_view looked_up,
                                 std::vector<CutWord>& words) const {
  constexpr std::int64_t ending = 2;
  const std::string small = in_small_letters(looked_up);
  const auto* const contraction = std::find_if(std::begin(contractions), std::end(contractions),
                                               [&](const auto& one) { return one.word == small; });
  if (contraction != std::end(contractions) && !words.empty() && gives_reason(words.back().text) &&
      find(contraction->pronoun) && find(contraction->verb)) {
    const std::size_t pronoun = contraction->pronoun.size();
    const std::int64_t end = token.start + static_cast<std::int64_t>(pronoun);
    words.push_back(
        {token.text.substr(0, pronoun), *find(contraction->pronoun), -1, token.start, end});
    words.push_back({token.text.substr(pronoun), *find(contraction->verb), -1, end, token.end});
    return;
  }
  const auto of = find("'s");
  if (!of || find(small) || !small.ends_with("'s") || small.size() == ending) {
    words.push_back({token.text, id_behind(words, looked_up), -1, token.start, token.end});
    return;
  }
  const std::size_t size = token.text.rfind(token.text.ends_with("’s") ? "’" : "'");
  const std::string owner = token.text.substr(0, size);
  const std::int64_t end = token.end - ending;
  words.push_back({owner, id_behind(words, owner), -1, token.start, end});
  words.push_back({token.text.substr(size), *of, -1, end, token.end});
}

std::vector<CutWord> WordVocabulary::cut_text(std::string_view text) const {
  std::vector<CutWord> words;
  const std::vector<TextToken> tokens = with_hyphens(tokenize(text, Tokenizer::word));
  bool opens = true;  // the next straight quotation mark
  for (std::size_t i = 0; i < tokens.size();) {
    const TextToken& token = tokens[i];
    if (is_chinese(token.text)) {
      std::string run;
      std::int64_t end = token.start;
      for (; i < tokens.size() && is_chinese(tokens[i].text) && tokens[i].start == end; ++i) {
        run += tokens[i].text;
        end = tokens[i].end;
      }
      cut_run(run, token.start, words);
      continue;
    }
    if (token.text == "." && !words.empty() && is_title(words.back().text) &&
        words.back().end == token.start && i + 1 < tokens.size()) {
      words.back().end = token.end;
      ++i;
      continue;
    }
    std::string_view looked_up = token.text;
    if (looked_up == "\"") looked_up = std::exchange(opens, !opens) ? "“" : "”";
    cut_english(token, looked_up, words);
    ++i;
  }
  return words;
}

std::vector<CutWord> WordVocabulary::cut(std::string_view text,
                                         const std::vector<CutWord>& before) const {
  std::vector<CutWord> words = cut_text(text);
  std::vector<std::string> unknown;  // the place of each is its slot
  const auto slot_of = [&](const CutWord& word) {
    const std::string small = in_small_letters(word.text);
    const auto known = std::find(unknown.begin(), unknown.end(), small);
    const auto number = known - unknown.begin();
    if (known == unknown.end()) unknown.push_back(small);
    return static_cast<int>(number % word_slots);
  };
  for (const CutWord& word : before) {
    if (word.slot >= 0) slot_of(word);
  }
  for (CutWord& word : words) {
    if (word.id >= 0) continue;
    word.slot = slot_of(word);
    // In another place of a sentence it may be written otherwise, and stays the word it is.
    const auto same = std::find_if(before.begin(), before.end(),
                                   [&](const CutWord& one) { return one.slot == word.slot; });
    word.id = same != before.end() ? same->id : slot(form_of(word.text), word.slot);
  }
  return words;
}

std::string WordVocabulary::other_form(const CutWord& word) const {
  if (find(word.text) || !is_letter(word.text)) return {};  // the 's of "it's" is no form of "is"
  return tokens_[static_cast<std::size_t>(word.id)];
}

std::vector<CutWord> WordVocabulary::named(const std::vector<std::int64_t>& ids,
                                           const std::vector<CutWord>& source) const {
  std::vector<CutWord> words;
  for (const std::int64_t id : ids) {
    CutWord word{tokens_[static_cast<std::size_t>(id)], id};
    const auto same = std::find_if(source.begin(), source.end(),
                                   [&](const CutWord& one) { return one.id == id; });
    if (same != source.end() && (same->slot >= 0 || !other_form(*same).empty())) {
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
