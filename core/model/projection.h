// Projections to queries, keys and values, and how they are split into heads.
#pragma once

#include <optional>

#include "core/model/attention.h"

namespace playground {

// A layer's parameters: W (in, out), and b (out) where the layer has a bias.
struct LinearParameters {
  Ref weight;
  std::optional<Ref> bias;
};

struct LinearNames {
  std::string_view weight;
  std::string_view bias;
  Axis in = Axis::feature;
  Axis out = Axis::feature;
};

LinearParameters linear_parameters(Tape& tape, const LinearNames& names, Shape in_out, bool bias);

// Parameters of `additive` and `bilinear`; unset for other scores.
struct ScoreParameters {
  std::optional<Ref> key;     // W_additive (hidden, D_k) or W_bilinear (D_k, D_q)
  std::optional<Ref> query;   // U_additive (hidden, D_q)
  std::optional<Ref> vector;  // v_additive (hidden)
};

// Queries, keys and values of one attention: (B, T, D), or (B, H, T, D) with more than one head;
// untransposed (B, T, H, D).
struct Projected {
  Ref query;
  Ref key;
  Ref value;
  ScoreParameters score;
};

Projected project(Tape& tape, const AttentionConfig& config, const AttentionInput& input);

// The layers of queries, keys and values; all or none.
struct Projections {
  std::optional<LinearParameters> query;
  std::optional<LinearParameters> key;
  std::optional<LinearParameters> value;
};

// The same with layers that are on the tape, without the parameters of scores.
Projected project_with(Tape& tape, const AttentionConfig& config, const AttentionInput& input,
                       const Projections& layers);

}  // namespace playground
