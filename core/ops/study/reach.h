// Of which words a word hears in a stack of equal attentions: its receptive field.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// What words may hear of within one layer.
struct Hearing {
  std::vector<Ref> masks;  // (T, T) or (B, T, T) each; a pair that one of them allows is allowed
  Ref scores;              // (…, T, T), which words there are; without masks all pairs are allowed
};

// op `reach`: -> (L, T, T), or (B, L, T, T) where the masks differ by sentence. A cell is 1 if
// query i has heard of key j after so many layers, 0 elsewhere. Layer 1 is the mask and the
// diagonal: a word keeps what it has, as the residual connection sees to. Every later layer is the
// Boolean product of the layer below with the first. Parameters of the node:
//   pairs      integers, one a sentence: the pairs of words that L layers compute
//   all_pairs  the same if nothing were masked
//   heard      integers (…, L, T): the words that each word has heard of
Ref reach(Tape& tape, NodeName name, const Hearing& hearing, std::int64_t layers);

// Its row in the op table.
std::span<const Op* const> reach_ops();

}  // namespace playground
