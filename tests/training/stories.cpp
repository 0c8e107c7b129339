// What the model that writes stories learns from, and that training it is what the recipe and the
// log say.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "training/stories/suite.h"
#include "training/stories/trainer.h"
#include "training/words/rounding.h"
#include "wasm/files/disk.h"
#include "wasm/files/model_file.h"

namespace playground::stories::testing {
namespace {

constexpr std::int64_t seed = 17;
const std::string top = std::string(TESTS_FOLDER) + "/..";

const WordVocabulary& vocabulary() {
  static const WordVocabulary words = story_vocabulary();
  return words;
}

const std::string& word(std::int64_t id) {
  return vocabulary().tokens()[static_cast<std::size_t>(id)];
}

const std::vector<std::int64_t>& keys(const Text& text, StoryRole role) {
  return text.keys[static_cast<std::size_t>(role)];
}

TEST_CASE("a text of a story knows where each row should look") {
  const std::set<std::string> pronouns{"he",    "him", "she", "her", "it", "they", "them", "his",
                                       "their", "its", "他",  "她",  "它", "他们", "她们", "它们"};
  for (std::int64_t number = 0; number < 800; ++number) {
    CAPTURE(number);
    const Text text = draw_text(vocabulary(), seed, number);
    CHECK(text.ids.front() == vocabulary().start());
    int open = 0;
    for (std::size_t i = 0; i < text.ids.size(); ++i) {
      const auto row = static_cast<std::int64_t>(i);
      CHECK(std::all_of(text.keys.begin(), text.keys.end(),
                        [&](const auto& role) { return role[i] >= -1 && role[i] <= row; }));
      const auto at = [&](std::int64_t key) { return text.ids[static_cast<std::size_t>(key)]; };
      CHECK(keys(text, StoryRole::previous)[i] == row - 1);
      const std::int64_t same = keys(text, StoryRole::same_word)[i];
      if (same >= 0) CHECK(at(same) == text.ids[i]);
      CHECK(keys(text, StoryRole::induction)[i] == (same < 0 ? -1 : same + 1));
      const std::int64_t opening = keys(text, StoryRole::quote)[i];
      if (opening >= 0) CHECK(word(at(opening)) == "“");
      if (keys(text, StoryRole::pronoun)[i] >= 0) CHECK(pronouns.contains(word(text.ids[i])));
      const bool is_last = i + 1 == text.ids.size();
      const std::int64_t next = is_last ? vocabulary().end() : text.ids[i + 1];
      CHECK((text.targets[i] == next || text.targets[i] == -1));
      // In repeats quotation marks do not come.
      open += word(text.ids[i]) == "“" ? 1 : word(text.ids[i]) == "”" ? -1 : 0;
      CHECK((open == 0 || open == 1));
    }
    CHECK(open == 0);
  }
}

TEST_CASE("a story is cut from its writing into the words that it is made of") {
  int others = 0;
  for (std::int64_t number = 0; number < 900; ++number) {
    Dice dice(seed, number);
    const auto language = number % 2 == 0 ? Language::english : Language::chinese;
    const Story story = tell_story(static_cast<StoryKind>(number / 2 % 3), language, dice);
    const Text text = make_text(vocabulary(), story, false, dice);
    const std::vector<std::int64_t> words(text.ids.begin() + 1, text.ids.end());
    const std::string written = vocabulary().written(vocabulary().named(words));
    CAPTURE(written);
    std::vector<std::int64_t> ids;
    for (const CutWord& one : vocabulary().cut(written)) ids.push_back(one.id);
    if (ids != words) ++others;
    CHECK(written.find("  ") == std::string::npos);
    CHECK(written.find(" .") == std::string::npos);
    for (const char* wrong : {" a a", " a e", " a i", " a o", " an b", " an c", "了了", "的的"}) {
      CHECK(written.find(wrong) == std::string::npos);
    }
  }
  CHECK(others <= 9);
}

TEST_CASE("what answers a question was told before") {
  int answers = 0;
  for (std::int64_t number = 0; number < 500; ++number) {
    CAPTURE(number);
    Dice dice(seed, number);
    const Story story = tell_story(StoryKind::question, Language::english, dice);
    std::set<std::string> told;
    int place = 0;
    for (const StoryToken& token : story.tokens) {
      if (token.is_answer && token.is_content) CHECK(told.contains(token.text));
      if (token.told >= 0) {
        const auto at = [&](int row) { return story.tokens.begin() + row; };
        CHECK(token.is_answer);
        CHECK(at(token.told)->text == token.text);
        // What the clue says is said again by the question.
        REQUIRE(token.clue >= 0);
        CHECK(std::count_if(at(token.clue), at(place), [&](const StoryToken& one) {
                return one.text == at(token.clue)->text;
              }) > 1);
      }
      answers += token.is_answer ? 1 : 0;
      told.insert(token.text);
      ++place;
    }
  }
  CHECK(answers > 2000);
}

TEST_CASE("a repetition says the same words again, known and unknown") {
  for (const auto words : {RepeatedWords::known, RepeatedWords::unknown, RepeatedWords::both}) {
    for (std::int64_t number = 0; number < 100; ++number) {
      Dice dice(seed, number);
      const Text text = make_repeat(vocabulary(), words, 12, dice);
      CHECK(std::count(text.repeats.begin(), text.repeats.end(), true) == 11);
      for (std::size_t i = 0; i < text.ids.size(); ++i) {
        if (!text.repeats[i]) continue;
        const std::int64_t key = keys(text, StoryRole::induction)[i];
        REQUIRE(key >= 0);
        CHECK(text.ids[static_cast<std::size_t>(key)] == text.targets[i]);
        const bool is_slot = vocabulary().slot_number(text.ids[i]).has_value();
        if (words != RepeatedWords::both) CHECK(is_slot == (words == RepeatedWords::unknown));
      }
    }
  }
}

// Among the million texts that a model could learn from, none may come less than 500 times.
TEST_CASE("every word of the stories comes often") {
  constexpr std::int64_t texts = 40000;
  std::map<std::int64_t, std::int64_t> times;
  for (std::int64_t number = 0; number < texts; ++number) {
    for (const std::int64_t id : draw_text(vocabulary(), seed, number).ids) ++times[id];
  }
  for (const std::string& one : vocabulary().words()) {
    CAPTURE(one);
    CHECK(times[vocabulary().find(one).value()] >= 500 * texts / 1000000);
  }
  CHECK(vocabulary().words().size() <= 1300);
}

Recipe small_recipe() {
  Recipe recipe = read_recipe(top + "/training/recipes/stories.json", vocabulary());
  recipe.batch = 4;
  return recipe;
}

TEST_CASE(
    "steps of stories, too, are computed with the numbers of the file if the recipe says so") {
  Recipe rounded = small_recipe();
  rounded.rounded_from = 0;
  StoryTrainer one(rounded, vocabulary());
  StoryTrainer read_again(small_recipe(), vocabulary());
  training::round_parameters(read_again.state(), one.arena(), static_cast<float>(rounded.rounding));
  CHECK(one.take_step().loss == read_again.take_step().loss);
}

TEST_CASE("the same recipe of stories gives the same bits, also when it goes on from a state") {
  StoryTrainer one(small_recipe(), vocabulary());
  StoryTrainer other(small_recipe(), vocabulary());
  for (int i = 0; i < 2; ++i) one.take_step();
  other.take_step();
  StoryTrainer resumed(small_recipe(), vocabulary());
  std::copy(other.state().begin(), other.state().end(), resumed.state().begin());
  resumed.restore(other.step());
  resumed.take_step();
  CHECK(std::equal(one.state().begin(), one.state().end(), resumed.state().begin()));
}

#ifdef NDEBUG
// The mean loss of a hundred steps, as the log of the model tells it.
double logged_loss(std::int64_t step) {
  std::ifstream log(top + "/models/stories.log");
  const std::string begin = "step " + std::to_string(step) + " loss ";
  for (std::string line; std::getline(log, line);) {
    if (line.starts_with(begin)) return std::stod(line.substr(begin.size()));
  }
  FAIL("the log does not tell of step ", step);
  return 0;
}

TEST_CASE("the first 100 steps of stories go as the log says") {
  StoryTrainer trainer(read_recipe(top + "/training/recipes/stories.json", vocabulary()),
                       vocabulary());
  double loss = 0;
  while (trainer.step() < 100) loss += trainer.take_step().loss / 100;
  CHECK(loss == doctest::Approx(logged_loss(100)).epsilon(0.02));
}

// The share of right ones that is told of a task.
double told_share(const std::string& task) {
  std::ifstream table(top + "/models/stories.suite.md");
  const std::string begin = "| " + task + " | ";
  for (std::string line; std::getline(table, line);) {
    if (!line.starts_with(begin)) continue;
    return std::stod(line.substr(line.find("| ", begin.size()) + 2));
  }
  FAIL("nothing is told of ", task);
  return 0;
}

TEST_CASE("the file of stories can do what is told of it") {
  const std::string bytes = read_file(top + "/models/stories.safetensors.gz");
  const WordModelParts model =
      read_model_file({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  CHECK(bytes.size() <= 600000);
  for (const Score& score : score_tasks(model, 60)) {
    CAPTURE(score.name);
    CHECK(score.right >= told_share(score.name) - 0.1);
  }
}
#endif

}  // namespace
}  // namespace playground::stories::testing
