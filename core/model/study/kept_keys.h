// What an attention must be for its keys and values to be kept while words are written one by one.
#pragma once

#include "core/model/attention.h"

namespace playground {

// Throws `invalid_value` unless a sentence attends to itself, token by token, under a causal mask.
void require_causal(const AttentionConfig& attention, const AttentionInput& input);

}  // namespace playground
