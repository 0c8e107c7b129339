// What the models of words learn from, and that training them is what the recipes and logs say.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "core/words/chinese.h"
#include "tests/training/support.h"
#include "training/grammar/frames.h"
#include "training/words/lists.h"
#include "training/words/rounding.h"
#include "training/words/trainer.h"
#include "training/words/withheld.h"

namespace playground::training::testing {
namespace {

constexpr std::int64_t seed = 17;
bool is_within(const std::vector<std::int64_t>& rows, std::size_t size) {
  return std::all_of(rows.begin(), rows.end(), [&](std::int64_t row) {
    return row >= unlabelled && row < static_cast<std::int64_t>(size);
  });
}

TEST_CASE("a pair asks, answers, and knows what each row has to do with the others") {
  std::map<WordTask, int> tasks;
  int with_unknown = 0;
  int lost = 0;
  for (std::int64_t number = 0; number < 2000; ++number) {
    CAPTURE(number);
    const Pair pair = draw_pair(vocabulary(), seed, number);
    ++tasks[pair.task];
    CHECK(pair.source.front() == vocabulary().start());
    CHECK(pair.target.back() == vocabulary().end());
    CHECK(pair.antecedents.size() == pair.source.size());
    CHECK(pair.subjects.size() == pair.source.size());
    CHECK(pair.nouns.size() == pair.source.size());
    CHECK(pair.sources.size() == pair.target.size());
    CHECK(pair.entities.size() == pair.source.size());
    CHECK(pair.forced.size() == pair.source.size());
    for (const auto* rows :
         {&pair.antecedents, &pair.subjects, &pair.nouns, &pair.forced, &pair.sources}) {
      CHECK(is_within(*rows, pair.source.size()));
    }
    // What is unknown comes from the source: the slot of the answer is in the question, and an
    // aligned one is the same.
    const std::set<std::int64_t> source(pair.source.begin(), pair.source.end());
    bool has_unknown = false;
    for (std::size_t i = 0; i < pair.target.size(); ++i) {
      if (!vocabulary().slot_number(pair.target[i])) continue;
      has_unknown = true;
      lost += source.contains(pair.target[i]) ? 0 : 1;
    }
    with_unknown += has_unknown ? 1 : 0;
  }
  CHECK(tasks[WordTask::to_chinese] > 600);
  CHECK(tasks[WordTask::to_english] > 600);
  CHECK(tasks[WordTask::explain] > 300);
  CHECK(with_unknown > 500);
  CHECK(lost == 0);
  CHECK(with_unknown < 1400);
}

TEST_CASE("a pronoun that is made to look at somebody else is explained as them") {
  int forced = 0;
  int free = 0;
  for (std::int64_t number = 0; number < 3000; ++number) {
    CAPTURE(number);
    const Pair pair = draw_pair(vocabulary(), seed, number);
    REQUIRE(pair.forced.size() == pair.source.size());
    for (std::size_t row = 0; row < pair.source.size(); ++row) {
      const std::int64_t key = pair.forced[row];
      if (key < 0) {
        free += pair.task == WordTask::explain && pair.antecedents[row] >= 0 ? 1 : 0;
        continue;
      }
      ++forced;
      CHECK(pair.task == WordTask::explain);
      CHECK(pair.antecedents[row] >= 0);
      CHECK(pair.antecedents[row] != key);
      // The answer says that word where the pronoun was.
      bool is_said = false;
      for (std::size_t i = 0; i < pair.target.size(); ++i) {
        is_said = is_said || (pair.sources[i] == static_cast<std::int64_t>(row) &&
                              pair.target[i] == pair.source[static_cast<std::size_t>(key)]);
      }
      CHECK(is_said);
    }
    // It is not told where to look there.
    const std::vector<std::int64_t> keys = keys_of(Role::pronoun, {pair});
    for (std::size_t row = 0; row < keys.size(); ++row) {
      if (pair.forced[row] >= 0) CHECK(keys[row] == -1);
    }
  }
  CHECK(forced > 120);
  CHECK(free > 200);
}

TEST_CASE("an unknown word in front of a noun tells more of it, and stands there in the answer") {
  int texts = 0;
  for (std::int64_t number = 0; number < 1000; ++number) {
    CAPTURE(number);
    const grammar::Sample sample = grammar::realize(grammar::draw_meaning(seed, number));
    Dice dice(seed, number);
    const Pair pair = make_pair(vocabulary(), sample, WordTask::explain, grammar::Language::chinese,
                                {false, true, false}, dice);
    const std::size_t more = pair.source.size() - 1 - sample.chinese.tokens.size();
    CHECK(pair.target.size() - 1 - sample.chinese.explained.size() == more);
    if (more == 0) continue;
    ++texts;
    std::size_t in_front = 0;
    for (std::size_t row = 0; row + 1 < pair.source.size(); ++row) {
      const bool is_slot = vocabulary().slot_number(pair.source[row]).has_value();
      const bool has_noun = pair.nouns[row] == static_cast<std::int64_t>(row) + 1;
      if (!is_slot || !has_noun || pair.entities[row] >= 0) continue;
      ++in_front;
      const auto said = std::find(pair.target.begin(), pair.target.end(), pair.source[row]);
      REQUIRE(said != pair.target.end());
      CHECK(*(said + 1) == pair.source[row + 1]);
    }
    CHECK(in_front >= more);
  }
  CHECK(texts > 15);
  CHECK(texts < 200);
}

TEST_CASE("English is translated into the usual one of Chinese words that say the same") {
  const std::int64_t usual = vocabulary().find("但是").value();
  const std::int64_t other = vocabulary().find("可是").value();
  int texts = 0;
  for (std::int64_t number = 0; number < 20'000 && texts < 10; ++number) {
    const grammar::Sample sample = grammar::realize(grammar::draw_meaning(seed, number));
    const auto is_other = [](const grammar::Token& token) { return token.text == "可是"; };
    const auto& tokens = sample.chinese.tokens;
    if (sample.from_chinese || std::none_of(tokens.begin(), tokens.end(), is_other)) continue;
    ++texts;
    Dice dice(seed, number);
    const auto pair_for = [&](WordTask task, grammar::Language language) {
      return make_pair(vocabulary(), sample, task, language, {false, false, false}, dice);
    };
    const auto into = pair_for(WordTask::to_chinese, grammar::Language::english).target;
    CHECK(std::count(into.begin(), into.end(), usual) >= 1);
    CHECK(std::count(into.begin(), into.end(), other) == 0);
    const auto from = pair_for(WordTask::to_english, grammar::Language::chinese).source;
    CHECK(std::count(from.begin(), from.end(), other) >= 1);
  }
  CHECK(texts == 10);
}

TEST_CASE(
    "an entry of the glossary is Chinese and English, stands there once, and tells of a new word") {
  const Glossary glossary = grammar_glossary(vocabulary());
  CHECK(glossary.entries().size() > 4000);
  std::set<std::string> seen;
  for (const GlossaryEntry& entry : glossary.entries()) {
    CAPTURE(entry.chinese);
    CAPTURE(entry.english);
    CHECK(is_chinese(entry.chinese));
    CHECK_FALSE(entry.english.empty());
    CHECK_FALSE(is_chinese(entry.english));
    CHECK(seen.insert(entry.chinese + "=" + entry.english).second);
    CHECK_FALSE((vocabulary().find(entry.chinese) && vocabulary().find(entry.english)));
    CHECK_FALSE(glossary.counterpart(entry.english).empty());
  }
}

// In these draws of the recipe no noun is left for a place of the text.
TEST_CASE("a text is drawn anew where no noun is left for it") {
  for (const std::int64_t number : {154456, 247093, 282676, 369137, 380843, 404472}) {
    CAPTURE(number);
    CHECK(draw_pair(vocabulary(), 1, number).target.size() > 1);
  }
}

TEST_CASE("a few of a hundred combinations of two nouns and a cue are withheld") {
  int withheld = 0;
  constexpr int all = 5000;
  std::int64_t first = -1;
  for (std::int64_t number = 0; number < all; ++number) {
    const grammar::Sample sample =
        grammar::realize(grammar::draw_meaning(seed, number, "reason why not, because"));
    if (!is_withheld(sample)) continue;
    ++withheld;
    if (first < 0) first = number;
  }
  CHECK(withheld > all / 100);
  CHECK(withheld < all * 8 / 100);
  const grammar::Sample one =
      grammar::realize(grammar::draw_meaning(seed, first, "reason why not, because"));
  CHECK(has_pronoun(one.english));
  CHECK(has_pronoun(one.chinese));
}

TEST_CASE("lists of words are answered in their order, unknown words as they are") {
  std::map<std::size_t, int> lengths;
  for (std::int64_t number = 0; number < 500; ++number) {
    CAPTURE(number);
    Dice dice(seed, number);
    const auto language =
        dice.below(2) == 0 ? grammar::Language::english : grammar::Language::chinese;
    const WordTask task = dice.below(2) == 0                       ? WordTask::explain
                          : language == grammar::Language::english ? WordTask::to_chinese
                                                                   : WordTask::to_english;
    const Pair pair = draw_list(vocabulary(), task, language, dice);
    REQUIRE(pair.target.size() == pair.source.size());  // a start, an end
    ++lengths[pair.source.size()];
    for (std::size_t i = 0; i + 1 < pair.target.size(); ++i) {
      CHECK(pair.sources[i] == static_cast<std::int64_t>(i) + 1);
      const std::int64_t word = pair.source[i + 1];
      const bool stays = task == WordTask::explain || vocabulary().slot_number(word).has_value();
      if (stays) CHECK(pair.target[i] == word);
    }
  }
  CHECK(lengths.size() > 15);
}

// The longest word may be another reading, as of 好吃 in 你好吃的: of a hundred Chinese texts in
// about one.
TEST_CASE("a text without changes is cut from its writing into the words of its pair") {
  int other_readings = 0;
  for (std::int64_t number = 0; number < 500; ++number) {
    const grammar::Sample sample = grammar::realize(grammar::draw_meaning(seed, number));
    Dice dice(seed, number);
    for (const auto language : {grammar::Language::english, grammar::Language::chinese}) {
      const auto task = WordTask::explain;
      const Pair pair =
          make_pair(vocabulary(), sample, task, language, {false, false, false}, dice);
      const grammar::Text& text =
          language == grammar::Language::english ? sample.english : sample.chinese;
      const std::string written = grammar::written(text.tokens, language);
      CAPTURE(written);
      std::vector<std::int64_t> ids{vocabulary().start()};
      for (const CutWord& word : vocabulary().cut(written)) ids.push_back(word.id);
      if (ids != pair.source) ++other_readings;
      const std::vector<std::int64_t> words(pair.source.begin() + 1, pair.source.end());
      CHECK(vocabulary().written(vocabulary().named(words)) == written);
    }
  }
  CHECK(other_readings <= 8);
}

Recipe small_recipe() {
  Recipe recipe = read_recipe(top() + "/training/recipes/translate.json", vocabulary());
  recipe.batch = 4;
  return recipe;
}

TEST_CASE("the same recipe gives the same bits, also when it goes on from a state") {
  WordTrainer one(small_recipe(), vocabulary());
  WordTrainer other(small_recipe(), vocabulary());
  for (int i = 0; i < 2; ++i) one.take_step();
  other.take_step();
  WordTrainer resumed(small_recipe(), vocabulary());
  std::copy(other.state().begin(), other.state().end(), resumed.state().begin());
  resumed.restore(other.step());
  resumed.take_step();
  CHECK(std::equal(one.state().begin(), one.state().end(), resumed.state().begin()));
  CHECK(one.step() == resumed.step());
}

TEST_CASE("steps of the last part are computed with the numbers that the file will have") {
  Recipe rounded = small_recipe();
  rounded.rounded_from = 0;
  WordTrainer one(rounded, vocabulary());
  WordTrainer exact(small_recipe(), vocabulary());
  WordTrainer read_again(small_recipe(), vocabulary());
  round_parameters(read_again.state(), one.arena(), static_cast<float>(rounded.rounding));
  const double loss = one.take_step().loss;
  CHECK(loss == read_again.take_step().loss);
  CHECK(loss != exact.take_step().loss);
  // What learns stays exact.
  CHECK_FALSE(std::equal(one.parameters().begin(), one.parameters().end(),
                         read_again.parameters().begin()));
}

#ifdef NDEBUG
// The mean loss of a hundred steps, as the log of the model tells it.
double logged_loss(std::int64_t step) {
  std::ifstream log(top() + "/models/translate.log");
  const std::string begin = "step " + std::to_string(step) + " loss ";
  for (std::string line; std::getline(log, line);) {
    if (line.starts_with(begin)) return std::stod(line.substr(begin.size()));
  }
  FAIL("the log does not tell of step ", step);
  return 0;
}

TEST_CASE("the first 200 steps go as the log says") {
  WordTrainer trainer(read_recipe(top() + "/training/recipes/translate.json", vocabulary()),
                      vocabulary());
  for (const std::int64_t last : {100, 200}) {
    double loss = 0;
    while (trainer.step() < last) loss += trainer.take_step().loss / 100;
    CHECK(loss == doctest::Approx(logged_loss(last)).epsilon(0.02));
  }
}
#endif

}  // namespace
}  // namespace playground::training::testing
