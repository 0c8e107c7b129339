// Error messages in both languages.
#include "core/base/message.h"

#include <doctest/doctest.h>

#include "tests/core/run/support.h"

namespace playground::testing {

TEST_CASE("a message takes its arguments in the order of each language") {
  const Words wanted{"a number", "数"};
  const InputError error = error_of([&] {
    refuse(ErrorCode::invalid_type, {"/a/", 3},
           {"{0} must be {1}, not {2} of {3}", "{3} 的 {2}：{0} 必须是{1}"}, "x {1}", wanted,
           Shape{2, 3}, -7);
  });
  CHECK(error.path == "/a/3");
  CHECK(error.message == "x {1} must be a number, not (2, 3) of -7");
  CHECK(error.message_zh == "-7 的 (2, 3)：x {1} 必须是数");
}

TEST_CASE("only what does not hold is refused") {
  CHECK_NOTHROW(require(true, ErrorCode::internal, {}, {"no", "不"}));
  CHECK_THROWS_AS(require(false, ErrorCode::internal, {}, {"no", "不"}), InputError);
}

}  // namespace playground::testing
