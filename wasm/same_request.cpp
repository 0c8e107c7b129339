#include "wasm/same_request.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

namespace playground {

namespace {

using Names = std::span<const std::string_view>;

constexpr std::string_view of_request[] = {"input", "output"};
constexpr std::string_view of_input[] = {"text", "tokens"};

bool same(const Value& one, const Value& other);

using Member = Value::Object::const_iterator;
// The first from `member` on that is compared.
Member skip(Member member, Member end, Names names) {
  while (member != end && std::find(names.begin(), names.end(), member->first) != names.end()) {
    ++member;
  }
  return member;
}

bool same_members(const Value::Object& one, const Value::Object& other, Names but_for) {
  Member a = skip(one.begin(), one.end(), but_for);
  Member b = skip(other.begin(), other.end(), but_for);
  while (a != one.end() && b != other.end()) {
    if (a->first != b->first || !same(a->second, b->second)) return false;
    a = skip(std::next(a), one.end(), but_for);
    b = skip(std::next(b), other.end(), but_for);
  }
  return a == one.end() && b == other.end();
}

// Equal pointees, or both null.
template <class T>
bool same_held(const T* one, const T* other) {
  return one == other || (one != nullptr && other != nullptr && *one == *other);
}

bool same_number(const Value& one, const Value& other) {
  const std::optional<double> a = one.number();
  const std::optional<double> b = other.number();
  return a == b && (!a || std::signbit(*a) == std::signbit(*b));
}

bool same(const Value& one, const Value& other) {
  if (one.object() != nullptr && other.object() != nullptr) {
    return same_members(*one.object(), *other.object(), {});
  }
  if (one.array() != nullptr && other.array() != nullptr) {
    return std::equal(one.array()->begin(), one.array()->end(), other.array()->begin(),
                      other.array()->end(), same);
  }
  const bool containers = one.object() != other.object() || one.array() != other.array();
  return !containers && same_held(one.text(), other.text()) &&
         same_held(one.boolean(), other.boolean()) && same_held(one.integer(), other.integer()) &&
         same_number(one, other);
}

}  // namespace

bool differ_in_sentence_alone(const Value& one, const Value& other) {
  if (one.object() == nullptr || other.object() == nullptr) return false;
  const Value* one_input = one.member("input");
  const Value* other_input = other.member("input");
  if (one_input == nullptr || other_input == nullptr) return false;
  if (one_input->object() == nullptr || other_input->object() == nullptr) return false;
  return same_members(*one.object(), *other.object(), of_request) &&
         same_members(*one_input->object(), *other_input->object(), of_input);
}

}  // namespace playground
