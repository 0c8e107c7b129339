#include "tests/core/random/recorded.h"

#include <doctest/doctest.h>

#include <cstring>
#include <fstream>
#include <stdexcept>

#include "core/random/dropout.h"
#include "core/random/initializers.h"

namespace playground::testing {
namespace {

using nlohmann::json;

std::string hash_fnv_1a(const std::vector<float>& values) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const float value : values) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int byte = 0; byte < 4; ++byte) {
      hash = (hash ^ (bits & 0xFFU)) * 0x100000001B3U;
      bits >>= 8;
    }
  }
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(hash >> shift) & 15U];
  return digits;
}

void fill_double(Generator& generator, std::vector<float>& values) {
  for (std::size_t i = 0; i < values.size(); i += 2) {
    const double value = generator.uniform_double();
    const double scaled = value * 0x1p24;
    values[i] = static_cast<float>(value);
    values[i + 1] = static_cast<float>(scaled - static_cast<double>(static_cast<int>(scaled)));
  }
}

void check_draw(const json& draw, const std::vector<float>& values) {
  CAPTURE(draw.dump());
  if (draw.contains("values")) {
    CHECK(same_bits(values, flatten(draw["values"])));
    return;
  }
  CHECK(same_bits({values.begin(), values.begin() + 4}, flatten(draw["first"])));
  CHECK(same_bits({values.end() - 4, values.end()}, flatten(draw["last"])));
  CHECK(hash_fnv_1a(values) == draw["hash"].get<std::string>());
}

}  // namespace

json read_golden(const std::string& file_name) {
  std::ifstream file(std::string(TESTS_FOLDER "/golden/") + file_name);
  if (!file) throw std::runtime_error("there is no tests/golden/" + file_name);
  return json::parse(file);
}

std::vector<float> flatten(const json& numbers) {
  if (!numbers.is_array()) return {static_cast<float>(numbers.get<double>())};
  std::vector<float> values;
  for (const json& part : numbers) {
    for (const float value : flatten(part)) values.push_back(value);
  }
  return values;
}

std::vector<float> perform(Generator& generator, const json& draw) {
  std::vector<float> values(draw["count"].get<std::size_t>());
  const auto kind = draw["kind"].get<std::string>();
  if (kind == "rand") {
    generator.fill_rand(values);
  } else if (kind == "double") {
    fill_double(generator, values);
  } else if (kind == "uniform") {
    generator.fill_uniform(draw["from"], draw["to"], values);
  } else if (kind == "normal") {
    generator.fill_normal(draw["mean"], draw["deviation"], values);
  } else if (kind == "linear_weight") {
    fill_linear_weight(generator, draw["in"], values);
  } else if (kind == "linear_bias") {
    fill_linear_bias(generator, draw["in"], values);
  } else if (kind == "xavier_uniform") {
    fill_xavier_uniform(generator, draw["rows"], draw["columns"], values);
  } else if (kind == "dropout") {
    const bool mkl = draw["generator"] == "torch_mkl";
    fill_dropout_noise(generator, mkl ? DropoutGenerator::torch_mkl : DropoutGenerator::torch,
                       draw["rate"], values);
  } else {
    throw std::runtime_error("a draw of unknown kind: " + kind);
  }
  return values;
}

bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

void check_recorded(const std::string& group) {
  const json runs = read_golden("random.json").at(group);
  REQUIRE(!runs.empty());
  for (const json& run : runs) {
    CAPTURE(run["seed"].dump());
    Generator generator(run["seed"].get<std::int64_t>());
    for (const json& draw : run["draws"]) check_draw(draw, perform(generator, draw));
  }
}

}  // namespace playground::testing
