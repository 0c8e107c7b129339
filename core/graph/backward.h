// How an operation passes a gradient back to what it read.
//
// The backward pass is recorded on the same tape, with the same operations: each operation has a
// rule, `backward` in its row of the op table, that records the gradients of its inputs from the
// gradient of its result (the chain rule in reverse mode: Baydin et al. 2018,
// https://arxiv.org/abs/1502.05767). So a gradient has its scene and its formula like any other
// node, its size counts towards the limits, and it has a gradient itself.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// One operation while its rule records the gradients of its inputs.
class OpBackward {
 public:
  struct Site {
    Tape& tape;
    std::string prefix;  // of ids: "gradient."
    Ref result;
    Ref gradient;  // of the result, in its shape
    // By input: the id under which its gradient is recorded; empty: it is not asked for.
    std::vector<std::string> terms;
  };
  explicit OpBackward(Site site);

  Tape& tape() const { return site_.tape; }
  Ref result() const { return site_.result; }
  Ref gradient() const { return site_.gradient; }
  Ref input(std::size_t index) const { return inputs_[index]; }
  std::size_t input_count() const { return inputs_.size(); }
  const Shape& shape(std::size_t input) const { return tape().shape(inputs_[input]); }
  // Null if the operation has no parameter of this name.
  const OpParameter* parameter(std::string_view name) const;
  // One that it has, a whole number.
  std::int64_t integer(std::string_view name) const;

  // Whether the gradient of this input is asked for.
  bool wants(std::size_t input) const { return !site_.terms[input].empty(); }
  // The name of the gradient of this input.
  NodeName term(std::size_t input);
  // The name of a step on the way; `name` is unique within the rule.
  NodeName step(const std::string& name);
  // Hands over the gradient of an input, in its shape.
  void give(std::size_t input, Ref gradient) { given_[input] = gradient; }
  const std::vector<std::optional<Ref>>& given() const { return given_; }

 private:
  NodeName keep(std::string id, GradientNode node);

  Site site_;
  std::vector<Ref> inputs_;
  std::vector<std::optional<Ref>> given_;
  std::deque<std::string> ids_;  // names point here
  std::deque<GradientNode> nodes_;
  std::int64_t steps_ = 0;
};

}  // namespace playground
