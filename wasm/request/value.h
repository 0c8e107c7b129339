// A JSON value of a request.
//
// It replaces nlohmann::json because its destructor does not allocate. That of nlohmann::json does
// (it moves the elements to a list first), so if memory ran out half-way through a request, it
// would end the program, and `call` must answer `out_of_memory` instead.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace playground {

class Value {
 public:
  using Array = std::vector<Value>;
  using Object = std::map<std::string, Value, std::less<>>;

  Value() = default;  // null
  explicit Value(bool boolean) : data_(boolean) {}
  explicit Value(std::int64_t integer) : data_(integer) {}
  explicit Value(double number) : data_(number) {}
  explicit Value(std::string text) : data_(std::make_unique<std::string>(std::move(text))) {}
  explicit Value(Array array) : data_(std::make_unique<Array>(std::move(array))) {}
  explicit Value(Object object) : data_(std::make_unique<Object>(std::move(object))) {}

  bool is_null() const { return std::holds_alternative<std::monostate>(data_); }
  const bool* boolean() const { return std::get_if<bool>(&data_); }
  // An integer that was written without point and exponent and fits 64 bits.
  const std::int64_t* integer() const { return std::get_if<std::int64_t>(&data_); }
  // Any number, integers included.
  std::optional<double> number() const {
    if (const auto* exact = integer()) return static_cast<double>(*exact);
    const auto* real = std::get_if<double>(&data_);
    return real ? std::optional(*real) : std::nullopt;
  }
  const std::string* text() const { return held<std::string>(); }
  const Array* array() const { return held<Array>(); }
  const Object* object() const { return held<Object>(); }
  Array* array() { return const_cast<Array*>(std::as_const(*this).array()); }
  Object* object() { return const_cast<Object*>(std::as_const(*this).object()); }

  // The member of an object, or null if this is none or has none of that name.
  const Value* member(std::string_view name) const {
    const Object* members = object();
    if (members == nullptr) return nullptr;
    const auto found = members->find(name);
    return found == members->end() ? nullptr : &found->second;
  }

 private:
  // Behind pointers, so that an array of numbers takes 16 bytes for each.
  template <class T>
  const T* held() const {
    const auto* pointer = std::get_if<std::unique_ptr<T>>(&data_);
    return pointer ? pointer->get() : nullptr;
  }

  std::variant<std::monostate, bool, std::int64_t, double, std::unique_ptr<std::string>,
               std::unique_ptr<Array>, std::unique_ptr<Object>>
      data_;
};

}  // namespace playground
