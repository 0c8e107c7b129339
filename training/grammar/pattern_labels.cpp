#include "training/grammar/pattern_labels.h"

#include <set>
#include <string>
#include <string_view>

#include "training/grammar/templates/picks.h"
#include "training/grammar/words.h"

namespace playground::grammar {
namespace {

using Words = std::set<std::string, std::less<>>;

// Words that a language has for each purpose.
struct Lexicon {
  Words nouns;
  Words adjectives;
  // Before a noun and its adjectives.
  Words determiners;
  // Between a determiner and its noun, in Chinese.
  Words classifiers;
  Words verbs;
  // Verbs behind which another one has the same subject.
  Words auxiliaries;
  // Between "is" and an adjective.
  Words degrees;
  // Stand alone as a subject.
  Words subjects;
  // Between a subject and its verb.
  Words adverbs;
  // A clause begins behind them.
  Words openers;
};

// "bus stop" is two words, and the noun is the last.
void add_last_word(Words& words, std::string_view text) {
  words.emplace(text.substr(text.rfind(' ') + 1));
}

void add_picked_nouns(Words& nouns, std::string_view Pick::* language) {
  for (const NamedPicks& list : picks_of_words()) {
    for (const std::string_view name : {"body", "kin", "job", "spot", "season", "creature"}) {
      if (list.name != name) continue;
      for (const Pick& one : list.words) add_last_word(nouns, one.*language);
    }
  }
}

void add_forms(Words& verbs, std::string_view base) {
  verbs.emplace(base);
  verbs.insert(third_person(base));
  verbs.insert(past(base));
}

Lexicon english_lexicon() {
  Lexicon all;
  for (const Noun& one : nouns()) {
    all.nouns.emplace(one.english);
    if (one.has_plural()) all.nouns.insert(plural(one.english));
  }
  add_picked_nouns(all.nouns, &Pick::english);
  for (const Adjective& one : adjectives()) all.adjectives.emplace(one.english);
  all.determiners = {"the",   "a",     "an",   "my",    "your",   "our",   "his",  "her",
                     "its",   "their", "this", "these", "those",  "every", "each", "two",
                     "three", "four",  "five", "six",   "seven",  "eight", "nine", "ten",
                     "many",  "some",  "no",   "any",   "another"};
  for (const Verb& one : verbs()) add_forms(all.verbs, one.english);
  for (const char* base :
       {"want", "like", "think", "say",  "make",  "take", "give", "go",    "come",
        "get",  "feel", "live",  "hope", "look",  "try",  "keep", "let",   "put",
        "ask",  "tell", "call",  "sit",  "stand", "fall", "fly",  "begin", "stop"}) {
    add_forms(all.verbs, base);
  }
  all.auxiliaries = {"am",      "is",     "are",  "was",   "were",  "isn't",    "aren't", "wasn't",
                     "weren't", "do",     "does", "did",   "don't", "doesn't",  "didn't", "have",
                     "has",     "had",    "can",  "can't", "could", "couldn't", "will",   "won't",
                     "would",   "should", "must", "may",   "might"};
  all.degrees = {"very", "too", "so", "quite"};
  all.subjects = {"i", "you", "he", "she", "it", "we", "they", "everyone", "nobody", "everybody"};
  all.adverbs = {"not",     "never", "always",  "often",     "really", "just", "also", "still",
                 "already", "only",  "usually", "sometimes", "soon",   "all",  "both"};
  all.openers = {",",     ".",       "?",        "!",      "“",     "and",   "but",
                 "or",    "because", "so",       "if",     "when",  "while", "before",
                 "after", "until",   "although", "though", "since", "where", "why",
                 "how",   "what",    "that",     "than",   "as",    "who"};
  return all;
}

Lexicon chinese_lexicon() {
  Lexicon all;
  for (const Noun& one : nouns()) {
    all.nouns.emplace(one.chinese);
    if (one.is_counted()) all.classifiers.emplace(one.classifier);
  }
  add_picked_nouns(all.nouns, &Pick::chinese);
  for (const Adjective& one : adjectives()) all.adjectives.emplace(one.chinese);
  all.classifiers.insert({"个", "名", "位", "场", "杯", "瓶", "碗", "份", "顿", "种", "件", "首"});
  all.determiners = {"一", "两", "三", "四", "五", "六", "七", "八",
                     "九", "十", "几", "这", "那", "每", "哪", "半"};
  for (const Verb& one : verbs()) all.verbs.emplace(one.chinese);
  all.verbs.insert({"是", "有", "去", "来", "说", "知道", "觉得", "希望", "住", "叫", "坐", "站",
                    "飞", "听", "问", "打"});
  all.auxiliaries = {"会", "能", "要", "想", "可以", "应该", "必须"};
  all.subjects = {"我", "你", "他", "她", "它", "我们", "你们", "他们", "她们", "它们", "大家"};
  all.adverbs = {"不", "没",   "没有", "也",   "都",   "就",   "才",   "还",   "又",
                 "再", "正在", "已经", "经常", "常常", "总是", "从来", "一直", "真",
                 "很", "太",   "非常", "最",   "昨天", "今天", "明天", "每天"};
  all.openers = {"，",   "。",   "？",   "！",   "：",   "“",    "因为", "所以", "但是", "可是",
                 "如果", "要是", "虽然", "然后", "今天", "昨天", "明天", "每天", "现在"};
  return all;
}

class Labels {
 public:
  Labels(std::vector<Token>& tokens, Language language)
      : tokens_(tokens), is_chinese_(language == Language::chinese), lexicon_(of(language)) {}

  void add() {
    for (int i = 0; i < size(); ++i) {
      if (!is_free(i)) continue;
      const int noun = noun_of(i);
      const int subject = noun < 0 ? subject_of(i) : -1;
      at(i).noun = noun;
      at(i).subject = subject;
    }
  }

 private:
  static const Lexicon& of(Language language) {
    static const Lexicon english = english_lexicon();
    static const Lexicon chinese = chinese_lexicon();
    return language == Language::chinese ? chinese : english;
  }

  int size() const { return static_cast<int>(tokens_.size()); }
  Token& at(int i) const { return tokens_[static_cast<std::size_t>(i)]; }
  bool is(int i, const Words& words) const {
    return i >= 0 && i < size() && words.contains(at(i).text);
  }
  bool is(int i, std::string_view text) const { return i >= 0 && i < size() && at(i).text == text; }
  // A word of the pattern that nothing is told of.
  bool is_free(int i) const {
    const Token& token = at(i);
    return token.noun < 0 && token.subject < 0 && token.antecedent < 0 && token.entity < 0 &&
           !token.is_content;
  }
  bool is_noun(int i) const {
    return i >= 0 && i < size() && (at(i).entity >= 0 || is(i, lexicon_.nouns));
  }

  // Over adjectives to the noun; of "milk tea" to the last.
  int noun_from(int i) const {
    while (is(i, lexicon_.adjectives) && !ends_as_noun(i)) {
      ++i;
      if (is_chinese_ && is(i, "的")) ++i;
    }
    if (!is_noun(i)) return -1;
    while (is_noun(i + 1) && at(i + 1).entity < 0 && at(i).entity < 0) ++i;
    return i;
  }
  // A word may be both: "a cold" ends with a noun, "a cold day" does not.
  bool ends_as_noun(int i) const {
    const bool goes_on = is(i + 1, lexicon_.adjectives) || is_noun(i + 1) || is(i + 1, "的");
    return is_noun(i) && !goes_on;
  }

  int noun_of(int i) const { return is_chinese_ ? noun_in_chinese(i) : noun_in_english(i); }

  int noun_in_english(int i) const {
    if (is(i, lexicon_.determiners) || is(i, lexicon_.adjectives)) return noun_from(i + 1);
    return -1;
  }

  int noun_in_chinese(int i) const {
    const bool is_measure = is(i, lexicon_.classifiers) && is(i - 1, lexicon_.determiners);
    if (is_measure) return noun_from(i + 1);
    if (is(i, lexicon_.determiners) && is(i + 1, lexicon_.classifiers)) return noun_from(i + 2);
    // Of 我 的 房间, the one to whom it belongs.
    if (is(i, lexicon_.subjects) && is(i + 1, "的")) return noun_from(i + 2);
    if (!is(i, lexicon_.adjectives)) return -1;
    if (is(i + 1, "的")) return noun_from(i + 2);
    // A short one needs no 的, but behind 很 it is a predicate.
    const bool is_short = at(i).text.size() == std::string_view("大").size();
    return is_short && !is(i - 1, lexicon_.adverbs) ? noun_from(i + 1) : -1;
  }

  // The first word of the noun phrase that ends here.
  int first_of_phrase(int i) const {
    const auto is_before_noun = [&](int j) {
      return is(j, lexicon_.adjectives) || is(j, lexicon_.determiners) ||
             is(j, lexicon_.classifiers);
    };
    while (is_before_noun(i - 1)) --i;
    return i;
  }

  int subject_of(int i) const {
    const bool is_predicate = is(i, lexicon_.adjectives);
    if (!is_predicate && !is(i, lexicon_.verbs) && !is(i, lexicon_.auxiliaries)) return -1;
    int j = i - 1;
    while (is(j, lexicon_.adverbs) || is(j, lexicon_.auxiliaries) ||
           (is_predicate && is(j, lexicon_.degrees))) {
      --j;
    }
    if (j < 0 || (is_predicate && j == i - 1)) return -1;
    const bool is_pronoun = is(j, lexicon_.subjects);
    if (!is_pronoun && !is_noun(j)) return -1;
    return begins_clause(is_pronoun ? j : first_of_phrase(j)) ? j : -1;
  }
  // Of "Anna and Sophie", neither alone is the subject.
  bool begins_clause(int i) const {
    const bool is_joined = (is(i - 1, "and") || is(i - 1, "or")) && is_noun(i - 2);
    return i == 0 || (is(i - 1, lexicon_.openers) && !is_joined);
  }

  std::vector<Token>& tokens_;
  bool is_chinese_;
  const Lexicon& lexicon_;
};

}  // namespace

void label_pattern_words(std::vector<Token>& tokens, Language language) {
  Labels(tokens, language).add();
}

}  // namespace playground::grammar
