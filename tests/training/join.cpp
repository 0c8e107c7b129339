// Pairs that are put together from two texts.
#include "training/words/join.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tests/training/support.h"
#include "training/grammar/frames.h"

namespace playground::training::testing {
namespace {

using Ids = std::vector<std::int64_t>;

Ids ids_of(const std::vector<std::string>& words) {
  Ids ids;
  for (const std::string& word : words) ids.push_back(vocabulary().find(word).value());
  return ids;
}

// Words of the answer with the place of the word they come from, 0: none.
Pair pair_of(const std::vector<std::string>& source, const std::vector<std::string>& target,
             const Ids& sources) {
  Pair pair;
  pair.source = ids_of(source);
  pair.source.insert(pair.source.begin(), vocabulary().start());
  pair.target = ids_of(target);
  pair.target.push_back(vocabulary().end());
  for (const std::int64_t row : sources) pair.sources.push_back(row == 0 ? -1 : row);
  pair.sources.push_back(-1);
  for (auto* labels :
       {&pair.antecedents, &pair.subjects, &pair.nouns, &pair.entities, &pair.forced}) {
    labels->assign(pair.source.size(), -1);
  }
  return pair;
}

std::string text_of(const Ids& ids) {
  std::string text;
  for (const std::int64_t id : ids) {
    text += (text.empty() ? "" : " ") + vocabulary().tokens()[static_cast<std::size_t>(id)];
  }
  return text;
}

// All that stands side by side in the texts of these tests, and "two dogs" behind each of them.
const Neighbours& neighbours() {
  static const Neighbours all = [] {
    Neighbours known;
    const auto add = [&](const std::vector<std::string>& words) {
      grammar::Text text;
      for (const std::string& word : words) {
        grammar::Token token;
        token.text = word;
        text.tokens.push_back(token);
      }
      known.add(text);
    };
    for (const std::string subject : {"I", "you", "我", "你"}) {
      for (const std::string verb : {"want", "see", "想", "看见"}) {
        for (const std::string object : {"the", "two", "猫", "两", ",", "，"}) {
          add({subject, verb, object});
          add({subject, object});
        }
      }
    }
    for (const std::string comma : {",", "，"}) {
      for (const std::string object : {"the", "two", "猫", "两"}) add({comma, object});
    }
    for (const std::string last : {"cat", "dogs", "two", "猫", "狗", "两"}) {
      for (const std::string next : {".", "。", "dogs", "狗", "cat", "猫"}) add({last, next});
    }
    return known;
  }();
  return all;
}

const Pair& cats() {
  static const Pair pair = [] {
    Pair made = pair_of({"i", "want", "the", "cat", "."}, {"我", "想", "猫", "。"}, {1, 2, 4, 0});
    made.nouns[3] = 4;
    return made;
  }();
  return pair;
}
const Pair& dogs() {
  static const Pair pair = pair_of({"you", "see", "two", "dogs", "."},
                                   {"你", "看见", "两", "狗", "。"}, {1, 2, 3, 4, 0});
  return pair;
}

}  // namespace

TEST_CASE("two texts one behind the other keep what belongs together") {
  Pair second = dogs();
  second.nouns[3] = 4;
  second.entities[4] = 0;
  Pair first = cats();
  first.entities[4] = 0;
  const Pair both = one_after_another(vocabulary(), first, second);
  CHECK(text_of(both.source) == "<start> I want the cat . you see two dogs .");
  CHECK(text_of(both.target) == "我 想 猫 。 你 看见 两 狗 。 <end>");
  CHECK(both.sources == Ids{1, 2, 4, -1, 6, 7, 8, 9, -1, -1});
  CHECK(both.nouns[8] == 9);
  CHECK(both.entities[4] == 0);
  CHECK(both.entities[9] == 1);
  CHECK(both.forced.size() == both.source.size());
}

TEST_CASE("a slot that both texts have becomes another one of the same form in the second") {
  Pair first = cats();
  Pair second = dogs();
  first.source[4] = first.target[2] = vocabulary().slot(WordForm::plain, 5);
  second.source[4] = second.target[3] = vocabulary().slot(WordForm::plural, 5);
  const Pair both = one_after_another(vocabulary(), first, second);
  CHECK(both.source[4] == vocabulary().slot(WordForm::plain, 5));
  CHECK(both.source[9] == vocabulary().slot(WordForm::plural, 6));
  CHECK(both.target[7] == both.source[9]);
}

TEST_CASE("where no slot is free, the second text keeps its own") {
  Pair first = cats();
  for (std::int64_t i = 0; i < word_slots; ++i) {
    first.source.push_back(vocabulary().slot(WordForm::plain, i));
    first.entities.push_back(-1);
  }
  Pair second = dogs();
  second.source[4] = second.target[3] = vocabulary().slot(WordForm::chinese, 9);
  const Pair both = one_after_another(vocabulary(), first, second);
  CHECK(both.source[both.source.size() - 2] == vocabulary().slot(WordForm::chinese, 9));
}

TEST_CASE("a pair that is too short is not cut") {
  Dice dice(1, 1);
  const Pair one = pair_of({"cat"}, {"猫"}, {1});
  CHECK_FALSE(spliced(vocabulary(), neighbours(), one, dogs(), dice).has_value());
  CHECK_FALSE(spliced(vocabulary(), neighbours(), dogs(), one, dice).has_value());
}

TEST_CASE("what comes behind a cut keeps what it comes from and belongs to") {
  Pair end = pair_of({"you", "see", "two", "dogs", "."}, {"你", "看见", "两", "狗", "。"},
                     {0, 2, 3, 4, 0});
  end.nouns[3] = 4;
  end.entities[4] = 0;
  Dice dice(1, 1);
  const Pair begin = pair_of({"i", "want", "."}, {"我", "想", "。"}, {1, 2, 0});
  const auto both = spliced(vocabulary(), neighbours(), begin, end, dice);
  REQUIRE(both.has_value());
  CHECK(text_of(both->source) == "<start> I two dogs .");
  CHECK(both->sources == Ids{1, 2, 3, -1, -1});
  CHECK(both->nouns[2] == 3);
  CHECK(both->entities == Ids{-1, -1, -1, 0, -1});
}

TEST_CASE("texts are spliced between words that come from each other") {
  std::set<std::string> sources;
  for (std::int64_t number = 0; number < 200; ++number) {
    Dice dice(1, number);
    const auto both = spliced(vocabulary(), neighbours(), cats(), dogs(), dice);
    REQUIRE(both.has_value());
    sources.insert(text_of(both->source) + " | " + text_of(both->target));
  }
  // "The" goes with its noun, and "want" never stands before "see".
  CHECK(sources.contains("<start> I want two dogs . | 我 想 两 狗 。 <end>"));
  CHECK(sources.contains("<start> I see two dogs . | 我 看见 两 狗 。 <end>"));
  CHECK(sources.size() == 3);
}

TEST_CASE("texts that end with other signs are not spliced") {
  Dice dice(1, 1);
  Pair question = dogs();
  question.source.back() = ids_of({"?"})[0];
  CHECK_FALSE(spliced(vocabulary(), neighbours(), cats(), question, dice).has_value());
}

TEST_CASE("a text stands behind another one that has ended") {
  CHECK(ends_text(vocabulary(), cats()));
  CHECK_FALSE(ends_text(vocabulary(), pair_of({"cat"}, {"猫"}, {1})));
}

TEST_CASE("a slot stands where words do that can be unknown") {
  grammar::Text text;
  for (const std::string word : {"i", "see", "dogs"}) {
    grammar::Token token;
    token.text = word;
    token.is_content = word == "dogs";
    text.tokens.push_back(token);
  }
  Neighbours known;
  known.add(text);
  const auto slot = vocabulary().slot(WordForm::plain, 3);
  CHECK(known.are(vocabulary(), ids_of({"see"})[0], slot));
  CHECK(known.are(vocabulary(), ids_of({"see"})[0], ids_of({"dogs"})[0]));
  CHECK_FALSE(known.are(vocabulary(), slot, ids_of({"see"})[0]));
}

TEST_CASE("what belongs together, or is said in another order, is not cut apart") {
  Dice dice(1, 1);
  Pair bound = dogs();
  bound.subjects[2] = 1;
  bound.nouns[3] = 4;
  bound.subjects[4] = 2;
  CHECK_FALSE(spliced(vocabulary(), neighbours(), bound, cats(), dice).has_value());
  Pair crossed = dogs();
  std::reverse(crossed.sources.begin(), crossed.sources.begin() + 4);
  CHECK_FALSE(spliced(vocabulary(), neighbours(), crossed, cats(), dice).has_value());
}

TEST_CASE("a clause is joined to a clause") {
  const Pair cold = pair_of({"i", "see", ",", "the", "cat", "."}, {"我", "看见", "，", "猫", "。"},
                            {1, 2, 0, 5, 0});
  const Pair hot = pair_of({"you", "want", ",", "two", "dogs", "."},
                           {"你", "想", "，", "两", "狗", "。"}, {1, 2, 0, 4, 5, 0});
  bool has_clauses = false;
  for (std::int64_t number = 0; number < 100; ++number) {
    Dice dice(1, number);
    const auto both = spliced(vocabulary(), neighbours(), cold, hot, dice);
    REQUIRE(both.has_value());
    const auto commas = std::count(both->source.begin(), both->source.end(), ids_of({","})[0]);
    CHECK(commas == std::count(both->target.begin(), both->target.end(), ids_of({"，"})[0]));
    has_clauses = has_clauses || text_of(both->source) == "<start> I see , two dogs .";
  }
  CHECK(has_clauses);
}

}  // namespace playground::training::testing
