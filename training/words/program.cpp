#include "training/words/program.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>

namespace playground::training {
namespace {

TrainOptions read(const std::vector<std::string>& given) {
  TrainOptions options;
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

}  // namespace

int run_program(const std::vector<std::string>& given,
                const std::function<void(const TrainOptions&)>& train) {
  try {
    train(read(given));
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
}

void TrainLog::add(double loss, std::int64_t right, std::int64_t counted,
                   const std::vector<double>& guided) {
  loss_ += loss / steps_between_lines;
  right_ += right;
  counted_ += counted;
  guided_.resize(guided.size());
  for (std::size_t i = 0; i < guided.size(); ++i) guided_[i] += guided[i] / steps_between_lines;
}

void TrainLog::print(std::int64_t step) {
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began_;
  std::printf("step %lld loss %.4f right %.4f", static_cast<long long>(step), loss_,
              static_cast<double>(right_) / static_cast<double>(counted_));
  for (std::size_t i = 0; i < guided_.size(); ++i) {
    std::printf(" %s %.3f", names_[i].c_str(), guided_[i]);
  }
  const double left =
      spent.count() * static_cast<double>(last_ - step) / static_cast<double>(step - first_);
  std::printf(" (%.0f s, %.0f s left)\n", spent.count(), left);
  std::fflush(stdout);
  loss_ = 0;
  right_ = counted_ = 0;
  guided_.clear();
}

}  // namespace playground::training
