// Error messages, which are put together only when an error is thrown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "core/base/error.h"
#include "core/base/shape.h"
#include "core/base/words.h"

namespace playground {

// What stands for `{0}`, `{1}` … in a message, or a part of a path: text, words that differ in the
// two languages, an integer, or a shape. It refers to the text, words or shape and does not copy
// it.
class MessagePart {
 public:
  MessagePart(const char* text) : content_(std::string_view(text)) {}
  MessagePart(std::string_view text) : content_(text) {}
  MessagePart(const std::string& text) : content_(std::string_view(text)) {}
  MessagePart(const Words& words) : content_(&words) {}
  MessagePart(const Shape& shape) : content_(&shape) {}
  template <class Integer, std::enable_if_t<std::is_integral_v<Integer>, int> = 0>
  MessagePart(Integer number) : content_(static_cast<std::int64_t>(number)) {}

  // In English or Chinese.
  std::string text(const char* Words::* language) const;

 private:
  std::variant<std::string_view, const Words*, const Shape*, std::int64_t> content_;
};

using MessageParts = std::initializer_list<MessagePart>;

// A message with `arguments` of them, in English and Chinese. It does not compile unless both texts
// name {0}, {1} … up to the last.
template <std::size_t arguments>
class Message {
 public:
  consteval Message(const char* en, const char* zh) : words{en, zh} {
    for (const std::string_view text : {en, zh}) {
      if (text.empty() || !names_all(text)) throw "the arguments of a message";
    }
  }

  Words words;

 private:
  static consteval bool names_all(std::string_view text) {
    bool named[arguments + 1] = {};
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '{') continue;
      const std::size_t argument = static_cast<std::size_t>(text[i + 1] - '0');
      if (argument >= arguments || text[i + 2] != '}') return false;
      named[argument] = true;
    }
    for (std::size_t i = 0; i < arguments; ++i) {
      if (!named[i]) return false;
    }
    return true;
  }
};

// The parts one after another, as in a path.
std::string join(std::span<const MessagePart> parts);

// The message with its arguments.
Sentence filled(const Words& message, std::span<const MessagePart> arguments);

// Throws an InputError. What `refuse` and its like call: with plain values, as there are many calls
// and each takes room in the module.
[[noreturn]] void refuse_with(ErrorCode code, const MessagePart* path, std::size_t path_parts,
                              const char* en, const char* zh, const MessagePart* arguments,
                              std::size_t argument_count);

// Throws an InputError; `path` is a JSON pointer in parts. Inlined, as it would be compiled anew
// for the arguments of each message.
template <class... Arguments>
[[noreturn, gnu::always_inline]] inline void refuse(ErrorCode code, MessageParts path,
                                                    Message<sizeof...(Arguments)> message,
                                                    const Arguments&... arguments) {
  const MessageParts parts = {arguments...};
  refuse_with(code, path.begin(), path.size(), message.words.en, message.words.zh, parts.begin(),
              parts.size());
}

// Throws the same error unless `holds`.
template <class... Arguments>
[[gnu::always_inline]] inline void require(bool holds, ErrorCode code, MessageParts path,
                                           Message<sizeof...(Arguments)> message,
                                           const Arguments&... arguments) {
  if (!holds) refuse(code, path, message, arguments...);
}

}  // namespace playground
