// Which requests may build on each other.
#pragma once

#include "wasm/request/value.h"

namespace playground {

// Whether two `run` requests are the same but for the sentence (`input.text`, `input.tokens`) and
// the form of the answer (`output`). Numbers are the same if they are of one type and have the same
// bits, so that 0 and -0 differ.
bool differ_in_sentence_alone(const Value& one, const Value& other);

}  // namespace playground
