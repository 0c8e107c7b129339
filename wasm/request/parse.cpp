#include "wasm/request/parse.h"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "wasm/json/text.h"

namespace playground {

namespace {

using Json = nlohmann::json;

// The reason is in the words of the parser.
constexpr Message<2> not_json{"the request is not JSON at byte {0}: {1}",
                              "请求在第 {0} 个字节处不是 JSON：{1}"};

// Builds the request from the events of nlohmann's parser and keeps the path of the current value.
class RequestBuilder : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return place(Value()); }
  bool boolean(bool value) override { return place(Value(value)); }
  bool number_integer(number_integer_t value) override { return place(Value(value)); }
  bool number_unsigned(number_unsigned_t value) override {
    const auto integer = static_cast<std::int64_t>(value);
    return place(integer >= 0 ? Value(integer) : Value(static_cast<double>(value)));
  }
  bool number_float(number_float_t value, const string_t&) override { return place(Value(value)); }
  bool string(string_t& value) override { return place(Value(std::move(value))); }
  bool binary(binary_t&) override { return false; }  // JSON text has none
  bool start_object(std::size_t) override { return open(Value(Value::Object())); }
  bool start_array(std::size_t) override { return open(Value(Value::Array())); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    Level& level = levels_.back();
    level.key = std::move(name);
    if (level.container->member(level.key) != nullptr) {
      refuse(ErrorCode::invalid_json, {path()},
             {"the key {0} occurs twice in one object", "键 {0} 在同一个对象里出现了两次"},
             in_quotes(level.key));
    }
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const Json::exception& error) override {
    if (error.id == number_overflow) {
      refuse(ErrorCode::invalid_value, {path()},
             {"this number is too large for a float32", "这个数超出了 float32 的范围"});
    }
    refuse(ErrorCode::invalid_json, {}, not_json, position, reason_in(error.what()));
  }

  Value take() { return std::move(root_); }

 private:
  static constexpr int number_overflow = 406;  // the library's number for this error

  struct Level {
    Value* container;
    std::string key;  // of the member being read, in an object
  };

  // Out of "[…] parse error at …: <reason>; last read: '<text>'".
  static std::string reason_in(std::string_view what) {
    what = what.substr(0, what.find("; last read"));
    const std::size_t start = what.find("syntax error");
    return std::string(start == std::string_view::npos ? what : what.substr(start));
  }

  Value* insert(Value value) {
    if (levels_.empty()) return &(root_ = std::move(value));
    const Level& level = levels_.back();
    if (Value::Array* array = level.container->array()) {
      return &array->emplace_back(std::move(value));
    }
    return &((*level.container->object())[level.key] = std::move(value));
  }

  bool place(Value value) {
    insert(std::move(value));
    return true;
  }

  bool open(Value container) {
    if (levels_.size() == max_request_depth) {
      refuse(ErrorCode::too_large, {path()},
             {"arrays and objects are nested more than {0} levels deep (limit: depth)",
              "数组和对象的嵌套超过 {0} 层（限制：depth）"},
             max_request_depth);
    }
    levels_.push_back({insert(std::move(container)), {}});
    return true;
  }

  bool close() {
    levels_.pop_back();
    return true;
  }

  // The path of the value that is being read, which is the last one in each of its containers.
  std::string path() const {
    std::string pointer;
    for (const Level& level : levels_) {
      const Value::Array* array = level.container->array();
      const bool is_innermost = &level == &levels_.back();
      pointer = array ? pointer_to(pointer, array->size() - (is_innermost ? 0 : 1))
                      : pointer_to(pointer, level.key);
    }
    return pointer;
  }

  Value root_;
  std::vector<Level> levels_;
};

}  // namespace

Value parse_request(std::string_view text) {
  if (text.size() > max_request_bytes) {
    refuse(ErrorCode::too_large, {},
           {"the request is longer than {0} bytes (limit: request_bytes)",
            "请求超过 {0} 字节（限制：request_bytes）"},
           max_request_bytes);
  }
  // The library would take a zero byte for the end of the text.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    refuse(ErrorCode::invalid_json, {}, not_json, zero + 1,
           Words{"there is a zero byte", "出现了零字节"});
  }
  RequestBuilder builder;
  Json::sax_parse(text.data(), text.data() + text.size(), &builder);
  return builder.take();
}

}  // namespace playground
