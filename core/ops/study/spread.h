// Why scores are divided by the root of their width: how far they spread, and what softmax makes of
// that.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// The widest queries and keys that are drawn.
inline constexpr std::int64_t widest_draw = 512;

struct DrawnVectors {
  std::int64_t seed;
  std::int64_t draws;                // R
  std::int64_t keys;                 // S
  std::vector<std::int64_t> widths;  // W, ascending, 1..widest_draw
};

// op `drawn_scores`: -> (1, R, W, S). For each draw a query and S keys, widest_draw standard normal
// numbers each, torch.randn(R, 1 + S, widest_draw) after torch.manual_seed(seed); a score of width
// d is the dot product of their first d numbers, summed in double. So with the width each score
// takes one step of a random walk after another, whose standard deviation is the root of d (Vaswani
// et al. 2017, section 3.2.1, https://arxiv.org/abs/1706.03762). Parameters: seed, draws, widths.
Ref drawn_scores(Tape& tape, NodeName name, const DrawnVectors& vectors);

// What softmax makes of scores (1, R, W, S) without the root and with it.
struct DrawnWeights {
  Ref roots;  // of the widths, (1, R, W, 1)
  Ref scores;
  Ref scaled_scores;
  Ref weights;
  Ref scaled_weights;
};

// The sentence's own attention, to compare with, and the width that is asked for.
struct OwnScores {
  Ref scores;  // before they are scaled
  std::int64_t width;
  std::int64_t asked;
};

// The columns of `spread`.
enum class SpreadColumn {
  deviation,  // root mean square of all scores, their standard deviation as their mean is 0
  largest,    // the largest weight of a draw, the mean over draws
  slope,      // p (1 - p) of that weight, by which it still changes with its score; also the mean
};
inline constexpr std::int64_t spread_columns = 3;

// op `spread`: -> (1, 2, W, spread_columns), without the root and with it. Parameters: widths;
// width, the one asked for; own_width and own_deviation, that of the sentence's own scores.
Ref spread(Tape& tape, NodeName name, const DrawnWeights& drawn, const OwnScores& own);

// Their rows in the op table.
std::span<const Op* const> spread_ops();

}  // namespace playground
