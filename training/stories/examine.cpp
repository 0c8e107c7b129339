// Examines the model that writes stories: stories_suite --model file [--cases n] [--write file].
// Prints what it can do; `--write` writes the file again with the heads that were found.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "training/stories/suite.h"
#include "wasm/files/disk.h"
#include "wasm/files/model_file.h"

namespace playground::stories {
namespace {

void print(const std::vector<Score>& scores, const char* title, const char* what) {
  std::printf("| %s | cases | %s |\n| --- | --- | --- |\n", title, what);
  for (const Score& score : scores) {
    std::printf("| %s | %lld | %.3f |\n", score.name.c_str(), static_cast<long long>(score.cases),
                score.right);
  }
  std::printf("\n");
}

void print(const std::vector<CatalogueHead>& heads) {
  std::printf("| head | role | score | without it, points | |\n| --- | --- | --- | --- | --- |\n");
  for (const CatalogueHead& head : heads) {
    for (const HeadRole& role : head.roles) {
      std::printf("| %lld.%lld | %s | %.3f | -%.1f | %s, %s |\n",
                  static_cast<long long>(head.head.block) + 1,
                  static_cast<long long>(head.head.head) + 1, role.role.c_str(), role.score,
                  role.knock_out, head.guided ? "guided" : "not guided",
                  head.cause ? "cause" : "pointer");
    }
  }
}

void run(const std::vector<std::string>& given) {
  std::string model;
  std::string write;
  std::int64_t cases = 500;
  for (std::size_t i = 0; i + 1 < given.size(); i += 2) {
    if (given[i] == "--model") {
      model = given[i + 1];
    } else if (given[i] == "--write") {
      write = given[i + 1];
    } else if (given[i] == "--cases") {
      cases = std::stoll(given[i + 1]);
    } else {
      throw std::invalid_argument("unknown option " + given[i]);
    }
  }
  if (model.empty()) throw std::invalid_argument("--model is missing");
  const std::string bytes = read_file(model);
  const std::span<const std::uint8_t> file{reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                           bytes.size()};
  const WordModelParts parts = read_model_file(file);
  const Recipe recipe = read_recipe_text(read_model_texts(file).recipe, parts.vocabulary);
  const Report report = examine(parts, recipe.guided, cases);
  print(report.tasks, "task", "right");
  print(report.roles, "guided head", "mean weight");
  print(report.heads);
  if (write.empty()) return;
  write_file(write, with_catalogue(file, report.heads));
}

}  // namespace
}  // namespace playground::stories

int main(int count, char** given) {
  try {
    playground::stories::run({given + 1, given + count});
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
