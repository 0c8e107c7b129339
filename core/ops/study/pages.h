// Attention that reads its keys and values from pages.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/tape.h"
#include "core/ops/study/page_table.h"

namespace playground {

// Queries, keys and values of one sentence as they are compared and mixed, (1, T, D) or
// (1, H, T, D).
struct PagedSentence {
  Ref query;
  Ref key;
  Ref value;
};

struct PagedAttention {
  PagedSentence first;
  PagedSentence second;
  Ref context;  // of the first sentence, computed without pages
  PagePlan plan;
  std::int64_t length;       // of the contiguous piece that would be reserved for a sequence
  std::int64_t token_bytes;  // of one key and value of all heads, in float32
};

// op `page_scores`: -> (1, T_1 + T_2, S) or (1, H, T_1 + T_2, S), S the longer of both sentences:
// each word's query with the keys of its sentence up to itself, which are gathered from their
// blocks through the table; -inf elsewhere. The rows of the first sentence come first.
Ref page_scores(Tape& tape, NodeName name, const PagedAttention& attention);

// op `pages`: -> (1, T_1 + T_2, D) or (1, H, T_1 + T_2, D), the context of each word from the
// `weights` of page_scores and the gathered values. `between` are the nodes from the scores to the
// weights, which it reads as intermediate results. Parameters of the node, integers unless said:
//   page, length, common    places of a block, the reserved length, words that both begin with
//   lengths                 T_1 and T_2
//   table                   the blocks of the first sequence, then those of the second
//   pool, readers           blocks in all; of each, how many sequences read it
//   write_sequence, write_word, write_block, write_from, write_copied, write_taken
//                           the writes in their order, see PageWrite
//   blocks … copied         see PageCounts
//   bytes, piece_bytes      of the reserved places, in float32; of `length` for each sequence
//   piece_reserved, piece_wasted
//                           places of those pieces; those without a word
//   sizes, blocks_by_size, entries_by_size, wasted_by_size, copied_by_size
//                           the same counts for pages of 1 to 16 words
//   compared_with           text: the node of the first sentence's context without pages
//   largest_difference      number: from it
Ref pages(Tape& tape, NodeName name, const PagedAttention& attention,
          const std::vector<Ref>& between, Ref weights);

// Their rows in the op table.
std::span<const Op* const> pages_ops();

}  // namespace playground
