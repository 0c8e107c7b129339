// Where a node belongs in its model.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace playground {

// Blocks that are not one of the two stacks of an encoder-decoder, and what is outside of blocks,
// are `alone`.
enum class StackName { alone, encoder, decoder };
inline constexpr std::string_view stack_names[] = {"", "encoder", "decoder"};

// `input` is the embedding with its positions; `norm` its parameters and statistics as well;
// `residual` the dropout before it as well; `output` the output of a block; `prediction` what
// a head makes of the output; `study` what a study computes.
enum class ModelPart {
  input,
  attention,
  cross_attention,
  feed_forward,
  norm,
  residual,
  output,
  prediction,
  study,
  program
};
inline constexpr std::string_view part_names[] = {
    "input",    "attention", "cross_attention", "feed_forward", "norm",
    "residual", "output",    "prediction",      "study",        "program"};

struct NodePlace {
  ModelPart part = ModelPart::program;
  StackName stack = StackName::alone;
  std::optional<std::int64_t> block = {};     // from 0
  std::optional<std::int64_t> sublayer = {};  // 1..3, of norms and residuals in a block
  std::optional<std::int64_t> head = {};      // from 0, of stacked heads or where a program says it
};

// A head of attention in a stack of blocks.
struct HeadName {
  StackName stack = StackName::alone;
  std::int64_t block = 0;
  bool cross = false;  // of the cross-attention of a decoder
  std::int64_t head = 0;

  friend bool operator==(const HeadName&, const HeadName&) = default;
};

}  // namespace playground
