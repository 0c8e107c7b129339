#include "core/base/message.h"

namespace playground {

std::string MessagePart::text() const {
  if (shape_ != nullptr) return to_string(*shape_);
  return is_number_ ? std::to_string(number_) : std::string(words_);
}

std::string join(Message message) {
  std::string sentence;
  for (const MessagePart& part : message) sentence += part.text();
  return sentence;
}

void refuse(ErrorCode code, Message path, Message message) {
  throw InputError(code, join(path), join(message));
}

}  // namespace playground
