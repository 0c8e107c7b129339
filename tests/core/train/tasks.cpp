// The tasks: their answers are right, their sources hold the answer, their batches never end.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/train/task.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

constexpr std::int64_t kinds = 9;
constexpr const char* learnt_text = "to be or not to be that is the question whether it is nobler";

Task task_of(std::int64_t kind, std::int64_t seed = 1) {
  TaskConfig config;
  config.kind = static_cast<TaskKind>(kind);
  config.text = learnt_text;
  config.seed = seed;
  return Task(config);
}

// One example in words: what is read and, after it, the answer.
struct Sentence {
  std::vector<std::string> read;
  std::vector<std::string> answer;
};

Sentence sentence_of(const Task& task, const TaskBatch& batch, std::int64_t index) {
  const auto word = [&](std::int64_t id) {
    return task.vocabulary()[static_cast<std::size_t>(id)];
  };
  Sentence sentence;
  const std::int64_t tokens = batch.examples.rows.tokens(0);
  for (std::int64_t i = index * tokens; i < (index + 1) * tokens; ++i) {
    const auto at = static_cast<std::size_t>(i);
    sentence.read.push_back(word(batch.examples.ids[at]));
    const std::int64_t target = batch.examples.targets[at];
    if (target >= 0) sentence.answer.push_back(word(target));
  }
  return sentence;
}

std::vector<std::string> before(const Sentence& sentence, const std::string& mark) {
  return {sentence.read.begin(), std::find(sentence.read.begin(), sentence.read.end(), mark)};
}

TEST_CASE("every answer stands where its source says, or nowhere") {
  for (std::int64_t kind = 0; kind < kinds; ++kind) {
    const Task task = task_of(kind);
    const TaskBatch batch = task.batch(32, task.length(), 5);
    CAPTURE(kind);
    REQUIRE(batch.examples.ids.size() == static_cast<std::size_t>(batch.examples.rows.rows()));
    for (std::int64_t i = 0; i < batch.examples.rows.rows(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      const std::int64_t source = batch.sources[at];
      if (source < 0) continue;
      const std::int64_t place = i - i % batch.examples.rows.tokens(0) + source;
      CHECK(place <= i);
      if (task.config().kind == TaskKind::brackets) continue;  // there stands the opening one
      CHECK(batch.examples.ids[static_cast<std::size_t>(place)] == batch.examples.targets[at]);
    }
  }
}

TEST_CASE("the answers are right") {
  for (std::int64_t number = 0; number < 50; ++number) {
    const auto example = [&](TaskKind kind) {
      const Task task = task_of(static_cast<std::int64_t>(kind));
      return sentence_of(task, task.batch(1, task.length(), number), 0);
    };
    Sentence sentence = example(TaskKind::copy);
    CHECK(sentence.answer == before(sentence, "="));

    sentence = example(TaskKind::reverse);
    std::reverse(sentence.answer.begin(), sentence.answer.end());
    CHECK(sentence.answer == before(sentence, "="));

    sentence = example(TaskKind::sort);
    std::vector<std::string> sorted = before(sentence, "=");
    std::sort(sorted.begin(), sorted.end());
    CHECK(sentence.answer == sorted);

    sentence = example(TaskKind::addition);
    const auto number_of = [](const std::vector<std::string>& digits) {
      std::string joined;
      for (const std::string& digit : digits) joined += digit;
      return std::stoi(joined);
    };
    const std::vector<std::string> first = before(sentence, "+");
    const std::vector<std::string> both = before(sentence, "=");
    const std::vector<std::string> second(
        both.begin() + static_cast<std::ptrdiff_t>(first.size()) + 1, both.end());
    std::reverse(sentence.answer.begin(), sentence.answer.end());
    CHECK(number_of(sentence.answer) == number_of(first) + number_of(second));

    sentence = example(TaskKind::majority);
    const auto as = std::count(sentence.read.begin(), sentence.read.end(), "a");
    const auto bs = std::count(sentence.read.begin(), sentence.read.end(), "b");
    CHECK(sentence.answer == std::vector<std::string>{as > bs ? "a" : "b"});

    sentence = example(TaskKind::brackets);
    std::string open;
    for (const std::string& bracket : before(sentence, "=")) {
      if (bracket == "(" || bracket == "[") {
        open += bracket;
      } else {
        CHECK((bracket == ")") == (open.back() == '('));
        open.pop_back();
      }
    }
    std::vector<std::string> closing;
    for (; !open.empty(); open.pop_back()) closing.emplace_back(open.back() == '(' ? ")" : "]");
    closing.emplace_back(".");
    CHECK(sentence.answer == closing);
  }
}

TEST_CASE(
    "what comes again in induction was new before, at random distances unless they are fixed") {
  for (const bool fixed : {false, true}) {
    TaskConfig config;
    config.fixed_offset = fixed;
    const Task task(config);
    std::set<std::int64_t> distances;
    for (std::int64_t number = 0; number < 20; ++number) {
      const TaskBatch batch = task.batch(8, task.length(), number);
      for (std::int64_t i = 0; i < batch.examples.rows.rows(); ++i) {
        const std::int64_t source = batch.sources[static_cast<std::size_t>(i)];
        if (source >= 0) distances.insert(i % batch.examples.rows.tokens(0) + 1 - source);
      }
    }
    CHECK((distances.size() == 1) == fixed);
    CHECK((fixed || distances.size() > 10));
  }
}

TEST_CASE("a batch depends on its number and on the seed alone") {
  for (std::int64_t kind = 0; kind < kinds; ++kind) {
    const Task task = task_of(kind);
    const std::int64_t length = task.length();
    CAPTURE(kind);
    CHECK(task.batch(4, length, 3).examples.ids == task.batch(4, length, 3).examples.ids);
    CHECK(task.batch(16, length, 3).examples.ids != task.batch(16, length, 4).examples.ids);
    CHECK(task.batch(16, length, 3).examples.ids !=
          task_of(kind, 2).batch(16, length, 3).examples.ids);
  }
}

TEST_CASE("examples have any allowed length") {
  for (std::int64_t kind = 0; kind < kinds; ++kind) {
    const Task task = task_of(kind);
    CAPTURE(kind);
    const std::int64_t longest = std::min<std::int64_t>(task.longest(), 12);
    for (std::int64_t length = 1; length <= longest; ++length) {
      const bool is_short = kind == 7 ? length < 2 : kind == 5 || kind == 8 ? length < 8 : false;
      if (is_short) continue;
      const TaskBatch batch = task.batch(8, length, 0);
      CHECK(batch.examples.rows.tokens(0) == task.tokens(length));
      const auto counted =
          std::count_if(batch.examples.targets.begin(), batch.examples.targets.end(),
                        [](std::int64_t target) { return target >= 0; });
      CHECK(counted >= 8);
    }
    CHECK(error_of([&] { task.require_length(task.longest() + 1, "/evaluate"); }).path ==
          "/evaluate");
  }
}

TEST_CASE("a task says what is wrong") {
  const auto refused = [](TaskConfig config) {
    return error_of([&] { const Task task(std::move(config)); });
  };
  TaskConfig config;
  config.kind = TaskKind::text;
  CHECK(refused(config).code == ErrorCode::missing_field);
  config.text = "too short";
  CHECK(refused(config).path == "/task/text");
  config.text = "\xff\xff";
  CHECK(refused(config).path == "/task/text");
  config.kind = TaskKind::addition;
  config.length = 9;
  CHECK(refused(config).path == "/task/length");
}

Task pronouns_of(WordLanguage language, PronounPart part, std::vector<std::string> words) {
  TaskConfig config;
  config.kind = TaskKind::pronouns;
  config.language = language;
  config.words[static_cast<std::size_t>(part)] = std::move(words);
  return Task(config);
}

TEST_CASE("pronouns are learnt with the reader's own words") {
  const std::vector<std::string> own{"okapi", "张三", "Ünal"};
  const Task task = pronouns_of(WordLanguage::en, PronounPart::animals, own);
  CHECK(words_of(task.config().words, PronounPart::animals) == own);
  CHECK(words_of(task.config().words, PronounPart::things).size() == 12);
  const TaskBatch batch = task.batch(60, task.length(), 3);
  std::set<std::string> subjects;
  for (std::int64_t i = 0; i < 60; ++i) {
    const Sentence sentence = sentence_of(task, batch, i);
    REQUIRE(sentence.read.size() == 10);
    subjects.insert(sentence.read[1]);
    REQUIRE(sentence.answer.size() == 1);
    const bool meant = sentence.answer[0] == sentence.read[1];
    CHECK((meant || sentence.answer[0] == sentence.read[4]));
  }
  CHECK(subjects == std::set<std::string>(own.begin(), own.end()));
}

TEST_CASE("words of pronouns that cannot be told apart are refused where they stand") {
  const auto refused = [](std::vector<std::string> words) {
    try {
      pronouns_of(WordLanguage::en, PronounPart::by_object, std::move(words));
    } catch (const InputError& error) {
      CHECK(error.code == ErrorCode::invalid_value);
      CHECK(error.path == "/task/words/by_object");
      return true;
    }
    return false;
  };
  CHECK(refused(std::vector<std::string>(25, "kissed")));
  CHECK(refused({"kissed", "kissed"}));
  CHECK(refused({"kissed", "dog"}));
  CHECK(refused({"kissed", "because"}));
  CHECK(refused({"kissed", "looked at"}));
  CHECK(refused({"kissed", ""}));
  CHECK(refused({"kissed", "\xff"}));
  CHECK(refused({"kissed", std::string(49, 'k')}));
  CHECK_FALSE(refused({"kissed", "praised"}));
}

}  // namespace
}  // namespace playground::testing
