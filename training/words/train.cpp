// Trains a model of words: train_words --steps n [--seed n] [--state file] [--every n]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "training/words/trainer.h"

namespace playground::training {
namespace {

struct Options {
  std::int64_t steps = 1000;
  std::int64_t seed = 1;
  std::int64_t every = 100;
  std::string state;
};

Options read(const std::vector<std::string>& given) {
  Options options;
  for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
    const std::string& name = given[i];
    const std::string& value = given[i + 1];
    if (name == "--steps") {
      options.steps = std::stoll(value);
    } else if (name == "--seed") {
      options.seed = std::stoll(value);
    } else if (name == "--every") {
      options.every = std::stoll(value);
    } else if (name == "--state") {
      options.state = value;
    } else {
      throw std::invalid_argument("unknown option " + name);
    }
  }
  return options;
}

void save(const std::string& path, WordTrainer& trainer) {
  std::ofstream file(path, std::ios::binary);
  const std::int64_t step = trainer.step();
  file.write(reinterpret_cast<const char*>(&step), sizeof step);
  file.write(reinterpret_cast<const char*>(trainer.state().data()),
             static_cast<std::streamsize>(trainer.state().size_bytes()));
}

void train(const Options& options) {
  const WordVocabulary vocabulary = grammar_vocabulary();
  WordTrainer trainer(translate_recipe(vocabulary, options.steps, options.seed), vocabulary);
  std::printf("%lld words, %lld parameters\n", static_cast<long long>(vocabulary.size()),
              static_cast<long long>(trainer.arena().size()));
  const auto began = std::chrono::steady_clock::now();
  std::int64_t tokens = 0;
  double loss = 0;
  std::int64_t right = 0;
  std::int64_t counted = 0;
  std::vector<double> guided(trainer.recipe().guided.size());
  while (trainer.step() < options.steps) {
    const WordTrainer::Step step = trainer.take_step();
    tokens += step.tokens;
    loss += double{step.prediction.loss};
    right += step.prediction.right;
    counted += step.prediction.counted;
    for (std::size_t i = 0; i < guided.size(); ++i) guided[i] += step.guided[i];
    if (trainer.step() % options.every != 0) continue;
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
    const auto every = static_cast<double>(options.every);
    std::printf("%lld loss %.4f right %.4f guided", static_cast<long long>(trainer.step()),
                loss / every, static_cast<double>(right) / static_cast<double>(counted));
    for (double& one : guided) {
      std::printf(" %.3f", one / every);
      one = 0;
    }
    std::printf(" %.0f s %.0f tokens/s\n", spent.count(),
                static_cast<double>(tokens) / spent.count());
    std::fflush(stdout);
    loss = 0;
    right = counted = 0;
  }
  if (!options.state.empty()) save(options.state, trainer);
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
