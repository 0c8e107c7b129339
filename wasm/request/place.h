// A value of the request and its place.
#pragma once

#include <string>
#include <string_view>

#include "core/base/message.h"
#include "wasm/request/value.h"

namespace playground {

// It refers to the array or object that contains it, which must outlive it. So the JSON pointer is
// built only when there is an error to report.
class Place {
 public:
  explicit Place(const Value& request) : value_(&request) {}
  // The member or element of this value that `value` is.
  Place member(std::string_view name, const Value& value) const { return {value, *this, name, 0}; }
  Place element(std::size_t index, const Value& value) const { return {value, *this, {}, index}; }

  const Value& value() const { return *value_; }
  // The JSON pointer (RFC 6901).
  std::string pointer() const;

  // Throws an InputError at this place. The message begins with what the value is called and ends
  // with `what`.
  template <class... Arguments>
  [[noreturn, gnu::always_inline]] void refuse(ErrorCode code, Message<sizeof...(Arguments)> what,
                                               const Arguments&... arguments) const {
    const MessageParts parts = {arguments...};
    refuse_with(code, what.words.en, what.words.zh, parts.begin(), parts.size());
  }
  // Throws `invalid_type`: "<name> must be <wanted>, not <what it is>".
  [[noreturn]] void refuse_type(const Words& wanted) const;

 private:
  [[noreturn]] void refuse_with(ErrorCode code, const char* en, const char* zh,
                                const MessagePart* arguments, std::size_t argument_count) const;

  Place(const Value& value, const Place& parent, std::string_view name, std::size_t index)
      : value_(&value), parent_(&parent), name_(name), index_(index) {}

  const Value* value_;
  const Place* parent_ = nullptr;  // of the request itself: none
  std::string_view name_ = {};     // in an object
  std::size_t index_ = 0;          // in an array
};

}  // namespace playground
