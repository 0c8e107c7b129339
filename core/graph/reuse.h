// What an earlier run has computed already of one whose sentence begins alike.
//
// Where no token sees a later one, the rows of the tokens that two runs share are the same in both.
// Of a node with one axis of tokens, (…, T, C), the rows of the new tokens are left to compute. A
// node of queries and keys, (…, T, S), would cost T squared to copy alone: unless its values are
// wanted only the rows of new queries are computed, for later nodes to read, and its values are
// dropped in the end. Where they are wanted, new keys meet the old queries, too, and all is copied;
// that much T x T numbers in an answer cost. So no node is ever kept in part.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "core/function_ref.h"
#include "core/graph/node.h"

namespace playground {

// Whether the values of the node of this id will be read.
using IsWanted = FunctionRef<bool(const std::string& id)>;

// Of queries and keys, (…, T, S).
bool is_pairwise(const Node& node);

class Reuse {
 public:
  // `earlier` and `plan` have the same nodes but for the number of tokens, of which the first
  // `kept` are the same. No token of either run sees a later one, and there is one sentence.
  Reuse(Graph earlier, std::int64_t kept, const Graph& plan, IsWanted wanted);

  // Gives the node, the next of the plan, the values that stand. Returns the cells left to compute.
  std::vector<CellRange> take_over(Node& node);

  // Looks at what was computed of the node: see `holds`.
  void check(const Node& node);

  // Drops the values of nodes that were left in part.
  void drop_parts(Graph& graph) const;

  // False if a number that is not finite stands in the row of a token that is not shared. As a
  // hidden value it still makes 0 x inf = nan in the rows of others: all must be computed afresh.
  bool holds() const { return holds_; }

 private:
  Graph earlier_;
  std::size_t next_ = 0;
  std::int64_t kept_;
  std::set<std::string> whole_;  // ids of pairwise nodes that are wanted, and of what these need
  bool holds_ = true;
};

}  // namespace playground
