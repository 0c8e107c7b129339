// Trains a model of words: train_words --recipe file [--model file] [--state file] [--steps n]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "training/words/state.h"
#include "wasm/files/model_file.h"

namespace playground::training {
namespace {

constexpr std::int64_t steps_between_lines = 100;

struct Options {
  std::string recipe;
  std::string model;                  // the file to write
  std::string state;                  // to go on from, and to be kept
  std::optional<std::int64_t> steps;  // fewer than the recipe's, for a try
};

Options read(const std::vector<std::string>& given) {
  Options options;
  for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
    const std::string& name = given[i];
    const std::string& value = given[i + 1];
    if (name == "--recipe") {
      options.recipe = value;
    } else if (name == "--model") {
      options.model = value;
    } else if (name == "--state") {
      options.state = value;
    } else if (name == "--steps") {
      options.steps = std::stoll(value);
    } else {
      throw std::invalid_argument("unknown option " + name);
    }
  }
  if (options.recipe.empty()) throw std::invalid_argument("--recipe is missing");
  return options;
}

void write_model(const std::string& path, const WordTrainer& trainer,
                 const WordVocabulary& vocabulary) {
  WordModelParts parts{trainer.recipe().name, trainer.recipe().model, vocabulary, {}};
  for (const fast::Arena::Slice& slice : trainer.arena().slices()) {
    const auto values = trainer.parameters().subspan(static_cast<std::size_t>(slice.first),
                                                     static_cast<std::size_t>(count(slice.shape)));
    parts.config.weights.values[slice.id] = {slice.shape, {values.begin(), values.end()}, ""};
  }
  for (const GuidedHead& guided : trainer.recipe().guided) {
    parts.heads.push_back({guided.head,
                           true,
                           false,
                           {{std::string(role_names[static_cast<std::size_t>(guided.role)])}}});
  }
  const std::string file =
      write_model_file(parts, {trainer.recipe().model_text, trainer.recipe().text});
  std::ofstream(path, std::ios::binary)
      .write(file.data(), static_cast<std::streamsize>(file.size()));
}

// What a line of the log tells: means since the line before.
struct Progress {
  double loss = 0;
  std::int64_t right = 0;
  std::int64_t counted = 0;
  std::vector<double> guided;

  void add(const WordTrainer::Step& step) {
    loss += step.loss / steps_between_lines;
    right += step.right;
    counted += step.counted;
    guided.resize(step.guided.size());
    for (std::size_t i = 0; i < guided.size(); ++i)
      guided[i] += step.guided[i] / steps_between_lines;
  }
};

void train(const Options& options) {
  const WordVocabulary vocabulary = grammar_vocabulary();
  WordTrainer trainer(read_recipe(options.recipe, vocabulary), vocabulary);
  const Recipe& recipe = trainer.recipe();
  if (!options.state.empty()) resume(options.state, trainer);
  std::printf("%s: %lld tokens in the vocabulary, %lld parameters, from step %lld\n",
              recipe.name.c_str(), static_cast<long long>(vocabulary.size()),
              static_cast<long long>(trainer.arena().size()),
              static_cast<long long>(trainer.step()));
  const std::int64_t last = std::min(options.steps.value_or(recipe.steps), recipe.steps);
  const auto began = std::chrono::steady_clock::now();
  const std::int64_t first = trainer.step();
  Progress progress;
  while (trainer.step() < last) {
    progress.add(trainer.take_step());
    if (trainer.step() % steps_between_lines != 0) continue;
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
    std::printf("step %lld loss %.4f right %.4f", static_cast<long long>(trainer.step()),
                progress.loss,
                static_cast<double>(progress.right) / static_cast<double>(progress.counted));
    for (std::size_t i = 0; i < progress.guided.size(); ++i) {
      const auto role = static_cast<std::size_t>(recipe.guided[i].role);
      std::printf(" %s %.3f", std::string(role_names[role]).c_str(), progress.guided[i]);
    }
    const double left = spent.count() * static_cast<double>(last - trainer.step()) /
                        static_cast<double>(trainer.step() - first);
    std::printf(" (%.0f s, %.0f s left)\n", spent.count(), left);
    std::fflush(stdout);
    progress = {};
    if (!options.state.empty()) save_state(options.state, trainer);
  }
  if (!options.model.empty()) write_model(options.model, trainer, vocabulary);
}

}  // namespace
}  // namespace playground::training

int main(int count, char** given) {
  try {
    playground::training::train(playground::training::read({given + 1, given + count}));
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
