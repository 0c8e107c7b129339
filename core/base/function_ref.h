// A reference to a callable, for parameters that are called but not stored; unlike std::function it
// allocates nothing.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace playground {

template <class Signature>
class FunctionRef;

// Refers to the callable it is made of, which must outlive it.
template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef> &&
             std::is_invocable_r_v<Result, const Callable&, Arguments...>)
  FunctionRef(const Callable& callable)
      : object_(std::addressof(callable)), call_([](const void* object, Arguments... arguments) {
          return (*static_cast<const Callable*>(object))(std::forward<Arguments>(arguments)...);
        }) {}

  Result operator()(Arguments... arguments) const {
    return call_(object_, std::forward<Arguments>(arguments)...);
  }

 private:
  const void* object_;
  Result (*call_)(const void*, Arguments...);
};

}  // namespace playground
