// Keys and values in pages: blocks of a fixed number of places, and a table for each sequence that
// says which block holds which of its words (Kwon et al. 2023, https://arxiv.org/abs/2309.06180).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace playground {

// Blocks of `page` places each, with the number of sequences that read each of them.
class BlockPool {
 public:
  BlockPool(std::int64_t blocks, std::int64_t page);

  // The free block with the lowest number; it has one reader.
  std::int64_t take();
  void share(std::int64_t block) { ++readers_[static_cast<std::size_t>(block)]; }
  // A block without readers is free again.
  void leave(std::int64_t block);

  std::int64_t page() const { return page_; }
  std::int64_t readers(std::int64_t block) const {
    return readers_[static_cast<std::size_t>(block)];
  }
  const std::vector<std::int64_t>& readers() const { return readers_; }

 private:
  std::int64_t page_;
  std::vector<std::int64_t> readers_;
  std::vector<std::int64_t> free_;  // the lowest number last
};

// What one more word of a sequence did to the pool.
struct PageWrite {
  std::int64_t sequence;
  std::int64_t word;    // from 0
  std::int64_t block;   // where it stands, at place word % page
  std::int64_t from;    // the block whose `copied` first places were copied before; -1: none
  std::int64_t copied;  // 0 where nothing was
  bool taken;           // whether the block came from the free ones
};

// The blocks of one sequence, in the order of its words.
struct BlockTable {
  std::vector<std::int64_t> blocks;
  std::int64_t words = 0;

  // Makes room for the next word: in the last block, in a free one where that is full, and in a
  // copy where another sequence reads it, too (copy on write).
  PageWrite append(BlockPool& pool, std::int64_t sequence);
  // Another sequence that begins with the same words.
  BlockTable fork(BlockPool& pool) const;
};

// Two sequences that are written word by word: first what they share, once, for both; then the
// first and the second in turn.
struct PagePlan {
  std::int64_t page;
  std::int64_t common;  // words that both begin with
  std::array<std::int64_t, 2> lengths;
  std::array<BlockTable, 2> tables;
  std::vector<PageWrite> writes;
  std::vector<std::int64_t> readers;  // of each block of the pool; 0: free

  // Row of the pool, which has `page` for each block, where a word of a sequence stands.
  std::int64_t row(std::size_t sequence, std::int64_t word) const;
};

// The pool has as many blocks as the two would need without sharing.
PagePlan plan_pages(std::array<std::int64_t, 2> lengths, std::int64_t common, std::int64_t page);

struct PageCounts {
  std::int64_t blocks = 0;    // with a reader
  std::int64_t both = 0;      // read by both sequences
  std::int64_t entries = 0;   // of both tables
  std::int64_t reserved = 0;  // places of those blocks
  std::int64_t used = 0;      // places with a word
  std::int64_t wasted = 0;    // places without one
  std::int64_t copies = 0;    // blocks that were copied
  std::int64_t copied = 0;    // words that were copied with them
};

PageCounts count_pages(const PagePlan& plan);

}  // namespace playground
