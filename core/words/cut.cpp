// How a text is cut into the words of a vocabulary.
#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "core/text/tokenizer.h"
#include "core/text/utf8.h"
#include "core/words/chinese.h"
#include "core/words/english.h"
#include "core/words/pinyin.h"
#include "core/words/vocabulary.h"

namespace playground {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// The same tokens, but words with hyphens between them are one: "T-shirt", "mother-in-law's".
std::vector<TextToken> with_hyphens(const std::vector<TextToken>& tokens) {
  const auto stands_in_word = [&](std::size_t at) {
    return at > 0 && at + 1 < tokens.size() && tokens[at].text == "-" &&
           begins_with_letter(tokens[at - 1].text) && tokens[at - 1].end == tokens[at].start &&
           begins_with_letter(tokens[at + 1].text) && tokens[at].end == tokens[at + 1].start;
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

// "Hua's" without its ending.
std::string_view without_of(std::string_view word) {
  for (const std::string_view ending : {"'s", "’s"}) {
    if (word.ends_with(ending)) word.remove_suffix(ending.size());
  }
  return word;
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

struct Mark {
  std::string_view of_english;
  std::string_view of_chinese;
};
constexpr Mark marks[] = {{",", "，"}, {".", "。"}, {"?", "？"},
                          {"!", "！"}, {":", "："}, {";", "；"}};

// A punctuation mark as the other words of a text have theirs; any other word as it is.
std::string_view mark_of(std::string_view word, bool of_chinese) {
  for (const Mark& mark : marks) {
    if (word == mark.of_english || word == mark.of_chinese) {
      return of_chinese ? mark.of_chinese : mark.of_english;
    }
  }
  return word;
}

struct Contraction {
  std::string_view ending;
  std::string_view verb;
};
constexpr Contraction contractions[] = {
    {"'s", "is"}, {"'re", "are"}, {"'ll", "will"}, {"'ve", "have"}};

// Of words that are known as a whole, these are read apart behind a word that gives a reason.
bool is_of_pronoun(std::string_view word) {
  return word == "it's" || word == "he's" || word == "she's" || word == "they're";
}

}  // namespace

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
  if (!is_capital(word.front()) || !is_small(tokens_[static_cast<std::size_t>(*id)].front())) {
    return *id;
  }
  // After a title it is a name, even if it is also a common word: Mr. Brown. So is a letter that is
  // known only by a reading: R. Kelly.
  const bool is_letter = word.size() == 1 && readings_.contains(in_small_letters(word));
  const bool follows_title = !words.empty() && is_title(words.back().text);
  return is_letter || follows_title ? -1 : *id;
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
  const std::string small = in_small_letters(looked_up);
  // The ending begins with the last apostrophe, which is ' or ’.
  const auto cut_before = [&](std::string_view ending, std::int64_t id) {
    const std::size_t size = std::max(token.text.rfind("’") + 1, token.text.rfind('\'') + 1) - 1;
    const std::string begin = token.text.substr(0, size);
    const std::int64_t end = token.end - std::ssize(ending);
    words.push_back({begin, id_behind(words, begin), -1, token.start, end});
    words.push_back({token.text.substr(size), id, -1, end, token.end});
  };
  for (const auto& [ending, verb] : contractions) {
    if (!small.ends_with(ending) || small.size() == ending.size() || !find(verb)) continue;
    const bool gives = !words.empty() && gives_reason(words.back().text) && is_of_pronoun(small);
    if (gives || (!find(small) && ending != "'s")) return cut_before(ending, *find(verb));
  }
  constexpr std::string_view of = "'s";
  if (find(of) && !find(small) && small.ends_with(of) && small.size() > of.size()) {
    return cut_before(of, *find(of));
  }
  words.push_back({token.text, id_behind(words, looked_up), -1, token.start, token.end});
}

// Chinese names are one word each: "Li Hua".
std::vector<TextToken> WordVocabulary::with_names(const std::vector<TextToken>& tokens) const {
  const auto is_given_name = [&](std::string_view word) {
    const auto id = find(word);
    return is_pinyin_given_name(word) &&
           (!id || is_capital(tokens_[static_cast<std::size_t>(*id)].front()));
  };
  std::vector<TextToken> joined;
  for (const TextToken& token : tokens) {
    const bool follows_surname = !joined.empty() && is_pinyin_surname(joined.back().text) &&
                                 joined.back().end + 1 == token.start;
    if (follows_surname && is_given_name(without_of(token.text))) {
      joined.back().text += ' ' + token.text;
      joined.back().end = token.end;
    } else {
      joined.push_back(token);
    }
  }
  return joined;
}

std::vector<CutWord> WordVocabulary::cut_text(std::string_view text) const {
  std::vector<CutWord> words;
  const std::vector<TextToken> tokens = with_names(with_hyphens(tokenize(text, Tokenizer::word)));
  const bool has_chinese = std::any_of(
      tokens.begin(), tokens.end(), [](const TextToken& token) { return is_chinese(token.text); });
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
    // 你好,世界 has the mark of another keyboard; "hello，world" too.
    const bool follows_chinese = !words.empty() && is_chinese(words.back().text);
    const std::string_view mark = mark_of(looked_up, follows_chinese);
    if ((follows_chinese || !has_chinese) && find(mark)) looked_up = mark;
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

}  // namespace playground
