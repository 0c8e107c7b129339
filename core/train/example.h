// Examples of the tasks, made from random numbers.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/random/generator.h"
#include "core/train/task.h"

namespace playground {

// How many brackets are open at most.
inline constexpr std::int64_t deepest_bracket = 4;
inline constexpr std::string_view bracket_list[] = {"(", "[", ")", "]"};

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

// One example of a task, in ids of its vocabulary. `text` has the ids of a task of text; `length`
// is one that the task allows.
Example make_example(const Task& task, const std::vector<std::int64_t>& text, std::int64_t length,
                     Dice& dice);

}  // namespace playground
