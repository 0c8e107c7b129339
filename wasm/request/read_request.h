// From the fields of a request to the plain structs of the core.
//
// Here JSON types, enumerations, unknown names and the ranges of single values are checked; whether
// values fit each other is checked by the core. Every function throws InputError.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/config.h"
#include "core/run/program.h"
#include "wasm/request/reader.h"

namespace playground {

// The names of `Tokenizer`, in its order.
inline constexpr std::string_view tokenizers[] = {"word", "whitespace", "character"};

enum class Tensors { inline_values, memory, none };

// What of the graph goes into the response.
struct OutputConfig {
  Tensors tensors = Tensors::inline_values;
  std::optional<std::vector<std::string>> only;  // ids of the nodes whose values are wanted
  bool graph = true;                             // false: the output alone
  bool alternatives = false;                     // what softmax would give without scale or mask
};

struct RunRequest {
  Config config;
  std::optional<Program> program;
  OutputConfig output;
};

struct CreateRequest {
  Config config;  // without sentences
  std::optional<std::int64_t> max_tokens;
};

struct ForwardRequest {
  std::int64_t session = 0;
  Sentences sentence;
  Tokenizer tokenizer = Tokenizer::word;
  bool append = false;
  std::optional<std::int64_t> keep;
  Tensors tensors = Tensors::inline_values;
};

// The whole request, `command` included.
RunRequest read_run_request(const Place& request);
CreateRequest read_create_request(const Place& request);
ForwardRequest read_forward_request(const Place& request);
// Exactly one of them is set.
struct ReleaseRequest {
  std::optional<std::int64_t> session;
  std::optional<std::int64_t> trainer;
};
ReleaseRequest read_release_request(const Place& request);

// Its parts, each a field of the request.
void read_model(const Reader& reader, Config& config);  // all fields of the model
void read_input(const Place& input, Config& config);
void read_forward_input(const Place& input, ForwardRequest& forward);
EmbeddingConfig read_embedding(const Place& embedding);
PositionConfig read_position(const Place& position);
AttentionConfig read_attention(const Place& attention);
MaskConfig read_mask(const Place& mask);
DropoutConfig read_dropout(const Place& dropout);
BlockConfig read_block(const Place& block);
WeightsConfig read_weights(const Place& weights);
StudyConfig read_study(const Place& study);
std::map<std::string, GivenNumbers> read_overrides(const Place& overrides);
// `config` has the sentence whose tokens labels may name.
std::vector<ProgramEntry> read_program(const Place& program, const Config& config);
HeadConfig read_head(const Place& head);
TargetsConfig read_targets(const Place& targets);
std::vector<GradientOf> read_gradients(const Place& gradient);
OutputConfig read_output(const Place& output);
Tensors read_forward_output(const Place& output);

}  // namespace playground
