// Models of words in files.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/words/model.h"
#include "wasm/json/json_writer.h"
#include "wasm/request/place.h"

namespace playground {

// The fields of a model in a request: embedding, position, attention, block, weights, head.
Config read_model_config(const Place& config);

// Names as in the API: 0 for the first layer and the first head.
HeadName read_head_name(const Place& head, std::initializer_list<std::string_view> other_fields);

// Throws as `read_safetensors`, `tensors_of`, `WordModel` and the readers of requests.
WordModelParts read_model_file(std::span<const std::uint8_t> file);

// What is told of a model in its file; each is JSON.
struct ModelFileTexts {
  std::string config;
  std::string recipe;
};
ModelFileTexts read_model_texts(std::span<const std::uint8_t> file);
// The numbers are rounded, see `write_safetensors`.
std::string write_model_file(const WordModelParts& parts, const ModelFileTexts& texts,
                             float rounded);

// The file with these heads; its numbers stay as they are, in this order: what an encoder needs but
// the embeddings, the embeddings, the decoder. The embeddings of the `first_words`, ids of the
// vocabulary, stand with the first once more, so that a sentence of such words can be read while
// the rest is on its way. Throws std::out_of_range for what is no id.
std::string with_catalogue(std::span<const std::uint8_t> file,
                           const std::vector<CatalogueHead>& heads,
                           std::span<const std::int64_t> first_words = {});

// An array of all heads: {"part", "layer", "head", "guided", "cause", "right", "roles"}.
void write_catalogue(JsonWriter& json, const std::vector<CatalogueHead>& heads);

}  // namespace playground
