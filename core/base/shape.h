// The sizes of a tensor, outermost first, and what its axes mean.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playground {

// B batch, T query tokens, S key tokens, C model width, H heads, D head width, F feed-forward
// width, V vocabulary: the letters used in every comment.
using Shape = std::vector<std::int64_t>;

// `feature` is C, the width of the model or of a layer, `head_feature` D, that of one head, `layer`
// counts the layers of a stack, `variant` stacks that are compared, `measure` what is measured of
// each, `sample` repeated draws of random numbers, `width` and
// `temperature` those that are compared.
enum class Axis {
  batch,
  head,
  query,
  key,
  feature,
  head_feature,
  hidden,
  vocabulary,
  layer,
  variant,
  measure,
  sample,
  width,
  temperature
};
using Axes = std::vector<Axis>;

// The name of the axis in a response, for example "query".
std::string_view name_of(Axis axis);

// The product of the sizes; 1 for a scalar. Saturates at 2^62 instead of overflowing.
std::int64_t count(const Shape& shape);

// "(1, 6, 3)", for messages.
std::string to_string(const Shape& shape);

}  // namespace playground
