// Entries of programs, and their results.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/ops/table.h"
#include "core/run/program.h"
#include "tests/core/run/support.h"

namespace playground::testing {

using Values = std::vector<float>;

inline ProgramEntry values(const std::string& id, Shape shape, std::vector<float> numbers_of) {
  return {id, numbers(std::move(shape), std::move(numbers_of)), {}, {}, {}};
}

inline ProgramEntry call(const std::string& id, const std::string& op,
                         std::vector<std::string> inputs,
                         std::map<std::string, OpParameter> parameters = {}) {
  return {id, {}, {}, {}, ProgramCall{find_op(op), std::move(inputs), std::move(parameters)}};
}

inline ProgramEntry draw(const std::string& id, DrawKind kind, Shape shape) {
  return {id, {}, {}, Draw{kind, std::move(shape), {}}, {}};
}

inline ExperimentResult run(std::vector<ProgramEntry> entries) {
  return run_program({std::move(entries), default_seed, {}});
}

// The result of one op on one tensor.
inline std::vector<float> apply(const std::string& op, Shape shape, std::vector<float> x,
                                std::map<std::string, OpParameter> parameters = {}) {
  const ExperimentResult result = run(
      {values("x", std::move(shape), std::move(x)), call("y", op, {"x"}, std::move(parameters))});
  return numbers_of(output(result));
}

}  // namespace playground::testing
