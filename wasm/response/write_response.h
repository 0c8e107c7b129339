// From the core's results to JSON text.
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/function_ref.h"
#include "core/run/experiment.h"
#include "core/session/sessions.h"
#include "wasm/json/json_writer.h"
#include "wasm/request/read_request.h"

namespace playground {

std::string write_version();
std::string write_tokenized(const TokenizedBatch& tokens);

// `memory` offsets are addresses in bytes; they point into `result`. Throws `unknown_node` if
// `output.only` names a node that does not exist. `more` adds members.
std::string write_run(
    const ExperimentResult& result, const OutputConfig& output, double compute_ms,
    FunctionRef<void(JsonWriter&)> more = [](JsonWriter&) {});

// `shares_memory`: with the addresses of input and output.
std::string write_created(Sessions::Handle handle, Session& session, bool shares_memory);
// `tokens` rows of the output.
std::string write_forward(const Session& session, std::int64_t tokens, Tensors tensors,
                          double compute_ms);
std::string write_released(std::int64_t handle);  // of a session or a trainer

std::string write_success(std::string_view result);
std::string write_error(const InputError& error);
// As the member "error".
void write_error_member(JsonWriter& json, const InputError& error);

}  // namespace playground
