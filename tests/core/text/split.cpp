// A text that is words with spaces between them.
#include "core/text/split.h"

#include <doctest/doctest.h>

namespace playground::testing {

TEST_CASE("a text is split at its spaces, and no word is empty") {
  using Words = std::vector<std::string_view>;
  CHECK(split_at_spaces("海=sea lei:磊") == Words{"海=sea", "lei:磊"});
  CHECK(split_at_spaces("  one  two ") == Words{"one", "two"});
  CHECK(split_at_spaces("").empty());
}

}  // namespace playground::testing
