// The files of models of words, good and bad.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "tests/wasm/support/small_models.h"
#include "wasm/files/disk.h"
#include "wasm/files/list_models.h"
#include "wasm/files/model_file.h"
#include "wasm/files/safetensors.h"

namespace playground::testing {
namespace {

// A file with one tensor; `header` may say anything of it.
std::string file_with(const std::string& header,
                      const std::string& numbers = std::string(8, '\0')) {
  std::string file(8, '\0');
  const std::uint64_t length = header.size();
  std::memcpy(file.data(), &length, 8);
  return file + header + numbers;
}

Json refusal_of(const std::string& file) {
  Api api(true);
  const Json response = call(api, load_request(file));
  REQUIRE_MESSAGE(response["ok"] == false, response.dump());
  return response["error"];
}

// By how much a number may change in a file.
float most_rounded(const GivenNumbers& given, std::size_t at) {
  if (given.shape.size() == 1) return std::max(std::abs(given.values[at]) * 0x1p-11F, 0x1p-25F);
  const std::span<const float> values(given.values);
  const std::size_t width = values.size() / static_cast<std::size_t>(given.shape[0]);
  const std::size_t middle = static_cast<std::size_t>(given.shape[0]) / 2 * width;
  double squares = 0;
  const std::span half = at < middle ? values.first(middle) : values.subspan(middle);
  for (const float value : half) squares += std::pow(static_cast<double>(value), 2);
  const double mean = squares / static_cast<double>(half.size());
  return static_cast<float>(std::sqrt(mean)) * rounded * 1.001F / 2 + 0x1p-14F;
}

}  // namespace

TEST_CASE("a model in a file comes back, its numbers rounded") {
  const WordModelParts parts = make_parts();
  const WordModelParts read = read_model_file(bytes_of(small_file()));
  CHECK(read.name == "small");
  CHECK(read.vocabulary.tokens() == parts.vocabulary.tokens());
  CHECK(read.vocabulary.compounds() == std::vector<std::string>{"海水", "熊猫", "猫头鹰", "章鱼"});
  CHECK(read.glossary.written() == "章鱼=octopus 海水=sea_water hua:华 li:李");
  REQUIRE(read.heads.size() == 1);
  REQUIRE(read.heads[0].right);
  CHECK(read.heads[0].right->with == doctest::Approx(0.95));
  CHECK(read.heads[0].right->without == doctest::Approx(0.65));
  CHECK(read.config.weights.values.size() == parts.config.weights.values.size());
  for (const auto& [id, given] : parts.config.weights.values) {
    CAPTURE(id);
    const GivenNumbers& again = read.config.weights.values.at(id);
    REQUIRE(again.shape == given.shape);
    for (std::size_t i = 0; i < given.values.size(); ++i) {
      CHECK(std::abs(again.values[i] - given.values[i]) <= most_rounded(given, i));
    }
  }
}

TEST_CASE("a row with a number far beyond the others has a unit of its own") {
  Tensor matrix{{2, 2000}, std::vector<float>(4000, 0.5F)};
  matrix.values[7] = -1000;
  const std::string file = write_safetensors({}, {{"x", matrix}}, rounded);
  const std::vector<float> read = tensors_of(read_safetensors(bytes_of(file))).at("x").values;
  CHECK(read[7] == doctest::Approx(-1000).epsilon(0.001));
}

TEST_CASE("a matrix whose halves are rounded is what the file gives back") {
  Tensor matrix{{3, 5}, {}};
  for (int i = 0; i < 15; ++i) matrix.values.push_back(std::sin(static_cast<float>(i * i)));
  matrix.values[6] = 100;
  const std::string file = write_safetensors({}, {{"x", matrix}}, 0.5F);
  const std::span<float> values(matrix.values);
  for (const auto& [first, last] : rounded_halves(3)) {
    round_rows(values.subspan(first * 5, (last - first) * 5), last - first, 0.5F);
  }
  CHECK(tensors_of(read_safetensors(bytes_of(file))).at("x").values == matrix.values);
}

TEST_CASE("a scale of a file is of one row, or of as many as there are for each scale") {
  const auto values = [](const std::string& scales, const std::string& numbers) {
    const std::string header =
        R"({"x": {"dtype": "I8", "shape": [5, 1], "data_offsets": [0, 5]},
            "x.scale": {"dtype": "F16", "shape": [)" +
        scales + R"(], "data_offsets": [5, )" + std::to_string(5 + numbers.size()) + "]}}";
    const std::string file = file_with(header, std::string("\1\1\1\1\1", 5) + numbers);
    return tensors_of(read_safetensors(bytes_of(file))).at("x").values;
  };
  const std::string one("\x00\x3c", 2);
  const std::string two("\x00\x40", 2);
  CHECK(values("1", two) == std::vector<float>{2, 2, 2, 2, 2});
  CHECK(values("2", one + two) == std::vector<float>{1, 1, 1, 2, 2});
  CHECK(values("4", one + one + two + one) == std::vector<float>{1, 1, 1, 1, 2});
  CHECK(values("5", one + two + one + one + one) == std::vector<float>{1, 2, 1, 1, 1});
  CHECK_THROWS_AS(values("6", one + two + one + one + one + one), InputError);
  CHECK_THROWS_AS(values("0", ""), InputError);
  CHECK_THROWS_AS(values("1, 1", one), InputError);
}

TEST_CASE("each half of a matrix has one scale where that will do") {
  Tensor matrix{{3, 2000}, std::vector<float>(6000, 0.5F)};
  const auto scales = [&] {
    const std::string file = write_safetensors({}, {{"x", matrix}}, rounded);
    return read_safetensors(bytes_of(file)).tensors.at("x.scale").shape;
  };
  CHECK(scales() == Shape{2});
  matrix.values[7] = -1000;
  CHECK(scales() == Shape{3});
}

TEST_CASE("a matrix of one row is rounded") {
  const Tensor matrix{{1, 2}, {2, -2}};
  const std::string file = write_safetensors({}, {{"x", matrix}}, rounded);
  const std::vector<float> read = tensors_of(read_safetensors(bytes_of(file))).at("x").values;
  CHECK(read == matrix.values);
}

TEST_CASE("vectors are rounded to the nearest half") {
  const Tensor vector{{6}, {1, -1.0004F, 0.1F, 3e-5F, -1e-9F, 65504}};
  const std::string file = write_safetensors({}, {{"x", vector}}, rounded);
  const std::vector<float> read = tensors_of(read_safetensors(bytes_of(file))).at("x").values;
  const float below = 0x1.f7p-16F;  // of the halves that are not normal, the nearest to 3e-5
  CHECK(read == std::vector<float>{1, -1, 0x1.998p-4F, below, 0, 65504});
}

TEST_CASE("the program loads from a path") {
  const auto path = std::filesystem::temp_directory_path() / "playground_small.safetensors";
  std::ofstream(path, std::ios::binary) << small_file();
  Api api(false, read_file);
  CHECK(call(api, {{"command", "load"}, {"path", path.string()}})["ok"] == true);
  std::filesystem::remove(path);
  CHECK(call(api, {{"command", "load"}, {"path", path.string()}})["error"]["path"] == "/path");
  CHECK(call(api, load_request(small_file()))["ok"] == false);
}

TEST_CASE("a packed file is smaller, and read as it was; one that is not all there is refused") {
  const auto folder = std::filesystem::temp_directory_path() / "playground_packed";
  std::filesystem::create_directories(folder);
  const std::string packed = (folder / "a.safetensors.gz").string();
  const std::string plain = (folder / "a.safetensors").string();
  write_file(packed, small_file());
  write_file(plain, small_file());
  CHECK(std::filesystem::file_size(plain) == small_file().size());
  CHECK(std::filesystem::file_size(packed) < small_file().size() * 3 / 4);
  CHECK(read_file(packed) == small_file());
  CHECK(read_file(plain) == small_file());
  const std::uintmax_t size = std::filesystem::file_size(packed);
  for (const std::uintmax_t length : {size - 1, size - 5, size / 2, std::uintmax_t{12}}) {
    CAPTURE(length);
    std::filesystem::resize_file(packed, length);
    CHECK_THROWS_AS(read_file(packed), InputError);
  }
  CHECK_THROWS_AS(read_file(folder.string()), InputError);
  CHECK_THROWS_AS(write_file((folder / "none" / "a").string(), small_file()), InputError);
  std::filesystem::remove_all(folder);
}

TEST_CASE("a file with a catalogue has what its encoder needs first, and the same numbers") {
  const std::vector<std::int64_t> words{2, 0, 5};
  // Written again it holds them once.
  const std::string once = with_catalogue(bytes_of(small_file()), {}, words);
  const std::string file = with_catalogue(bytes_of(once), {}, words);
  CHECK(file == once);
  const Safetensors before = read_safetensors(bytes_of(small_file()));
  const Safetensors after = read_safetensors(bytes_of(file));
  CHECK(after.tensors.size() == before.tensors.size() + 1);
  const auto begin = [&](const std::string& name) { return after.tensors.at(name).bytes.data(); };
  for (const auto& [name, same] : before.tensors) {
    const StoredTensor& tensor = after.tensors.at(name);
    CHECK(
        std::equal(tensor.bytes.begin(), tensor.bytes.end(), same.bytes.begin(), same.bytes.end()));
    if (name == "embedding") continue;
    const bool is_of_decoder = name.starts_with("decoder.") || name.starts_with("final_norm.");
    CAPTURE(name);
    CHECK((begin(name) > begin("embedding")) == is_of_decoder);
  }
  CHECK(begin("first_words") < begin("embedding"));
  CHECK(after.metadata.at("first_words") == "2 0 5");
  const StoredTensor& all = after.tensors.at("embedding");
  const StoredTensor& first = after.tensors.at("first_words");
  REQUIRE(first.shape == Shape{3, all.shape[1]});
  const std::size_t width = first.bytes.size() / 3;
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(std::ranges::equal(first.bytes.subspan(i * width, width),
                             all.bytes.subspan(static_cast<std::size_t>(words[i]) * width, width)));
  }
  const WordModelParts read = read_model_file(bytes_of(file));
  CHECK(read.config.weights.values.size() == make_parts().config.weights.values.size());
  const std::vector<std::int64_t> beyond{make_parts().vocabulary.size()};
  CHECK_THROWS_AS(with_catalogue(bytes_of(small_file()), {}, beyond), std::out_of_range);
}

TEST_CASE("a folder's models are listed, and what is none says why") {
  const auto folder = std::filesystem::temp_directory_path() / "playground_models";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "b.safetensors", std::ios::binary) << small_file();
  std::ofstream(folder / "a.safetensors", std::ios::binary) << "nothing of the kind";
  std::ofstream(folder / "c.md") << "a card";
  write_file((folder / "d.safetensors.gz").string(), small_file());
  const std::uintmax_t packed = std::filesystem::file_size(folder / "d.safetensors.gz");
  std::istringstream lines(list_models(folder.string()));
  std::filesystem::remove_all(folder);
  std::string line;
  std::getline(lines, line);
  const Json bad = Json::parse(line);
  CHECK(bad["file"] == "a.safetensors");
  CHECK(bad["error"]["code"] == "invalid_value");
  std::getline(lines, line);
  const Json good = Json::parse(line);
  CHECK(good["file"] == "b.safetensors");
  CHECK(good["bytes"] == small_file().size());
  CHECK(good["name"] == "small");
  CHECK(good["heads"][0]["roles"][0]["role"] == "alignment");
  std::getline(lines, line);
  CHECK(Json::parse(line)["file"] == "d.safetensors.gz");
  CHECK(Json::parse(line)["bytes"] == packed);
  CHECK_FALSE(std::getline(lines, line));
  CHECK_THROWS_AS(list_models(folder.string()), InputError);
}

TEST_CASE("numbers of every type are read") {
  const std::string header =
      R"({"half": {"dtype": "F16", "shape": [4], "data_offsets": [0, 8]},
          "brain": {"dtype": "BF16", "shape": [2], "data_offsets": [8, 12]},
          "whole": {"dtype": "I8", "shape": [2, 2], "data_offsets": [12, 16]},
          "whole.scale": {"dtype": "F16", "shape": [2], "data_offsets": [16, 20]},
          "float": {"dtype": "F32", "shape": [], "data_offsets": [20, 24]}})";
  // 1, -2, the least half and the largest; 1 and -0.5; 1, -128 in halves and 127, 2 in units.
  const unsigned char bytes[] = {0x00, 0x3c, 0x00, 0xc0, 0x01, 0x00, 0xff, 0x7b,
                                 0x80, 0x3f, 0x00, 0xbf, 0x01, 0x80, 0x7f, 0x02,
                                 0x00, 0x38, 0x00, 0x3c, 0x00, 0x00, 0x40, 0x40};
  std::string numbers(reinterpret_cast<const char*>(bytes), sizeof bytes);
  const auto values = [&](const std::string& name) {
    const std::string file = file_with(header, numbers);
    return tensors_of(read_safetensors(bytes_of(file))).at(name).values;
  };
  CHECK(values("half") == std::vector<float>{1, -2, 0x1p-24F, 65504});
  CHECK(values("brain") == std::vector<float>{1, -0.5F});
  CHECK(values("whole") == std::vector<float>{0.5F, -64, 127, 2});
  CHECK(values("float") == std::vector<float>{3});
  numbers[7] = 0x7c;  // infinity
  numbers[6] = 0;
  CHECK_THROWS_AS(values("half"), InputError);
}

TEST_CASE("a file that is none, or says what cannot be, is refused") {
  for (std::size_t size = 0; size < small_file().size(); size += 97) {
    refusal_of(small_file().substr(0, size));
  }
  CHECK(refusal_of(std::string(100, '\xff'))["code"] == "invalid_value");
  CHECK(refusal_of(file_with("{"))["code"] == "invalid_json");
  CHECK(refusal_of(file_with("{}"))["code"] == "missing_field");
  const auto tensor = [](const std::string& shape, const std::string& offsets,
                         const std::string& type = "F32") {
    return R"({"a": {"dtype": ")" + type + R"(", "shape": )" + shape + R"(, "data_offsets": )" +
           offsets + "}}";
  };
  CHECK(refusal_of(file_with(tensor("[2]", "[0, 8]")))["code"] == "missing_field");  // no format
  CHECK(refusal_of(file_with(tensor("[3]", "[0, 12]")))["path"] == "/a/data_offsets/1");
  CHECK(refusal_of(file_with(tensor("[1]", "[0, 8]")))["path"] == "/a/data_offsets");
  CHECK(refusal_of(file_with(tensor("[-2]", "[0, 8]")))["path"] == "/a/shape/0");
  CHECK(refusal_of(file_with(tensor("[4294967296, 4294967296]", "[0, 8]")))["ok"].is_null());
  CHECK(refusal_of(file_with(tensor("[2]", "[0, 8]", "F64")))["path"] == "/a/dtype");
  const std::string overlapping =
      R"({"a": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]},
          "b": {"dtype": "F16", "shape": [2], "data_offsets": [2, 6]}})";
  CHECK(refusal_of(file_with(overlapping))["code"] == "invalid_value");
}

TEST_CASE("a file whose model is incomplete or of another kind is refused") {
  WordModelParts parts = make_parts();
  parts.config.weights.values.erase("decoder.0.attention.W_query");
  CHECK(refusal_of(write_model_file(parts, {config_text, "{}"}, rounded))["code"] ==
        "missing_field");
  parts = make_parts();
  parts.config.weights.values["embedding"].shape = {8, parts.vocabulary.size()};
  CHECK(refusal_of(write_model_file(parts, {config_text, "{}"}, rounded))["code"] ==
        "shape_mismatch");
  CHECK(refusal_of(write_model_file(make_parts(), {R"({"block": {"kind": "encoder"}})", "{}"},
                                    rounded))["path"] == "/config/block/kind");
}

}  // namespace playground::testing
