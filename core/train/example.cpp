#include "core/train/example.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>

#include "core/text/vocabulary.h"
#include "core/train/words.h"

namespace playground {
namespace {

using task_words::WordList;

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
  std::string_view one_of(PronounPart part) {
    const std::vector<std::string>& words = words_of(config_.words, part);
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
    const std::string_view subject = one_of(PronounPart::animals);
    const std::string_view object = one_of(PronounPart::things);
    const bool by_subject = dice_.below(2) == 0;
    const std::int64_t owner = dice_.below(3);  // of the adjective: animals, things, both
    const bool means_subject = owner == 2 ? by_subject : owner == 0;
    const PronounPart adjectives = owner == 0   ? PronounPart::of_animals
                                   : owner == 1 ? PronounPart::of_things
                                                : PronounPart::of_both;
    Example example;
    std::int64_t source = 0;
    for (const std::string_view word : task_words::pronoun_sentence(config_.language)) {
      const auto place = static_cast<std::int64_t>(example.tokens.size());
      if (word == "N") {
        if (means_subject) source = place;
        example.add(id(subject));
      } else if (word == "M") {
        if (!means_subject) source = place;
        example.add(id(object));
      } else if (word == "V") {
        example.add(id(one_of(by_subject ? PronounPart::by_subject : PronounPart::by_object)));
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
        example.add(id(bracket_list[static_cast<std::size_t>(dice_.below(2))]));
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
    const bool round = example.tokens[static_cast<std::size_t>(place)] == id(bracket_list[0]);
    return id(round ? bracket_list[2] : bracket_list[3]);
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

}  // namespace

Example make_example(const Task& task, const std::vector<std::int64_t>& text, std::int64_t length,
                     Dice& dice) {
  return ExampleMaker(task.config(), task.vocabulary(), dice).make(length, text);
}

}  // namespace playground
