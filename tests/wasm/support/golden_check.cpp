#include "tests/wasm/support/golden_check.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/tensor/tensor.h"
#include "tests/wasm/support/api_harness.h"

namespace playground::testing {

namespace {

float float_of(const Json& value) {
  if (value.is_boolean()) return value.get<bool>() ? 1.0f : 0.0f;
  if (value == "inf") return std::numeric_limits<float>::infinity();
  if (value == "-inf") return -std::numeric_limits<float>::infinity();
  return static_cast<float>(value.get<double>());
}

void append(Tensor& tensor, const Json& value) {
  if (value.is_array()) {
    for (const Json& element : value) append(tensor, element);
  } else {
    tensor.values.push_back(float_of(value));
  }
}

// The values of a golden: numbers nested in the shape of the tensor.
Tensor from_nested(const Json& value) {
  Tensor tensor;
  for (const Json* level = &value; level->is_array(); level = &level->front()) {
    tensor.shape.push_back(static_cast<std::int64_t>(level->size()));
  }
  append(tensor, value);
  REQUIRE(static_cast<std::int64_t>(tensor.values.size()) == count(tensor.shape));
  return tensor;
}

Tensor from_node(const Json& node) {
  Tensor tensor{node["shape"], {}};
  append(tensor, node["values"]);
  return tensor;
}

Tensor at(const Tensor& tensor, std::int64_t index) {
  REQUIRE(index < tensor.shape.at(0));
  const auto size = static_cast<std::ptrdiff_t>(tensor.values.size()) / tensor.shape[0];
  const auto begin = tensor.values.begin() + index * size;
  return {Shape(tensor.shape.begin() + 1, tensor.shape.end()), {begin, begin + size}};
}

Tensor columns(const Tensor& tensor, std::int64_t from, std::int64_t to) {
  Tensor part{tensor.shape, {}};
  part.shape.back() = to - from;
  const std::int64_t width = tensor.shape.back();
  for (auto row = tensor.values.begin(); row != tensor.values.end(); row += width) {
    part.values.insert(part.values.end(), row + from, row + to);
  }
  return part;
}

Tensor transposed(const Tensor& tensor) {
  REQUIRE(tensor.shape.size() == 2);
  const auto rows = static_cast<std::size_t>(tensor.shape[0]);
  const auto width = static_cast<std::size_t>(tensor.shape[1]);
  Tensor result{{tensor.shape[1], tensor.shape[0]}, {}};
  for (std::size_t column = 0; column < width; ++column) {
    for (std::size_t row = 0; row < rows; ++row) {
      result.values.push_back(tensor.values[row * width + column]);
    }
  }
  return result;
}

template <class Term>
Tensor sums(const Tensor& tensor, std::int64_t width, Shape shape, Term&& term) {
  Tensor result{std::move(shape), {}};
  for (auto row = tensor.values.begin(); row != tensor.values.end(); row += width) {
    double sum = 0;
    for (auto value = row; value != row + width; ++value) sum += term(static_cast<double>(*value));
    result.values.push_back(static_cast<float>(sum));
  }
  return result;
}

Tensor seen_as(const Tensor& tensor, const std::string& form) {
  const auto all = static_cast<std::int64_t>(tensor.values.size());
  const auto itself = [](double value) { return value; };
  if (form == "transposed") return transposed(tensor);
  if (form == "sum") return sums(tensor, all, {}, itself);
  if (form == "abs_sum") return sums(tensor, all, {}, [](double value) { return std::abs(value); });
  if (form == "row_sums") {
    return sums(tensor, tensor.shape.back(), Shape(tensor.shape.begin(), tensor.shape.end() - 1),
                itself);
  }
  REQUIRE(form == "complement");
  Tensor result = tensor;
  for (float& value : result.values) value = 1 - value;
  return result;
}

Tensor shape_as_tensor(const Json& node) {
  const Shape shape = node["shape"];
  return {{static_cast<std::int64_t>(shape.size())}, {shape.begin(), shape.end()}};
}

Tensor found_by(const Json& check, const Json& node) {
  const std::string form = check.value("as", "");
  if (form == "shape") return shape_as_tensor(node);
  Tensor tensor = from_node(node);
  for (const Json& index : check.value("at", Json::array())) tensor = at(tensor, index);
  if (check.contains("columns")) {
    tensor = columns(tensor, check["columns"][0], check["columns"][1]);
  }
  return form.empty() ? tensor : seen_as(tensor, form);
}

struct Tolerance {
  double absolute;
  double relative;
};

Tolerance tolerance_of(const Json& check) {
  const bool is_printed = std::string(check["expect"]).starts_with("/expected_printed");
  const std::string kind = check.value("tolerance", is_printed ? "printed" : "computed");
  if (kind == "exact") return {0, 0};
  if (kind == "computed") return {1e-6, 1e-5};
  if (kind == "printed") return {5e-5 + 1e-6, 0};
  REQUIRE(kind == "sums");
  return {0.05, 0};
}

bool is_near(float found, float expected, Tolerance tolerance) {
  if (found == expected) return true;
  if (!std::isfinite(found) || !std::isfinite(expected)) return false;
  const double wanted = static_cast<double>(expected);
  return std::abs(static_cast<double>(found) - wanted) <=
         tolerance.absolute + tolerance.relative * std::abs(wanted);
}

}  // namespace

Json with_golden_values(const Json& request, const Json& golden) {
  if (request.is_object() && request.contains("$golden")) {
    return golden.at(Json::json_pointer(request["$golden"].get<std::string>()));
  }
  if (!request.is_structured()) return request;
  Json result = request;
  for (Json& member : result) member = with_golden_values(member, golden);
  return result;
}

void check_against_golden(const Json& check, const Json& result, const Json& golden) {
  CAPTURE(check.dump());
  const Tensor expected =
      from_nested(golden.at(Json::json_pointer(check["expect"].get<std::string>())));
  Tensor found = found_by(check, node_of(result, check["node"].get<std::string>()));
  while (found.shape.size() > expected.shape.size() && found.shape.front() == 1) {
    found.shape.erase(found.shape.begin());
  }
  REQUIRE(found.shape == expected.shape);
  const Tolerance tolerance = tolerance_of(check);
  const auto [one, other] =
      std::mismatch(found.values.begin(), found.values.end(), expected.values.begin(),
                    [&](float value, float wanted) { return is_near(value, wanted, tolerance); });
  if (one != found.values.end()) {
    FAIL_CHECK("element ", one - found.values.begin(), " is ", *one, " and not ", *other);
  }
}

}  // namespace playground::testing
