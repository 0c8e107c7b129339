// The errors of a request: their codes, and the exception that carries one.
#pragma once

#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/words.h"

namespace playground {

enum class ErrorCode {
  invalid_json,     // the text is not JSON as we accept it
  unknown_command,  // no such command
  unknown_field,    // a field that does not exist; the message names the nearest one
  missing_field,    // a field that has no default was left out
  invalid_type,     // the wrong JSON type
  invalid_value,    // the right type, but a value that is not allowed
  shape_mismatch,   // numbers that do not fit their shape
  unknown_node,     // an id that names no node of the graph
  unknown_session,  // a handle of no session, or of one that was released
  unknown_trainer,  // likewise of a trainer
  unknown_model,    // likewise of a model
  too_large,        // beyond a limit; the message names it
  out_of_memory,    // within the limits, but memory ran out
  internal,         // a fault of the program
};

// The name of the code in a response, for example "invalid_value".
std::string_view name_of(ErrorCode code);

// An error of the caller. `path` is a JSON pointer into the request ("" for the whole), `message` a
// sentence that says what to change, `message_zh` the same in Chinese.
struct InputError : std::exception {
  InputError(ErrorCode error_code, std::string error_path, Sentence sentence)
      : code(error_code),
        path(std::move(error_path)),
        message(std::move(sentence.en)),
        message_zh(std::move(sentence.zh)) {}

  const char* what() const noexcept override { return message.c_str(); }

  ErrorCode code;
  std::string path;
  std::string message;
  std::string message_zh;
};

}  // namespace playground
