// The nodes of an attention on the tape that studies read, found by role. Where heads are stacked,
// those of the first head.
#pragma once

#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// Null where no node has the role.
const Node* node_with_role(const Tape& tape, std::string_view role);

// Throws std::logic_error for null.
Ref ref_of(const Tape& tape, const Node* node);

// One for each head where heads are stacked, else one or none.
std::vector<Ref> masks_of(const Tape& tape);

Ref input_of(const Tape& tape, const Node& of, std::size_t input);

// The node of the context before heads are merged.
const Node* context_node(const Tape& tape);

}  // namespace playground
