// What heads save that share keys and values, and how much they still differ.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/tape.h"

namespace playground {

// An attention whose query heads share heads of keys and values in groups: Ainslie et al. 2023,
// https://arxiv.org/abs/2305.13245; with one group Shazeer 2019, https://arxiv.org/abs/1911.02150.
struct SharedHeads {
  Ref weights;            // (B, H, T, S)
  Ref keys;               // (B, G, S, D), as they are kept: before they are repeated
  Ref values;             // (B, G, S, D)
  std::int64_t kv_heads;  // divides H
  std::int64_t head_dim;
};

// op `groups`: -> (B, H, H), the share of its weight that a word
// gives to other words in one head than in another, the mean over words: half the sum of absolute
// differences of two rows, 0 to 1, averaged. Parameters of the node:
//   heads, kv_heads, head_dim  H, the heads of keys and values, the width of each
//   tokens                     S, whose keys and values are kept
//   bytes                      of keys and values kept, in float32
//   own_bytes                  the same if each query head had its own
//   within, between            the mean difference of two heads of a group, and of two groups; 0
//                              where there are none
//   choices                    integers: the divisors of H
//   choice_bytes               integers: the bytes with so many heads of keys and values
//   model_layers, model_heads, model_kv_heads, model_head_dim
//                              integers, of published models, see `published` in groups.cpp
//   model_tokens               the length for which their caches are counted
//   model_bytes                integers: of keys and values in 16 bits, as published
//   model_own_bytes            integers: if each query head had its own
Ref groups(Tape& tape, NodeName name, const SharedHeads& attention);

// Its row in the op table.
std::span<const Op* const> groups_ops();

}  // namespace playground
