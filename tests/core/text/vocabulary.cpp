#include "core/text/vocabulary.h"

#include <doctest/doctest.h>

namespace playground {
namespace {

using Texts = std::vector<std::string>;

TEST_CASE("a vocabulary is sorted by code point, case-sensitive, without repeats") {
  CHECK(make_vocabulary({"step", "Your", "one", "Step", "one", "a", "Z"}) ==
        Texts{"Step", "Your", "Z", "a", "one", "step"});
  CHECK(make_vocabulary({"ab", "a", "", "abc"}) == Texts{"", "a", "ab", "abc"});
  CHECK(make_vocabulary({}).empty());
}

TEST_CASE("code points beyond 16 bits come after those below, unlike in UTF-16") {
  CHECK(make_vocabulary({"😀", "\uFFFD", "我", "é", "z"}) == Texts{"z", "é", "我", "\uFFFD", "😀"});
}

TEST_CASE("the id of a token is its index") {
  const Texts vocabulary = make_vocabulary({"我", "step", "Your", "one"});
  for (std::size_t i = 0; i < vocabulary.size(); ++i) {
    CHECK(id_of(vocabulary, vocabulary[i]) == static_cast<std::int64_t>(i));
  }
  CHECK(id_of(vocabulary, "Your") == 0);
}

}  // namespace
}  // namespace playground
