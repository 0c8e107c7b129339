#include "core/graph/reuse.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace playground {
namespace {

bool is_of_tokens(Axis axis) { return axis == Axis::query || axis == Axis::key; }

// A node as (outer, T, row), and a row as (S, inner) where it is one of keys.
struct Grid {
  std::int64_t token_axes = 0;
  std::int64_t outer = 1;
  std::int64_t tokens = 1;
  std::int64_t keys = 1;
  std::int64_t inner = 1;

  std::int64_t row() const { return keys * inner; }
  CellRange cells(std::int64_t begin, std::int64_t end) const {
    return {static_cast<std::size_t>(begin), static_cast<std::size_t>(end)};
  }
  // These rows of one of `outer`.
  CellRange rows(std::int64_t of, std::int64_t begin, std::int64_t end) const {
    return cells((of * tokens + begin) * row(), (of * tokens + end) * row());
  }
};

Grid grid_of(const Node& node) {
  Grid grid;
  for (std::size_t axis = 0; axis < node.shape.size(); ++axis) {
    const std::int64_t size = node.shape[axis];
    if (is_of_tokens(node.axes[axis])) {
      (grid.token_axes++ == 0 ? grid.tokens : grid.keys) = size;
    } else {
      (grid.token_axes == 0 ? grid.outer : grid.inner) *= size;
    }
  }
  return grid;
}

bool all_finite(std::span<const float> values) {
  return std::all_of(values.begin(), values.end(), [](float x) { return std::isfinite(x); });
}

// Whether the rows of a node with one axis of tokens are finite from `first` on.
bool is_finite_from(const Node& node, std::int64_t first) {
  const Grid grid = grid_of(node);
  if (grid.token_axes != 1 || first >= grid.tokens) return true;
  for (std::int64_t of = 0; of < grid.outer; ++of) {
    const auto [begin, end] = grid.rows(of, first, grid.tokens);
    if (!all_finite(std::span(node.values).subspan(begin, end - begin))) return false;
  }
  return true;
}

}  // namespace

bool is_pairwise(const Node& node) { return grid_of(node).token_axes == 2; }

Reuse::Reuse(Graph earlier, std::int64_t kept, const Graph& plan, IsWanted wanted)
    : earlier_(std::move(earlier)), kept_(kept) {
  for (std::size_t i = plan.size(); i-- > 0;) {
    const Node& node = plan[i];
    if (!is_pairwise(node) || !(wanted(node.id) || whole_.contains(node.id))) continue;
    whole_.insert(node.id);
    whole_.insert(node.inputs.begin(), node.inputs.end());
  }
}

std::vector<CellRange> Reuse::take_over(Node& node) {
  Node before = std::move(earlier_[next_++]);
  const Grid then = grid_of(before);
  const Grid now = grid_of(node);
  holds_ = holds_ && is_finite_from(before, kept_);

  const bool by_vocabulary = node.axes[0] == Axis::vocabulary;
  const bool same_tokens =
      now.tokens == then.tokens && (now.token_axes == 0 || kept_ == now.tokens);
  const bool all_there = !before.values.empty();
  if (same_tokens && all_there && !by_vocabulary) {
    node.values = std::move(before.values);
    return {};
  }
  const bool pairwise = now.token_axes == 2;
  const bool in_part = pairwise && !whole_.contains(node.id);
  if (in_part && kept_ == now.tokens) return {};
  node.values.resize(static_cast<std::size_t>(now.outer * now.tokens * now.row()));
  if (now.token_axes == 0 || (!all_there && !in_part)) return {{0, node.values.size()}};

  std::vector<CellRange> left;
  const std::int64_t standing = (pairwise ? kept_ : 1) * now.inner;  // of an old row
  for (std::int64_t of = 0; of < now.outer; ++of) {
    for (std::int64_t token = 0; token < (in_part ? 0 : kept_); ++token) {
      const CellRange row = now.rows(of, token, token + 1);
      const auto rest = std::copy_n(before.values.data() + then.rows(of, token, token).begin,
                                    standing, node.values.data() + row.begin);
      const auto first_left = static_cast<std::size_t>(rest - node.values.data());
      if (first_left < row.end) left.push_back({first_left, row.end});
    }
    if (kept_ < now.tokens) left.push_back(now.rows(of, kept_, now.tokens));
  }
  return left;
}

void Reuse::check(const Node& node) { holds_ = holds_ && is_finite_from(node, kept_); }

void Reuse::drop_parts(Graph& graph) const {
  for (Node& node : graph) {
    const Grid grid = grid_of(node);
    const bool in_part = grid.token_axes == 2 && kept_ < grid.tokens && !whole_.contains(node.id);
    if (in_part) node.values = {};
  }
}

}  // namespace playground
