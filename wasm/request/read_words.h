// The requests to models of words, from JSON to plain structs. Every function throws InputError.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/words/model.h"
#include "wasm/request/read_request.h"

namespace playground {

// Exactly one of them is set.
struct LoadRequest {
  struct Region {
    std::int64_t offset = 0;
    std::int64_t length = 0;
  };
  std::optional<std::string> path;
  std::optional<Region> memory;
};

// A model by its handle, or by the name that it has in its file.
using ModelName = std::variant<std::int64_t, std::string>;

// A sentence for a model, and what is asked of it.
struct SentenceRequest {
  ModelName model;
  std::string text;
  std::optional<WordTask> task;  // left out: the other language than the text's
  std::vector<HeadName> without = {};
};

struct WordRunRequest {
  SentenceRequest sentence;
  std::optional<std::string> target;  // left out: what the model answers
  Config changes;                     // its mask, targets, overrides and gradients
  OutputConfig output;
};

struct GenerateRequest {
  SentenceRequest sentence;
  GenerateOptions options;
};

// Whether a `run` request names a model.
bool names_model(const Place& request);

// The whole request, `command` included.
LoadRequest read_load_request(const Place& request);
WordRunRequest read_word_run_request(const Place& request);
GenerateRequest read_generate_request(const Place& request);
ModelName read_unload_request(const Place& request);

}  // namespace playground
