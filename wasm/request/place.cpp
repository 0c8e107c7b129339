#include "wasm/request/place.h"

#include "wasm/json/text.h"

namespace playground {

namespace {

constexpr std::size_t max_name_bytes = 60;

Words type_name(const Value& value) {
  if (value.is_null()) return {"null", " null"};
  if (value.boolean()) return {"a boolean", "布尔值"};
  if (value.text()) return {"a string", "字符串"};
  if (value.array()) return {"an array", "数组"};
  if (value.object()) return {"an object", "对象"};
  return {"a number", "数"};
}

}  // namespace

std::string Place::pointer() const {
  if (parent_ == nullptr) return "";
  const std::string path = parent_->pointer();
  return parent_->value().array() ? pointer_to(path, index_) : pointer_to(path, name_);
}

void Place::refuse_with(ErrorCode code, const char* en, const char* zh,
                        const MessagePart* arguments, std::size_t argument_count) const {
  const Sentence what = filled({en, zh}, std::span(arguments, argument_count));
  const std::string path = pointer();
  if (parent_ == nullptr) {
    throw InputError(code, path, {"the request " + what.en, "请求" + what.zh});
  }
  // A message names a field by its name, and an element by its whole pointer.
  const bool is_element = parent_->value().array() != nullptr;
  const std::string name = shortened(is_element ? path : name_, max_name_bytes) + " ";
  throw InputError(code, path, {name + what.en, name + what.zh});
}

void Place::refuse_type(const Words& wanted) const {
  refuse(ErrorCode::invalid_type, {"must be {0}, not {1}", "必须是{0}，不能是{1}"}, wanted,
         type_name(value()));
}

}  // namespace playground
