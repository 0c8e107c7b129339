// What can be wrong with a request, and how the core says so.
#pragma once

#include <exception>
#include <string>
#include <string_view>
#include <utility>

namespace playground {

enum class ErrorCode {
  invalid_json,     // the text is not JSON as we accept it
  unknown_command,  // no such command
  unknown_field,    // a field nobody reads; the message names the nearest known one
  missing_field,    // a field that has no default was left out
  invalid_type,     // the wrong kind of JSON value
  invalid_value,    // the right kind, a value that makes no sense
  shape_mismatch,   // numbers that do not fill the shape they are meant for
  unknown_node,     // an id that names no node of the graph
  unknown_session,  // a handle that names no session, or none any more
  too_large,        // beyond a limit; the message names it
  out_of_memory,    // within the limits, but the machine has no room
  internal,         // our own mistake
};

// The name of the code in a response, for example "invalid_value".
std::string_view name_of(ErrorCode code);

// The caller's mistake. `path` is a JSON pointer into the request ("" for the whole), `message` a
// sentence that says what to change.
struct InputError : std::exception {
  InputError(ErrorCode error_code, std::string error_path, std::string error_message)
      : code(error_code), path(std::move(error_path)), message(std::move(error_message)) {}

  const char* what() const noexcept override { return message.c_str(); }

  ErrorCode code;
  std::string path;
  std::string message;
};

}  // namespace playground
