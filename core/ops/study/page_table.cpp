#include "core/ops/study/page_table.h"

#include <algorithm>
#include <functional>

namespace playground {
namespace {

std::int64_t blocks_for(std::int64_t words, std::int64_t page) { return (words + page - 1) / page; }

void write(PagePlan& plan, BlockPool& pool, std::size_t sequence) {
  plan.writes.push_back(plan.tables[sequence].append(pool, static_cast<std::int64_t>(sequence)));
}

}  // namespace

BlockPool::BlockPool(std::int64_t blocks, std::int64_t page)
    : page_(page), readers_(static_cast<std::size_t>(blocks), 0) {
  for (std::int64_t block = blocks; block > 0; --block) free_.push_back(block - 1);
}

std::int64_t BlockPool::take() {
  const std::int64_t block = free_.back();
  free_.pop_back();
  readers_[static_cast<std::size_t>(block)] = 1;
  return block;
}

void BlockPool::leave(std::int64_t block) {
  if (--readers_[static_cast<std::size_t>(block)] > 0) return;
  free_.insert(std::upper_bound(free_.begin(), free_.end(), block, std::greater<>()), block);
}

PageWrite BlockTable::append(BlockPool& pool, std::int64_t sequence) {
  const std::int64_t place = words % pool.page();
  PageWrite write{sequence, words++, 0, -1, 0, false};
  if (place == 0) {
    write.taken = true;
    blocks.push_back(pool.take());
  } else if (pool.readers(blocks.back()) > 1) {
    write.taken = true;
    write.from = blocks.back();
    write.copied = place;
    blocks.back() = pool.take();
    pool.leave(write.from);
  }
  write.block = blocks.back();
  return write;
}

BlockTable BlockTable::fork(BlockPool& pool) const {
  for (const std::int64_t block : blocks) pool.share(block);
  return *this;
}

std::int64_t PagePlan::row(std::size_t sequence, std::int64_t word) const {
  const auto entry = static_cast<std::size_t>(word / page);
  return tables[sequence].blocks[entry] * page + word % page;
}

PagePlan plan_pages(std::array<std::int64_t, 2> lengths, std::int64_t common, std::int64_t page) {
  BlockPool pool(blocks_for(lengths[0], page) + blocks_for(lengths[1], page), page);
  PagePlan plan{page, common, lengths, {}, {}, {}};
  for (std::int64_t word = 0; word < common; ++word) write(plan, pool, 0);
  plan.tables[1] = plan.tables[0].fork(pool);
  for (std::int64_t word = common; word < std::max(lengths[0], lengths[1]); ++word) {
    for (const std::size_t sequence : {0U, 1U}) {
      if (word < lengths[sequence]) write(plan, pool, sequence);
    }
  }
  plan.readers = pool.readers();
  return plan;
}

PageCounts count_pages(const PagePlan& plan) {
  PageCounts counts;
  for (const std::int64_t readers : plan.readers) {
    counts.blocks += readers > 0 ? 1 : 0;
    counts.both += readers > 1 ? 1 : 0;
    counts.entries += readers;
  }
  counts.reserved = counts.blocks * plan.page;
  counts.used = static_cast<std::int64_t>(plan.writes.size());
  for (const PageWrite& write : plan.writes) {
    counts.copies += write.copied > 0 ? 1 : 0;
    counts.copied += write.copied;
    counts.used += write.copied;
  }
  counts.wasted = counts.reserved - counts.used;
  return counts;
}

}  // namespace playground
