// Prints texts that the model `stories` learns from: story_samples [--seed n] [--count n] [--labels
// 1]
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "training/stories/text.h"

namespace playground::stories {
namespace {

void print_labels(const WordVocabulary& vocabulary, const Text& text) {
  const auto word = [&](std::int64_t row) {
    return vocabulary.tokens()[static_cast<std::size_t>(text.ids[static_cast<std::size_t>(row)])];
  };
  for (std::size_t i = 0; i < text.ids.size(); ++i) {
    for (const StoryRole role : {StoryRole::subject, StoryRole::quote, StoryRole::pronoun}) {
      const auto r = static_cast<std::size_t>(role);
      if (text.keys[r][i] < 0) continue;
      std::cout << "    " << word(static_cast<std::int64_t>(i)) << ' ' << story_role_names[r] << ' '
                << word(text.keys[r][i]) << '\n';
    }
  }
}

void print(std::int64_t seed, std::int64_t count, bool labels) {
  const WordVocabulary vocabulary = story_vocabulary();
  std::cout << vocabulary.words().size() << " words\n";
  for (std::int64_t i = 0; i < count; ++i) {
    const Text text = draw_text(vocabulary, seed, i);
    for (std::size_t row = 1; row < text.ids.size(); ++row) {
      std::cout << vocabulary.tokens()[static_cast<std::size_t>(text.ids[row])] << ' ';
    }
    std::cout << '\n';
    if (labels) print_labels(vocabulary, text);
  }
}

}  // namespace
}  // namespace playground::stories

int main(int count, char** given) {
  const std::vector<std::string> words(given + 1, given + count);
  std::int64_t seed = 123;
  std::int64_t texts = 20;
  bool labels = false;
  try {
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
      if (words[i] == "--seed") {
        seed = std::stoll(words[i + 1]);
      } else if (words[i] == "--count") {
        texts = std::stoll(words[i + 1]);
      } else if (words[i] == "--labels") {
        labels = std::stoll(words[i + 1]) != 0;
      } else {
        throw std::invalid_argument("unknown option " + words[i]);
      }
    }
    playground::stories::print(seed, texts, labels);
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
