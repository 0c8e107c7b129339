// The functions that the WebAssembly module exports to JavaScript. Pointers are offsets in bytes
// into the module's heap, which `memory` in a response refers to as well.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>

#include "wasm/api.h"

namespace {

// The heap ends a gigabyte below the end of 32-bit addresses, so that no address plus a size up to
// this limit overflows.
void* allocate(std::size_t size) {
  constexpr std::size_t most = std::size_t{1} << 30;
  return size <= most ? std::malloc(size == 0 ? 1 : size) : nullptr;
}

playground::Api& api() {
  static playground::Api instance(true);
  return instance;
}

std::string& response() {
  static std::string text;
  return text;
}

}  // namespace

void* operator new(std::size_t size) {
  void* memory = allocate(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

extern "C" {

// Instead of that of the C library, which would be a fiftieth of the module: only the parser of
// JSON calls it, for characters without a glyph in the end of its messages, which no error shows.
int snprintf(char* text, std::size_t size, const char* /*format*/, ...) {
  if (size > 0) *text = '\0';
  return 0;
}

// Memory for a request of `size` bytes, or null if there is none left; attention_release frees it.
void* attention_allocate(std::size_t size) { return allocate(size); }

void attention_release(void* pointer) { std::free(pointer); }

// Answers the request of `size` bytes at `request`. The response is UTF-8 without a terminating
// zero, attention_response_size() bytes long, and valid until the next call.
const char* attention_call(const char* request, std::size_t size) {
  response() = {};  // frees the old one before the new one is made
  response() = api().call({request, size});
  return response().data();
}

// `forward` of a session without JSON: reads `tokens` rows from the start of the session's input,
// whose address `create` returned, appends them to the first `keep` tokens that it holds, and
// writes as many rows to the start of its output. Returns null, or the response with the error.
const char* attention_forward(std::uint32_t session, std::int32_t tokens, std::int32_t keep) {
  response() = api().forward(session, tokens, keep);
  return response().empty() ? nullptr : response().data();
}

std::size_t attention_response_size() { return response().size(); }

}  // extern "C"
