// The requests to models of words, from JSON to plain structs. Every function throws InputError.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

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

// A sentence for a model, and what is asked of it.
struct WordQuestion {
  std::int64_t model = 0;
  std::string text;
  std::optional<WordTask> task;  // left out: the other language than the text's
};

struct WordRunRequest {
  WordQuestion question;
  std::optional<std::string> target;  // left out: what the model answers
  Config changes;                     // its overrides and gradients
  OutputConfig output;
};

struct GenerateRequest {
  WordQuestion question;
  GenerateOptions options;
};

// Whether a `run` request names a model.
bool names_model(const Place& request);

// The whole request, `command` included.
LoadRequest read_load_request(const Place& request);
WordRunRequest read_word_run_request(const Place& request);
GenerateRequest read_generate_request(const Place& request);
std::int64_t read_unload_request(const Place& request);

}  // namespace playground
