// Short ways to make experiments and to find their nodes by id.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/limits.h"
#include "core/run/experiment.h"

namespace playground {

// The numbers of a node against those of a test.
inline bool operator==(const Floats& one, const std::vector<float>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

}  // namespace playground

namespace playground::testing {

inline GivenNumbers numbers(Shape shape, std::vector<float> values, std::string path = "/here") {
  return {std::move(shape), std::move(values), std::move(path)};
}

inline GivenNumbers random_numbers(const Shape& shape, unsigned seed, float spread = 1) {
  std::mt19937 words(seed);
  std::vector<float> values(static_cast<std::size_t>(count(shape)));
  for (float& value : values) {
    value = spread * (static_cast<float>(words() >> 8) / 8388608.0F - 1.0F);
  }
  return numbers(shape, std::move(values));
}

inline Config sentence(const std::string& text) {
  Config config;
  config.input.text = {text};
  return config;
}

// One sentence of given vectors, (T, C).
inline Config vectors(std::int64_t tokens, std::int64_t width, unsigned seed = 1) {
  Config config;
  config.input.embeddings = random_numbers({tokens, width}, seed);
  return config;
}

inline const Node& node(const ExperimentResult& result, const std::string& id) {
  for (const Node& candidate : result.graph) {
    if (candidate.id == id) return candidate;
  }
  FAIL("there is no node " << id);
  throw std::logic_error(id);
}

inline bool has_node(const ExperimentResult& result, const std::string& id) {
  return std::any_of(result.graph.begin(), result.graph.end(),
                     [&](const Node& candidate) { return candidate.id == id; });
}

inline const Node& output(const ExperimentResult& result) { return node(result, result.output); }

inline std::vector<float> numbers_of(const Node& node) {
  return {node.values.begin(), node.values.end()};
}

inline void check_close(std::span<const float> a, std::span<const float> b,
                        double tolerance = 1e-6) {
  REQUIRE(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    CHECK(static_cast<double>(a[i]) == doctest::Approx(b[i]).epsilon(tolerance).scale(1));
  }
}

template <class Value>
Value parameter(const Node& node, std::string_view name) {
  const OpParameter* found = find_parameter(node, name);
  REQUIRE_MESSAGE(found != nullptr, name);
  return std::get<Value>(*found);
}

// The error that a call throws; fails if it throws none.
template <class Call>
InputError error_of(Call&& call) {
  try {
    call();
  } catch (const InputError& error) {
    return error;
  }
  FAIL("no error was thrown");
  throw std::logic_error("unreachable");
}

}  // namespace playground::testing
