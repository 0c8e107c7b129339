#include "wasm/request/place.h"

#include "wasm/json/text.h"

namespace playground {

namespace {

constexpr std::size_t max_name_bytes = 60;

std::string_view type_name(const Value& value) {
  if (value.is_null()) return "null";
  if (value.boolean()) return "a boolean";
  if (value.text()) return "a string";
  if (value.array()) return "an array";
  return value.object() ? "an object" : "a number";
}

}  // namespace

std::string Place::pointer() const {
  if (parent_ == nullptr) return "";
  const std::string path = parent_->pointer();
  return parent_->value().array() ? pointer_to(path, index_) : pointer_to(path, name_);
}

void Place::refuse(ErrorCode code, Message what) const {
  std::string path = pointer();
  // A message names a field by its name, and an element by its whole pointer.
  const bool is_element = parent_ != nullptr && parent_->value().array() != nullptr;
  const std::string_view name = parent_ == nullptr ? "the request" : is_element ? path : name_;
  std::string sentence = join({shortened(name, max_name_bytes), " ", join(what)});
  throw InputError(code, std::move(path), std::move(sentence));
}

void Place::refuse_type(std::string_view wanted) const {
  refuse(ErrorCode::invalid_type, {"must be ", wanted, ", not ", type_name(value())});
}

}  // namespace playground
