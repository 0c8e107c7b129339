// What an attention hears of the order of words, without positions, with sinusoidal and with rotary
// ones (Vaswani et al. 2017, section 3.5; Su et al. 2021, https://arxiv.org/abs/2104.09864).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// The order of the first axis of all nodes below.
enum class PositionMethod { none, sinusoidal, rotary };
inline constexpr std::int64_t position_methods = 3;
inline constexpr std::int64_t studied_positions = 128;  // 0..127

struct PositionsStudy {
  Ref x;                    // (1, T, C)
  std::int64_t width;       // of the context, H D
  std::int64_t query_word;  // the word that asks, and the one that it is compared with
  std::int64_t key_word;
  std::int64_t position;            // 0..127, which the picture shows
  std::vector<std::int64_t> order;  // the word that stands at each place of the shuffled sentence
  std::int64_t multiply_adds;       // of everything that is measured
};

// What is measured on tapes of its own; each fills a whole result.
struct PositionsMeasures {
  Tape::Compute scores;    // see `position_scores`
  Tape::Compute original;  // see `position_contexts`
  Tape::Compute shuffled;
};

// op `positions`: (1, 3, T), for each method the distance between the context of a word in the
// sentence and in the shuffled one, sqrt(sum of squared differences). Its intermediate nodes:
//   <id>.waves     op `sinusoidal`, (128, C)
//   <id>.scores    op `position_scores`, (3, 2, 128): q·k of the two words, before it is scaled,
//   the
//                  key 0..127 places before the query; first with the query at place 127, then with
//                  the key at place 0
//   <id>.original  op `position_contexts`, (3, T, H D)
//   <id>.shuffled  the same in the shuffled sentence, put back in the order of the sentence
// Parameters of the node:
//   position, query_word, key_word, order   as given
//   largest_none, largest_sinusoidal, largest_rotary   the largest distance of a word
//   drift_none, drift_sinusoidal, drift_rotary   the largest difference between the scores at the
//                                                same distance, at the two places
Ref positions(Tape& tape, NodeName name, const PositionsStudy& study,
              const PositionsMeasures& measures);

// Their rows in the op table.
std::span<const Op* const> positions_ops();

}  // namespace playground
