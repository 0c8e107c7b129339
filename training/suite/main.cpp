// Examines a model of words and prints what it can do:
//   words_suite --model file [--cases n] [--sentences file] [--state file] [--write file]
// `--sentences` are sentences written by hand; `--state` is what the training left, for what
// rounding costs; `--write` writes the file again with the heads that were found, and the words
// that a page needs first.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "training/suite/cases.h"
#include "training/suite/first_words.h"
#include "training/suite/print.h"
#include "training/words/state.h"
#include "wasm/files/disk.h"
#include "wasm/files/model_file.h"

namespace playground::training {
namespace {

struct Options {
  std::string model;
  std::string write;
  std::string sentences;
  std::string state;
  std::int64_t cases = 500;
};

Options read(const std::vector<std::string>& given) {
  Options options;
  for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
    const std::string& value = given[i + 1];
    if (given[i] == "--model") {
      options.model = value;
    } else if (given[i] == "--write") {
      options.write = value;
    } else if (given[i] == "--sentences") {
      options.sentences = value;
    } else if (given[i] == "--state") {
      options.state = value;
    } else if (given[i] == "--cases") {
      options.cases = std::stoll(value);
    } else {
      throw std::invalid_argument("unknown option " + given[i]);
    }
  }
  if (options.model.empty()) throw std::invalid_argument("--model is missing");
  return options;
}

void compare_with(const std::string& state, Subject& subject, std::int64_t cases) {
  const std::vector<float> exact = read_parameters(state, subject.parameters());
  std::vector<Pair> pairs;
  for (const Wanted& wanted : answers()) {
    const std::vector<Pair> some = draw_answers(subject.vocabulary(), wanted, cases);
    pairs.insert(pairs.end(), some.begin(), some.end());
  }
  print_rounding(subject.loss(pairs, exact), subject.loss(pairs));
}

void try_sentences(const std::string& path, Subject& subject, const WordModel& model,
                   const std::vector<GuidedHead>& guided) {
  const Sentences sentences = read_sentences(path);
  for (const GuidedHead& one : guided) {
    if (one.role != Role::pronoun) continue;
    const auto ask_all = [&](const char* language, const std::vector<PronounSentence>& all) {
      std::vector<AskedSentence> asked;
      for (const PronounSentence& sentence : all) {
        asked.push_back({sentence, ask(subject, model, one.head, sentence)});
      }
      print_pronouns(language, asked);
    };
    ask_all("English", sentences.english);
    ask_all("Chinese", sentences.chinese);
  }
  std::vector<Translation> translations;
  for (const std::string& sentence : sentences.visitors) {
    translations.push_back({sentence, translated(model, sentence)});
  }
  print_translations(translations);
}

void run(const Options& options) {
  const std::string bytes = read_file(options.model);
  const std::span<const std::uint8_t> file{reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                           bytes.size()};
  const ModelFileTexts texts = read_model_texts(file);
  const WordModel model(read_model_file(file));
  const std::vector<GuidedHead> guided = read_recipe_text(texts.recipe, model.vocabulary()).guided;
  Subject subject(model);
  const Report report = examine(subject, guided, options.cases);
  print(model.name(), report);
  if (!options.state.empty()) compare_with(options.state, subject, options.cases);
  if (!options.sentences.empty()) try_sentences(options.sentences, subject, model, guided);
  if (options.write.empty()) return;
  write_file(options.write, with_catalogue(file, report.heads, first_words(model.vocabulary())));
}

}  // namespace
}  // namespace playground::training

int main(int count, char** given) {
  try {
    playground::training::run(playground::training::read({given + 1, given + count}));
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
