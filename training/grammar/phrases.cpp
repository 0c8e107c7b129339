#include "training/grammar/phrases.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>
#include <string_view>
#include <tuple>

#include "training/grammar/templates.h"
#include "training/grammar/words.h"

namespace playground::grammar {
namespace {

using Words = std::vector<std::string>;
using WordPair = std::pair<std::string, std::string>;
using Phrases = std::set<std::pair<Words, Words>>;  // (English, Chinese)

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// Words of a pattern by their marks; those without one by the empty text. Places of variables are
// left out.
std::map<std::string_view, Words> words_by_mark(std::string_view pattern) {
  std::map<std::string_view, Words> marked;
  for (const std::string_view piece : split(pattern, ' ')) {
    if (piece.empty() || piece.front() == '{') continue;
    const std::size_t mark = piece.find('#');
    const std::size_t of = piece.find('@');
    const std::string_view after =
        mark == std::string_view::npos ? std::string_view() : piece.substr(mark + 1);
    marked[after.substr(0, after.find_first_of("@*"))].emplace_back(
        piece.substr(0, std::min(mark, of)));
  }
  return marked;
}

// All that is written down in both languages.
class PhraseList {
 public:
  static Phrases all() {
    PhraseList list;
    for (const Template& one : templates()) list.add_template(one);
    for (const Cue& one : cues()) list.add(one.english, one.chinese);
    for (const Noun& one : nouns()) {
      list.add(one.english, one.chinese);
      if (one.has_plural()) list.add(plural(one.english), one.chinese);
    }
    for (const Name& one : names()) list.add(one.english, one.chinese);
    for (const Adjective& one : adjectives()) list.add(one.english, one.chinese);
    for (const Verb& one : verbs()) {
      for (const auto& form : {std::string(one.english), third_person(one.english),
                               past(one.english), participle(one.english), ing(one.english)}) {
        list.add(form, one.chinese);
      }
    }
    return std::move(list.phrases_);
  }

 private:
  // Where words have marks, those of each mark are a phrase. Without any mark all of what is short
  // is one.
  void add(std::string_view english, std::string_view chinese, bool is_short = true) {
    const auto in_chinese = words_by_mark(chinese);
    const bool is_phrase = is_short && english.find('#') == std::string_view::npos &&
                           chinese.find('#') == std::string_view::npos;
    for (const auto& [mark, words] : words_by_mark(english)) {
      const auto found = in_chinese.find(mark);
      const bool belongs = is_phrase || !mark.empty();
      if (belongs && found != in_chinese.end()) phrases_.emplace(words, found->second);
    }
  }

  // <1:one|another>: each one with its translation; what a choice says in several places belongs
  // together.
  using Options = std::map<char, std::vector<std::string>>;
  void add_template(const Template& one) {
    Options options;
    const std::string english = without_options(one.english, options);
    Options translations;
    const std::string chinese = without_options(one.chinese, translations);
    for (const auto& [key, all] : options) {
      const auto& others = translations[key];
      for (std::size_t i = 0; i < std::min(all.size(), others.size()); ++i) add(all[i], others[i]);
    }
    add(english, chinese, false);
    constexpr std::string_view kind = "pick:";
    for (const std::string_view draw : split(one.draws, ' ')) {
      const std::size_t at = draw.find(kind);
      if (at == std::string_view::npos) continue;
      for (const Pick& pick : picks(draw.substr(at + kind.size()))) add(pick.english, pick.chinese);
    }
  }

  static std::string without_options(std::string_view pattern, Options& options) {
    std::string rest;
    while (!pattern.empty()) {
      const std::size_t begin = std::min(pattern.find('<'), pattern.size());
      rest += pattern.substr(0, begin);
      if (begin == pattern.size()) break;
      const std::size_t end = pattern.find('>', begin);
      if (end == std::string_view::npos) throw std::invalid_argument("a choice without its end");
      std::vector<std::string>& all = options[pattern[begin + 1]];
      const auto here = split(pattern.substr(begin + 3, end - begin - 3), '|');
      all.resize(std::max(all.size(), here.size()));
      for (std::size_t i = 0; i < here.size(); ++i) {
        if (!all[i].empty()) all[i] += ' ';
        all[i] += here[i];
      }
      pattern.remove_prefix(end + 1);
    }
    return rest;
  }

  Phrases phrases_;
};

// How probable a word of the one language is where a word of the other stands.
using Translations = std::map<WordPair, double>;

// (word, its translation). `flips`: from Chinese to English.
Translations learn(const Phrases& phrases, bool flips) {
  constexpr int rounds = 8;
  Translations translations;
  for (int round = 0; round < rounds; ++round) {
    Translations counts;
    std::map<std::string, double> totals;
    for (const auto& [english, chinese] : phrases) {
      const Words& from = flips ? chinese : english;
      const Words& to = flips ? english : chinese;
      for (const std::string& word : to) {
        const auto probability = [&](const std::string& of) {
          return round == 0 ? 1.0 : translations[{of, word}];
        };
        double sum = 0;
        for (const std::string& of : from) sum += probability(of);
        for (const std::string& of : from) {
          const double part = probability(of) / sum;
          counts[{of, word}] += part;
          totals[of] += part;
        }
      }
    }
    for (auto& [pair, count] : counts) count /= totals[pair.first];
    translations = std::move(counts);
  }
  return translations;
}

class Dictionary {
 public:
  Dictionary() {
    const Phrases phrases = PhraseList::all();
    to_chinese_ = learn(phrases, false);
    to_english_ = learn(phrases, true);
  }

  // How well they are known to translate each other, in [0, 1].
  double score(const std::string& english, const std::string& chinese) const {
    const auto one = to_chinese_.find({english, chinese});
    const auto other = to_english_.find({chinese, english});
    if (one == to_chinese_.end() || other == to_english_.end()) return 0;
    return one->second * other->second;
  }

 private:
  Translations to_chinese_;
  Translations to_english_;
};

// (minus the score, how far apart, place in English, place in Chinese): the surest first, of equal
// ones the one that is nearest to the same place of its phrase.
using Candidate = std::tuple<double, double, int, int>;

std::vector<Candidate> candidates_of(const Words& english, const Words& chinese) {
  constexpr double known = 0.01;  // below it two words stand in a phrase by chance
  static const Dictionary dictionary;
  const auto place = [](std::size_t at, const Words& words) {
    return (static_cast<double>(at) + 0.5) / static_cast<double>(words.size());
  };
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < english.size(); ++i) {
    if (english[i] == "the") continue;  // Chinese has no word for it
    for (std::size_t j = 0; j < chinese.size(); ++j) {
      const double score = dictionary.score(english[i], chinese[j]);
      if (score <= known) continue;
      candidates.emplace_back(-score, std::abs(place(i, english) - place(j, chinese)),
                              static_cast<int>(i), static_cast<int>(j));
    }
  }
  std::sort(candidates.begin(), candidates.end());
  return candidates;
}

}  // namespace

std::vector<std::pair<int, int>> align_phrase(const Words& english, const Words& chinese) {
  constexpr double shared =
      0.05;  // a word that has a counterpart needs a better reason for another
  const std::vector<Candidate> candidates = candidates_of(english, chinese);
  std::set<int> in_english;
  std::set<int> in_chinese;
  std::vector<std::pair<int, int>> pairs;
  // A word first takes one that nothing else has taken; later it may share one.
  for (const bool shares : {false, true}) {
    for (const auto& [score, apart, i, j] : candidates) {
      const bool is_taken = in_english.contains(i) || in_chinese.contains(j);
      const bool are_both = in_english.contains(i) && in_chinese.contains(j);
      if (shares ? are_both || -score < shared : is_taken) continue;
      pairs.emplace_back(i, j);
      in_english.insert(i);
      in_chinese.insert(j);
    }
  }
  if (pairs.empty()) {
    for (int i = 0; i < static_cast<int>(english.size()); ++i) {
      for (int j = 0; j < static_cast<int>(chinese.size()); ++j) pairs.emplace_back(i, j);
    }
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

}  // namespace playground::grammar
