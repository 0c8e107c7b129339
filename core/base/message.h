// Error messages, which are put together only when an error is thrown.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/base/error.h"
#include "core/base/shape.h"

namespace playground {

// A part of a message: text, an integer, or a shape. It refers to the text or the shape and does
// not copy it.
class MessagePart {
 public:
  MessagePart(const char* words) : words_(words) {}
  MessagePart(std::string_view words) : words_(words) {}
  MessagePart(const std::string& words) : words_(words) {}
  MessagePart(const Shape& shape) : shape_(&shape) {}
  template <class Integer, std::enable_if_t<std::is_integral_v<Integer>, int> = 0>
  MessagePart(Integer number) : number_(static_cast<std::int64_t>(number)), is_number_(true) {}

  std::string text() const;

 private:
  std::string_view words_;
  const Shape* shape_ = nullptr;
  std::int64_t number_ = 0;
  bool is_number_ = false;
};

using Message = std::initializer_list<MessagePart>;

std::string join(Message message);

// Throws an InputError; `path` is a JSON pointer in parts.
[[noreturn]] void refuse(ErrorCode code, Message path, Message message);

// Throws the same error unless `holds`.
inline void require(bool holds, ErrorCode code, Message path, Message message) {
  if (!holds) refuse(code, path, message);
}

}  // namespace playground
