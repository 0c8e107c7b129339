// Pieces of messages and JSON pointers.
#pragma once

#include <string>
#include <string_view>

namespace playground {

// The JSON pointer (RFC 6901) of a member or an element of the value at `path`.
std::string pointer_to(const std::string& path, std::string_view member);
std::string pointer_to(const std::string& path, std::size_t element);

// `text` in quotes for a message, cut to a readable length on a code-point boundary.
std::string in_quotes(std::string_view text);
// At most `limit` bytes of UTF-8, cut on a code-point boundary and then marked with an ellipsis.
std::string shortened(std::string_view text, std::size_t limit);

}  // namespace playground
