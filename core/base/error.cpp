#include "core/base/error.h"

namespace playground {

std::string_view name_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::invalid_json:
      return "invalid_json";
    case ErrorCode::unknown_command:
      return "unknown_command";
    case ErrorCode::unknown_field:
      return "unknown_field";
    case ErrorCode::missing_field:
      return "missing_field";
    case ErrorCode::invalid_type:
      return "invalid_type";
    case ErrorCode::invalid_value:
      return "invalid_value";
    case ErrorCode::shape_mismatch:
      return "shape_mismatch";
    case ErrorCode::unknown_node:
      return "unknown_node";
    case ErrorCode::unknown_session:
      return "unknown_session";
    case ErrorCode::unknown_trainer:
      return "unknown_trainer";
    case ErrorCode::unknown_model:
      return "unknown_model";
    case ErrorCode::too_large:
      return "too_large";
    case ErrorCode::out_of_memory:
      return "out_of_memory";
    case ErrorCode::internal:
      return "internal";
  }
  return "internal";
}

}  // namespace playground
