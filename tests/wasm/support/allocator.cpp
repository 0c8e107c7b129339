#include "tests/wasm/support/allocator.h"

#include <cstdlib>
#include <new>
#include <stdexcept>

namespace playground::testing {
namespace {

Failure failure = Failure::none;
long allocations_left = 0;
long live = 0;

void* allocate(std::size_t size) {
  if (failure != Failure::none && allocations_left-- <= 0) {
    const Failure how = failure;
    if (how != Failure::from_then_on) failure = Failure::none;
    if (how == Failure::unheard_of) throw std::runtime_error("something unheard-of");
    throw std::bad_alloc();
  }
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  ++live;
  return memory;
}

void release(void* memory) {
  if (memory != nullptr) --live;
  std::free(memory);
}

}  // namespace

void fail_after(long allocations, Failure how) {
  failure = how;
  allocations_left = allocations;
}

void stop_failing() { failure = Failure::none; }

long live_allocations() { return live; }

}  // namespace playground::testing

using playground::testing::allocate;
using playground::testing::release;

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t) noexcept { release(memory); }
