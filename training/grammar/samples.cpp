// Prints texts of the grammar: grammar_samples [--seed n] [--count n] [--frame name] [--labels]
// and with --frames the names of all frames.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "training/grammar/frames.h"

namespace playground::grammar {
namespace {

struct Options {
  std::int64_t seed = 123;
  std::int64_t count = 20;
  std::string frame;
  bool labels = false;
  bool frames = false;
  bool words = false;
};

constexpr std::string_view usage =
    "grammar_samples [--seed n] [--count n] [--frame name] [--labels],\n"
    "with --words how often each word comes in these texts, or --frames for their names";

Options read(const std::vector<std::string>& given) {
  Options options;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const auto value = [&] {
      if (i + 1 == given.size()) throw std::invalid_argument(given[i] + " needs a value");
      return given[++i];
    };
    if (given[i] == "--seed") {
      options.seed = std::stoll(value());
    } else if (given[i] == "--count") {
      options.count = std::stoll(value());
    } else if (given[i] == "--frame") {
      options.frame = value();
    } else if (given[i] == "--labels") {
      options.labels = true;
    } else if (given[i] == "--words") {
      options.words = true;
    } else if (given[i] == "--frames") {
      options.frames = true;
    } else {
      throw std::invalid_argument("unknown option " + given[i]);
    }
  }
  return options;
}

void print_labels(const Text& text) {
  for (const Token& token : text.tokens) {
    const auto label = [&](const char* name, int at) {
      if (at < 0) return;
      std::cout << "    " << token.text << ' ' << name << ' '
                << text.tokens[static_cast<std::size_t>(at)].text << '\n';
    };
    label("stands for", token.antecedent);
    label("is said of", token.subject);
    label("belongs to", token.noun);
  }
}

void print(const Sample& sample, bool labels) {
  std::cout << written(sample.english.tokens, Language::english) << "  |  "
            << written(sample.chinese.tokens, Language::chinese) << '\n';
  if (!labels) return;
  std::cout << "  " << sample.frame << '\n';
  std::cout << "  = " << written(sample.english.explained, Language::english) << "  |  "
            << written(sample.chinese.explained, Language::chinese) << '\n';
  std::cout << "  ";
  for (const auto& [english, chinese] : sample.alignment) {
    std::cout << ' ' << sample.english.tokens[static_cast<std::size_t>(english)].text << '='
              << sample.chinese.tokens[static_cast<std::size_t>(chinese)].text;
  }
  std::cout << '\n';
  print_labels(sample.english);
  print_labels(sample.chinese);
}

void count_words(const Options& options) {
  std::map<std::string, std::int64_t> words;
  for (std::int64_t i = 0; i < options.count; ++i) {
    const Sample sample = realize(draw_meaning(options.seed, i, options.frame));
    for (const Token& token : sample.english.tokens) ++words[token.text];
    for (const Token& token : sample.chinese.tokens) ++words[token.text];
  }
  for (const auto& [word, times] : words) std::cout << times << ' ' << word << '\n';
}

}  // namespace
}  // namespace playground::grammar

int main(int count, char** given) {
  namespace grammar = playground::grammar;
  try {
    const grammar::Options options = grammar::read({given + 1, given + count});
    if (options.frames) {
      for (const std::string_view name : grammar::frame_names()) std::cout << name << '\n';
      return EXIT_SUCCESS;
    }
    if (options.words) {
      grammar::count_words(options);
      return EXIT_SUCCESS;
    }
    for (std::int64_t i = 0; i < options.count; ++i) {
      grammar::print(grammar::realize(grammar::draw_meaning(options.seed, i, options.frame)),
                     options.labels);
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n' << grammar::usage << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
