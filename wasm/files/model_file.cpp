#include "wasm/files/model_file.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "core/base/message.h"
#include "core/text/split.h"
#include "wasm/files/safetensors.h"
#include "wasm/json/json_writer.h"
#include "wasm/request/parse.h"
#include "wasm/request/read_request.h"
#include "wasm/request/reader.h"

namespace playground {
namespace {

constexpr std::string_view format = "attention-playground words";
constexpr std::string_view catalogue_parts[] = {"encoder", "decoder", "cross"};
enum class Part { encoder, decoder, cross };
// Behind what an encoder needs of the first words, see `with_catalogue`.
constexpr std::string_view last_tensors[] = {"embedding", "decoder.", "final_norm."};
constexpr std::string_view first_words_name = "first_words";
constexpr std::int64_t most_layers = 64;

const std::string& metadata_of(const Safetensors& file, const std::string& key) {
  const auto found = file.metadata.find(key);
  require(found != file.metadata.end(), ErrorCode::missing_field, {"/__metadata__/", key},
          {"the file has no {0}; it is no model of words of the playground",
           "文件里没有 {0}；它不是本项目的词模型"},
          key);
  return found->second;
}

// Words have a space between them, as they are many.
std::vector<std::string> split_words(std::string_view text) {
  const std::vector<std::string_view> words = split_at_spaces(text);
  return {words.begin(), words.end()};
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// A file may leave this out; then it is empty.
std::string_view text_of(const Safetensors& file, const std::string& name) {
  const auto found = file.metadata.find(name);
  return found == file.metadata.end() ? std::string_view() : found->second;
}

CatalogueHead read_head_of_catalogue(const Place& place) {
  CatalogueHead head;
  head.head = read_head_name(place, {"guided", "cause", "right", "roles"});
  const Reader reader(place, {"part", "layer", "head", "guided", "cause", "right", "roles"});
  reader.read("guided", head.guided);
  reader.read("cause", head.cause);
  if (const auto right = reader.find("right")) {
    const Reader shares(*right, {"with", "without"});
    head.right.emplace();
    shares.read("with", head.right->with, any_number);
    shares.read("without", head.right->without, any_number);
  }
  const Place roles = reader.require("roles");
  const Value::Array& all = read_array(roles, {"an array", "数组"});
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Place role = roles.element(i, all[i]);
    const Reader fields(role, {"role", "score", "knock_out"});
    HeadRole read;
    read.role = read_string(fields.require("role"));
    fields.read("score", read.score, any_number);
    fields.read("knock_out", read.knock_out, any_number);
    head.roles.push_back(std::move(read));
  }
  return head;
}

}  // namespace

Config read_model_config(const Place& config) {
  const Reader reader(config, {"embedding", "position", "attention", "block", "weights", "head"});
  Config read;
  read_model(reader, read);
  if (const auto head = reader.find("head")) read.head = read_head(*head);
  return read;
}

HeadName read_head_name(const Place& head, std::initializer_list<std::string_view> other_fields) {
  std::vector<std::string_view> fields{"part", "layer", "head"};
  fields.insert(fields.end(), other_fields);
  const Reader reader(head, Names(fields));
  const auto part = static_cast<Part>(read_name(reader.require("part"), catalogue_parts));
  HeadName name;
  name.stack = part == Part::encoder ? StackName::encoder : StackName::decoder;
  name.cross = part == Part::cross;
  name.block = read_integer(reader.require("layer"), {0, most_layers});
  name.head = read_integer(reader.require("head"), {0, most_layers});
  return name;
}

WordModelParts read_model_file(std::span<const std::uint8_t> file) {
  Safetensors read = read_safetensors(file);
  read.tensors.erase(std::string(first_words_name));  // are among the embeddings
  require(metadata_of(read, "format") == format, ErrorCode::invalid_value, {"/__metadata__/format"},
          {"the file is no model of words of the playground", "这个文件不是本项目的词模型"});
  const Value config = parse_request(metadata_of(read, "config"));
  Glossary glossary(text_of(read, "glossary"));
  std::vector<std::string> compounds = split_words(metadata_of(read, "compounds"));
  std::vector<std::string> english;
  for (const GlossaryEntry& entry : glossary.entries()) {
    if (entry.both_ways) compounds.push_back(entry.chinese);
    english.push_back(entry.english);
  }
  WordModelParts model{metadata_of(read, "name"),
                       read_model_config(Place(config)),
                       WordVocabulary(split_words(metadata_of(read, "vocabulary")), compounds,
                                      english, read_readings(text_of(read, "readings"))),
                       {},
                       std::move(glossary)};
  const Value heads = parse_request(metadata_of(read, "heads"));
  const Place all(heads);
  const Value::Array& array = read_array(all, {"an array", "数组"});
  for (std::size_t i = 0; i < array.size(); ++i) {
    model.heads.push_back(read_head_of_catalogue(all.element(i, array[i])));
  }
  for (auto& [id, tensor] : tensors_of(read)) {
    model.config.weights.values[id] = {tensor.shape, std::move(tensor.values), "/" + id};
  }
  return model;
}

void write_catalogue(JsonWriter& json, const std::vector<CatalogueHead>& heads) {
  json.begin_array();
  for (const CatalogueHead& one : heads) {
    const Part part = one.head.cross                         ? Part::cross
                      : one.head.stack == StackName::encoder ? Part::encoder
                                                             : Part::decoder;
    json.begin_object().member("part", catalogue_parts[static_cast<std::size_t>(part)]);
    json.member("layer", one.head.block).member("head", one.head.head);
    json.member("guided", one.guided).member("cause", one.cause);
    if (one.right) {
      json.key("right").begin_object().member("with", one.right->with);
      json.member("without", one.right->without).end_object();
    }
    json.key("roles").begin_array();
    for (const HeadRole& role : one.roles) {
      json.begin_object().member("role", role.role).member("score", role.score);
      json.member("knock_out", role.knock_out).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

ModelFileTexts read_model_texts(std::span<const std::uint8_t> file) {
  const Safetensors read = read_safetensors(file);
  return {metadata_of(read, "config"), metadata_of(read, "recipe")};
}

std::string with_catalogue(std::span<const std::uint8_t> file,
                           const std::vector<CatalogueHead>& heads,
                           std::span<const std::int64_t> first_words) {
  Safetensors read = read_safetensors(file);
  JsonWriter json;
  write_catalogue(json, heads);
  read.metadata["heads"] = json.take();
  const std::string name(first_words_name);
  read.metadata.erase(name);
  read.tensors.erase(name);
  std::vector<std::uint8_t> numbers;
  if (!first_words.empty()) {
    const StoredTensor& all = read.tensors.at("embedding");
    const std::size_t width = all.bytes.size() / static_cast<std::size_t>(all.shape.at(0));
    std::string ids;
    for (const std::int64_t id : first_words) {
      if (id < 0 || id >= all.shape[0]) throw std::out_of_range("a first word is no word");
      const auto row = all.bytes.subspan(static_cast<std::size_t>(id) * width, width);
      numbers.insert(numbers.end(), row.begin(), row.end());
      ids += (ids.empty() ? "" : " ") + std::to_string(id);
    }
    read.metadata[name] = ids;
    read.tensors[name] = {all.type, {std::ssize(first_words), all.shape.at(1)}, numbers};
  }
  return write_stored(read, last_tensors);
}

std::string write_model_file(const WordModelParts& parts, const ModelFileTexts& texts,
                             float rounded) {
  JsonWriter heads;
  write_catalogue(heads, parts.heads);
  std::map<std::string, Tensor> tensors;
  for (const auto& [id, given] : parts.config.weights.values) {
    tensors[id] = {given.shape, given.values};
  }
  std::vector<std::string> compounds = parts.vocabulary.compounds();
  std::erase_if(compounds,
                [&](const std::string& word) { return !parts.glossary.counterpart(word).empty(); });
  std::map<std::string, std::string> metadata{{"format", std::string(format)},
                                              {"name", parts.name},
                                              {"config", texts.config},
                                              {"recipe", texts.recipe},
                                              {"vocabulary", joined(parts.vocabulary.words())},
                                              {"compounds", joined(compounds)},
                                              {"heads", heads.take()}};
  if (!parts.glossary.entries().empty()) metadata["glossary"] = parts.glossary.written();
  const std::string readings = written(parts.vocabulary.readings());
  if (!readings.empty()) metadata["readings"] = readings;
  return write_safetensors(metadata, tensors, rounded);
}

}  // namespace playground
