// Examines a model of words: words_suite --model file [--cases n] [--write file]. Prints what it
// can do; `--write` writes the file again with the heads that were found.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "training/suite/suite.h"
#include "wasm/files/model_file.h"
#include "wasm/files/read_file.h"
#include "wasm/files/safetensors.h"

namespace playground::training {
namespace {

struct Options {
  std::string model;
  std::string write;
  std::int64_t cases = 500;
};

Options read(const std::vector<std::string>& given) {
  Options options;
  for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
    if (given[i] == "--model") {
      options.model = given[i + 1];
    } else if (given[i] == "--write") {
      options.write = given[i + 1];
    } else if (given[i] == "--cases") {
      options.cases = std::stoll(given[i + 1]);
    } else {
      throw std::invalid_argument("unknown option " + given[i]);
    }
  }
  if (options.model.empty()) throw std::invalid_argument("--model is missing");
  return options;
}

const char* part_of(const HeadName& head) {
  return head.cross ? "cross" : head.stack == StackName::encoder ? "encoder" : "decoder";
}

void print(const Report& report) {
  std::printf("| answers | cases | right |\n| --- | --- | --- |\n");
  for (const Score& score : report.answers) {
    std::printf("| %s | %lld | %.3f |\n", score.name.c_str(), static_cast<long long>(score.cases),
                score.right);
  }
  std::printf(
      "\n| head | role | score | without it, points | |\n| --- | --- | --- | --- | --- |\n");
  for (const CatalogueHead& head : report.heads) {
    for (const HeadRole& role : head.roles) {
      std::printf("| %s %lld.%lld | %s | %.3f | -%.1f | %s, %s |\n", part_of(head.head),
                  static_cast<long long>(head.head.block) + 1,
                  static_cast<long long>(head.head.head) + 1, role.role.c_str(), role.score,
                  role.knock_out, head.guided ? "guided" : "not guided",
                  head.cause ? "cause" : "pointer");
    }
  }
}

void run(const Options& options) {
  const std::string bytes = read_file(options.model);
  const std::span<const std::uint8_t> file{reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                           bytes.size()};
  const ModelFileTexts texts = read_model_texts(file);
  const WordModel model(read_model_file(file));
  const Recipe recipe = read_recipe_text(texts.recipe, model.vocabulary());
  const Report report = examine(model, recipe.guided, options.cases);
  print(report);
  if (options.write.empty()) return;
  const std::string written = with_catalogue(file, report.heads);
  std::ofstream(options.write, std::ios::binary)
      .write(written.data(), static_cast<std::streamsize>(written.size()));
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
