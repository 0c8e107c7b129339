// How large the residual stream is, and what each block adds to it, in stacks of untrained blocks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// What one block of a stack did, on the tape of the stack; each (B, T, C).
struct BlockUpdate {
  Ref before;        // the stream
  Ref attention;     // what attention added
  Ref feed_forward;  // what the feed-forward network added
  Ref after;
};

// The columns of `depth`. Sizes are root mean squares over all numbers of all words.
enum class DepthColumn {
  attention,     // size of what attention adds
  feed_forward,  // size of what the feed-forward network adds
  update,        // size of both together
  share,         // of the update in the stream before the block
  cosine,        // between the update and the stream before the block
  stream,        // size of the stream after the block
  likeness,      // mean cosine between the vectors of two words; 1 for a single word
};
inline constexpr std::int64_t depth_columns = 7;

// Both over words that are no padding: `lengths` of each sentence, or all where it is empty.
double stream_size(const Tape& tape, Ref stream, const std::vector<std::int64_t>& lengths);
double word_likeness(const Tape& tape, Ref stream, const std::vector<std::int64_t>& lengths);

// Fills one row, of depth_columns.
void measure_block(const Tape& tape, const BlockUpdate& update,
                   const std::vector<std::int64_t>& lengths, std::span<float> row);

// Stacks that begin with the same x.
struct DepthStacks {
  Ref x;
  std::vector<std::int64_t> lengths;
  std::int64_t stacks;
  std::int64_t blocks;
  std::int64_t multiply_adds;  // of all of them
};

// op `depth`: x (B, T, C) -> (stacks, blocks, depth_columns). `measure` fills the rows of all
// blocks. Parameters of the node:
//   start           size of x
//   start_likeness  likeness of its words
//   numbers         integer: of how many numbers each size is the root mean square
Ref depth(Tape& tape, NodeName name, const DepthStacks& stacks, Tape::Compute measure);

// Its row in the op table.
std::span<const Op* const> depth_ops();

}  // namespace playground
