#include "core/base/message.h"

namespace playground {

namespace {

std::string filled_in(const char* Words::* language, const Words& message,
                      std::span<const MessagePart> arguments) {
  std::string text;
  for (const char* rest = message.*language; *rest != '\0'; ++rest) {
    if (*rest != '{') {
      text += *rest;
      continue;
    }
    text += arguments[static_cast<std::size_t>(rest[1] - '0')].text(language);
    rest += 2;
  }
  return text;
}

}  // namespace

std::string MessagePart::text(const char* Words::* language) const {
  if (const auto* words = std::get_if<const Words*>(&content_)) return (*words)->*language;
  if (const auto* shape = std::get_if<const Shape*>(&content_)) return to_string(**shape);
  if (const auto* number = std::get_if<std::int64_t>(&content_)) return std::to_string(*number);
  return std::string(*std::get_if<std::string_view>(&content_));
}

std::string join(std::span<const MessagePart> parts) {
  std::string text;
  for (const MessagePart& part : parts) text += part.text(&Words::en);
  return text;
}

Sentence filled(const Words& message, std::span<const MessagePart> arguments) {
  return {filled_in(&Words::en, message, arguments), filled_in(&Words::zh, message, arguments)};
}

void refuse_with(ErrorCode code, const MessagePart* path, std::size_t path_parts, const char* en,
                 const char* zh, const MessagePart* arguments, std::size_t argument_count) {
  throw InputError(code, join(std::span(path, path_parts)),
                   filled({en, zh}, std::span(arguments, argument_count)));
}

}  // namespace playground
