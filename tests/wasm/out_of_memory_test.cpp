// This test program's own `operator new`, so that a test can say when memory ends.
#include <doctest/doctest.h>

#include <cstdlib>
#include <new>
#include <stdexcept>

#include "tests/wasm/api_harness.h"
#include "wasm/api.h"

namespace {

enum class Failure { none, once, from_then_on, unheard_of };

Failure failure = Failure::none;
long allocations_left = 0;

void* allocate(std::size_t size) {
  if (failure != Failure::none && allocations_left-- <= 0) {
    const Failure how = failure;
    if (how != Failure::from_then_on) failure = Failure::none;
    if (how == Failure::unheard_of) throw std::runtime_error("something unheard-of");
    throw std::bad_alloc();
  }
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace playground::testing {

namespace {

constexpr std::string_view request =
    R"({"command":"run","input":{"text":"a b"},"block":{},"output":{"only":["x"]}})";

// The code of the answer when the allocation of this number fails in this way, or "".
std::string code_when(Api& api, Failure how, long number) {
  failure = how;
  allocations_left = number;
  const std::string text = api.call(request);
  failure = Failure::none;
  const Json response = Json::parse(text);
  return response["ok"] == true ? "" : response["error"]["code"].get<std::string>();
}

}  // namespace

TEST_CASE("wherever memory ends, the answer is out_of_memory and the next call works") {
  for (const Failure how : {Failure::once, Failure::from_then_on}) {
    Api api(false);
    const std::string whole = api.call(request);
    long number = 0;
    for (; code_when(api, how, number) == "out_of_memory"; ++number) {
      const std::string next = api.call(request);
      REQUIRE(next.substr(0, next.find("\"timing\"")) == whole.substr(0, whole.find("\"timing\"")));
    }
    CHECK(number > 100);
    CHECK(code_when(api, how, number).empty());
  }
}

TEST_CASE("a failure that is nobody's input is internal, and the next call works") {
  Api api(false);
  api.call(request);
  CHECK(code_when(api, Failure::unheard_of, 200) == "internal");
  CHECK(code_when(api, Failure::none, 0).empty());
}

}  // namespace playground::testing
