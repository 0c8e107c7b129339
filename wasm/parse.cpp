#include "wasm/parse.h"

#include <string>
#include <utility>
#include <vector>

#include "core/error.h"

namespace playground {

namespace {

// Builds the value from the parser's events and knows at each of them where it stands.
class RequestBuilder : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return place(nullptr); }
  bool boolean(bool value) override { return place(value); }
  bool number_integer(number_integer_t value) override { return place(value); }
  bool number_unsigned(number_unsigned_t value) override { return place(value); }
  bool number_float(number_float_t value, const string_t&) override { return place(value); }
  bool string(string_t& value) override { return place(std::move(value)); }
  bool binary(binary_t&) override { return false; }  // no such thing in text
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    Level& level = levels_.back();
    level.key = std::move(name);
    if (level.container->contains(level.key)) {
      throw InputError(ErrorCode::invalid_json, path(),
                       "the key " + in_quotes(level.key) + " stands twice in one object");
    }
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& error) override {
    if (error.id == number_overflow) {
      throw InputError(ErrorCode::invalid_value, path(), "this number is too large for a float32");
    }
    const std::string_view reason = error.what();
    throw InputError(ErrorCode::invalid_json, "",
                     "the request is not JSON at byte " + std::to_string(position) + ": " +
                         std::string(reason.substr(reason.find("] ") + 2)));
  }

  Json take() { return std::move(root_); }

 private:
  static constexpr int number_overflow = 406;  // the library's number for this error

  struct Level {
    Json* container;
    std::string key;  // of the member being read, in an object
  };

  Json* insert(Json value) {
    if (levels_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    Level& level = levels_.back();
    if (level.container->is_array()) {
      level.container->push_back(std::move(value));
      return &level.container->back();
    }
    Json& member = (*level.container)[level.key];
    member = std::move(value);
    return &member;
  }

  bool place(Json value) {
    insert(std::move(value));
    return true;
  }

  bool open(Json container) {
    if (levels_.size() == max_request_depth) {
      throw InputError(ErrorCode::too_large, path(),
                       "arrays and objects stand more than " + std::to_string(max_request_depth) +
                           " deep in one another (limit: depth)");
    }
    levels_.push_back({insert(std::move(container)), {}});
    return true;
  }

  bool close() {
    levels_.pop_back();
    return true;
  }

  std::string path() const {
    std::string pointer;
    for (const Level& level : levels_) {
      pointer = level.container->is_array() ? pointer_to(pointer, level.container->size())
                                            : pointer_to(pointer, level.key);
    }
    return pointer;
  }

  Json root_;
  std::vector<Level> levels_;
};

}  // namespace

Json parse_request(std::string_view text) {
  if (text.size() > max_request_bytes) {
    throw InputError(ErrorCode::too_large, "",
                     "the request is longer than " + std::to_string(max_request_bytes) +
                         " bytes (limit: request_bytes)");
  }
  // The library takes a zero byte for the end of the text.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    throw InputError(
        ErrorCode::invalid_json, "",
        "the request is not JSON at byte " + std::to_string(zero + 1) + ": a zero byte");
  }
  RequestBuilder builder;
  Json::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

}  // namespace playground
