#include "core/train/task.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/message.h"
#include "core/text/utf8.h"
#include "core/text/vocabulary.h"
#include "core/train/words.h"

namespace playground {
namespace {

using WordList = std::span<const std::string_view>;

constexpr std::int64_t fewest_text_tokens = 8;
constexpr std::int64_t most_text_tokens = 100'000;
constexpr std::int64_t deepest_bracket = 4;
constexpr std::array<std::string_view, 4> brackets{"(", "[", ")", "]"};

// Of each kind: the length unless one is given, the least and the most.
struct Lengths {
  std::int64_t usual;
  std::int64_t least;
  std::int64_t most;
};

Lengths lengths_of(TaskKind kind) {
  switch (kind) {
    case TaskKind::copy:
    case TaskKind::reverse:
      return {8, 1, 32};
    case TaskKind::sort:
      return {6, 1, 32};
    case TaskKind::addition:
      return {2, 1, 8};
    case TaskKind::majority:
      return {9, 1, 63};
    case TaskKind::induction:
      return {32, 8, 64};
    case TaskKind::pronouns:
      return {1, 1, 1};
    case TaskKind::brackets:
      return {8, 2, 32};
    case TaskKind::text:
      return {32, 8, 128};
  }
  return {};
}

// Numbers drawn for one batch.
class Dice {
 public:
  Dice(std::int64_t seed, std::int64_t number)
      : generator_(static_cast<std::int64_t>(
            mixed(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(number)))) {}

  std::int64_t below(std::int64_t count) {
    return static_cast<std::int64_t>(generator_.random() % static_cast<std::uint32_t>(count));
  }
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + below(most - least + 1);
  }

 private:
  // Steele, Lea and Flood 2014 (SplitMix): neighbouring seeds and numbers give unlike generators.
  static std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
    std::uint64_t z = seed * 0x9e3779b97f4a7c15U + number + 1;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return (z ^ (z >> 31U)) & 0xffffffffU;
  }

  Generator generator_;
};

// One sentence with its answer: the last token is predicted, but not read.
struct Example {
  std::vector<std::int64_t> tokens;
  std::vector<bool> counts;           // by token: whether it is part of the answer
  std::vector<std::int64_t> sources;  // by token of an answer: where it stands; -1: nowhere

  void add(std::int64_t token) {
    tokens.push_back(token);
    counts.push_back(false);
    sources.push_back(-1);
  }
  void answer(std::int64_t token, std::int64_t source = -1) {
    add(token);
    counts.back() = true;
    sources.back() = source;
  }
};

// Makes examples of one task from ids of its vocabulary.
class ExampleMaker {
 public:
  ExampleMaker(const TaskConfig& config, const std::vector<std::string>& vocabulary, Dice& dice)
      : config_(config), vocabulary_(vocabulary), dice_(dice) {}

  Example make(std::int64_t length, const std::vector<std::int64_t>& text) {
    switch (config_.kind) {
      case TaskKind::copy:
      case TaskKind::reverse:
      case TaskKind::sort:
        return rearranged(length);
      case TaskKind::addition:
        return sum(length);
      case TaskKind::majority:
        return majority(length);
      case TaskKind::induction:
        return repeated(length);
      case TaskKind::pronouns:
        return pronoun();
      case TaskKind::brackets:
        return closed(length);
      case TaskKind::text:
        return excerpt(length, text);
    }
    return {};
  }

 private:
  std::int64_t id(std::string_view word) const { return id_of(vocabulary_, word); }
  std::string_view one_of(WordList words) {
    return words[static_cast<std::size_t>(dice_.below(static_cast<std::int64_t>(words.size())))];
  }

  Example rearranged(std::int64_t length) {
    const bool sorts = config_.kind == TaskKind::sort;
    const WordList words = sorts ? task_words::digits() : task_words::letters();
    Example example;
    for (std::int64_t i = 0; i < length; ++i) example.add(id(one_of(words)));
    std::vector<std::int64_t> order(static_cast<std::size_t>(length));
    std::iota(order.begin(), order.end(), 0);
    if (config_.kind == TaskKind::reverse) std::reverse(order.begin(), order.end());
    if (sorts) {
      const auto& tokens = example.tokens;
      std::sort(order.begin(), order.end(), [&](std::int64_t a, std::int64_t b) {
        return std::pair(tokens[static_cast<std::size_t>(a)], a) <
               std::pair(tokens[static_cast<std::size_t>(b)], b);
      });
    }
    example.add(id("="));
    for (const std::int64_t source : order) {
      example.answer(example.tokens[static_cast<std::size_t>(source)], source);
    }
    return example;
  }

  Example sum(std::int64_t length) {
    Example example;
    std::array<std::vector<std::int64_t>, 2> numbers;
    for (std::vector<std::int64_t>& number : numbers) {
      for (std::int64_t i = 0; i < length; ++i) number.push_back(dice_.below(10));
    }
    const auto digit = [&](std::int64_t value) {
      return id(task_words::digits()[static_cast<std::size_t>(value)]);
    };
    for (const std::int64_t value : numbers[0]) example.add(digit(value));
    example.add(id("+"));
    for (const std::int64_t value : numbers[1]) example.add(digit(value));
    example.add(id("="));
    std::int64_t carried = 0;
    for (std::size_t i = numbers[0].size(); i-- > 0;) {
      carried += numbers[0][i] + numbers[1][i];
      example.answer(digit(carried % 10));
      carried /= 10;
    }
    example.answer(digit(carried));
    return example;
  }

  // Of two letters, an odd number.
  Example majority(std::int64_t length) {
    Example example;
    std::int64_t first = 0;
    const std::int64_t letters = length % 2 == 0 ? length + 1 : length;
    for (std::int64_t i = 0; i < letters; ++i) {
      const std::int64_t letter = dice_.below(2);
      first += letter == 0 ? 1 : 0;
      example.add(id(letter == 0 ? "a" : "b"));
    }
    example.add(id("?"));
    example.answer(id(2 * first > letters ? "a" : "b"));
    return example;
  }

  // Words in random order, each once, and then some that follow each other once more; what comes
  // after the first of these counts.
  Example repeated(std::int64_t length) {
    const WordList words = task_words::common(config_.language);
    std::vector<std::int64_t> order(words.size());
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto left = static_cast<std::int64_t>(order.size() - i);
      std::swap(order[i], order[i + static_cast<std::size_t>(dice_.below(left))]);
    }
    const std::int64_t all = length + 1;
    const std::int64_t half = all - all / 2;
    const std::int64_t fresh = config_.fixed_offset ? half : dice_.between(half, all - 4);
    Example example;
    for (std::int64_t i = 0; i < fresh; ++i) {
      example.add(id(words[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])]));
    }
    const std::int64_t again = all - fresh;
    const std::int64_t start = config_.fixed_offset ? 0 : dice_.below(fresh - again + 1);
    for (std::int64_t source = start; source < start + again; ++source) {
      const std::int64_t token = example.tokens[static_cast<std::size_t>(source)];
      if (source == start) {
        example.add(token);
      } else {
        example.answer(token, source);
      }
    }
    return example;
  }

  Example pronoun() {
    const task_words::PronounWords words = task_words::pronouns(config_.language);
    const std::string_view subject = one_of(words.animals);
    const std::string_view object = one_of(words.things);
    const bool by_subject = dice_.below(2) == 0;
    const std::int64_t owner = dice_.below(3);  // of the adjective: animals, things, both
    const bool means_subject = owner == 2 ? by_subject : owner == 0;
    const WordList adjectives = owner == 0   ? words.of_animals
                                : owner == 1 ? words.of_things
                                             : words.of_both;
    Example example;
    std::int64_t source = 0;
    for (const std::string_view word : words.sentence) {
      const auto place = static_cast<std::int64_t>(example.tokens.size());
      if (word == "N") {
        if (means_subject) source = place;
        example.add(id(subject));
      } else if (word == "M") {
        if (!means_subject) source = place;
        example.add(id(object));
      } else if (word == "V") {
        example.add(id(one_of(by_subject ? words.by_subject : words.by_object)));
      } else if (word == "A") {
        example.add(id(one_of(adjectives)));
      } else {
        example.add(id(word));
      }
    }
    example.answer(id(means_subject ? subject : object), source);
    return example;
  }

  // Brackets, of which the open ones are closed behind the equals sign, and a full stop.
  Example closed(std::int64_t length) {
    Example example;
    std::vector<std::int64_t> open;  // their places
    for (std::int64_t i = 0; i < length; ++i) {
      const auto depth = static_cast<std::int64_t>(open.size());
      const bool opens = depth == 0 || (depth < deepest_bracket && dice_.below(2) == 0);
      if (opens) {
        open.push_back(i);
        example.add(id(brackets[static_cast<std::size_t>(dice_.below(2))]));
      } else {
        example.add(closing(example, open.back()));
        open.pop_back();
      }
    }
    example.add(id("="));
    for (; !open.empty(); open.pop_back()) {
      example.answer(closing(example, open.back()), open.back());
    }
    example.answer(id("."));
    while (static_cast<std::int64_t>(example.tokens.size()) < length + deepest_bracket + 2) {
      example.add(id("."));
    }
    return example;
  }

  std::int64_t closing(const Example& example, std::int64_t place) const {
    const bool round = example.tokens[static_cast<std::size_t>(place)] == id(brackets[0]);
    return id(round ? brackets[2] : brackets[3]);
  }

  // A text that is too short begins anew.
  Example excerpt(std::int64_t length, const std::vector<std::int64_t>& text) {
    const auto all = static_cast<std::int64_t>(text.size());
    const std::int64_t first = dice_.below(all > length ? all - length : all);
    Example example;
    example.add(text[static_cast<std::size_t>(first)]);
    for (std::int64_t i = 1; i <= length; ++i) {
      example.answer(text[static_cast<std::size_t>((first + i) % all)]);
    }
    return example;
  }

  const TaskConfig& config_;
  const std::vector<std::string>& vocabulary_;
  Dice& dice_;
};

void add_words(std::vector<std::string>& to, WordList words) {
  for (const std::string_view word : words) to.emplace_back(word);
}

std::vector<std::string> tokens_of_text(const TaskConfig& config) {
  require(is_valid_utf8(config.text), ErrorCode::invalid_value, {"/task/text"},
          {"the text must be valid UTF-8", "文本必须是有效的 UTF-8"});
  const std::int64_t count = count_tokens(config.text, config.tokenizer);
  require(count >= fewest_text_tokens, ErrorCode::invalid_value, {"/task/text"},
          {"a text to learn from needs at least {0} tokens; this one has {1}",
           "用来学习的文本至少要有 {0} 个词元；现在只有 {1} 个"},
          fewest_text_tokens, count);
  require(count <= most_text_tokens, ErrorCode::too_large, {"/task/text"},
          {"{0} tokens are beyond the limit of {1} tokens of a text",
           "{0} 个词元超出了文本最多 {1} 个的限制"},
          count, most_text_tokens);
  std::vector<std::string> tokens;
  for (TextToken& token : tokenize(config.text, config.tokenizer)) {
    tokens.push_back(std::move(token.text));
  }
  return tokens;
}

std::vector<std::string> words_of(const TaskConfig& config) {
  std::vector<std::string> words;
  switch (config.kind) {
    case TaskKind::copy:
    case TaskKind::reverse:
      add_words(words, task_words::letters());
      words.emplace_back("=");
      break;
    case TaskKind::sort:
      add_words(words, task_words::digits());
      words.emplace_back("=");
      break;
    case TaskKind::addition:
      add_words(words, task_words::digits());
      words.insert(words.end(), {"+", "="});
      break;
    case TaskKind::majority:
      words = {"a", "b", "?"};
      break;
    case TaskKind::induction:
      add_words(words, task_words::common(config.language));
      break;
    case TaskKind::pronouns: {
      const task_words::PronounWords all = task_words::pronouns(config.language);
      for (const WordList list : {all.animals, all.things, all.by_subject, all.by_object,
                                  all.of_animals, all.of_things, all.of_both}) {
        add_words(words, list);
      }
      for (const std::string_view word : all.sentence) {
        if (word.size() > 1 || word == "?") words.emplace_back(word);
      }
      break;
    }
    case TaskKind::brackets:
      add_words(words, brackets);
      words.insert(words.end(), {"=", "."});
      break;
    case TaskKind::text:
      words = tokens_of_text(config);
      break;
  }
  return words;
}

}  // namespace

Task::Task(TaskConfig config) : config_(std::move(config)) {
  length_ = config_.length.value_or(lengths_of(config_.kind).usual);
  require_length(length_, "/task/length");
  require(config_.kind != TaskKind::text || !config_.text.empty(), ErrorCode::missing_field,
          {"/task/text"}, {"give the text to learn from", "请给出用来学习的文本"});
  const std::vector<std::string> words = words_of(config_);
  vocabulary_ = make_vocabulary(words);
  if (config_.kind != TaskKind::text) return;
  for (const std::string& word : words) text_.push_back(id_of(vocabulary_, word));
}

std::int64_t Task::tokens(std::int64_t length) const {
  switch (config_.kind) {
    case TaskKind::copy:
    case TaskKind::reverse:
    case TaskKind::sort:
      return 2 * length;
    case TaskKind::addition:
      return 3 * length + 2;
    case TaskKind::majority:
      return (length % 2 == 0 ? length + 1 : length) + 1;
    case TaskKind::induction:
    case TaskKind::text:
      return length;
    case TaskKind::pronouns:
      return static_cast<std::int64_t>(task_words::pronouns(config_.language).sentence.size());
    case TaskKind::brackets:
      return length + deepest_bracket + 1;
  }
  return length;
}

void Task::require_length(std::int64_t length, const char* path) const {
  const Lengths lengths = lengths_of(config_.kind);
  require(length >= lengths.least && length <= lengths.most, ErrorCode::invalid_value, {path},
          {"must lie in {0}..{1} for this task", "对这个任务必须在 {0} 到 {1} 之间"}, lengths.least,
          lengths.most);
}

std::int64_t Task::longest() const { return lengths_of(config_.kind).most; }

TaskBatch Task::batch(std::int64_t sentences, std::int64_t length, std::int64_t number) const {
  Dice dice(config_.seed, number);
  ExampleMaker maker(config_, vocabulary_, dice);
  TaskBatch batch;
  batch.examples.sentences = sentences;
  batch.examples.tokens = tokens(length);
  const auto read = static_cast<std::size_t>(batch.examples.tokens);
  for (std::int64_t i = 0; i < sentences; ++i) {
    const Example example = maker.make(length, text_);
    for (std::size_t t = 0; t < read; ++t) {
      batch.examples.ids.push_back(example.tokens[t]);
      const bool counts = example.counts[t + 1];
      batch.examples.targets.push_back(counts ? example.tokens[t + 1] : -1);
      batch.sources.push_back(counts ? example.sources[t + 1] : -1);
    }
  }
  return batch;
}

}  // namespace playground
