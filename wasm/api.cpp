#include "wasm/api.h"

#include <algorithm>
#include <ctime>
#include <iterator>
#include <new>
#include <utility>

#include "core/error.h"
#include "wasm/embedded.h"
#include "wasm/parse.h"
#include "wasm/read_request.h"
#include "wasm/write_response.h"

namespace playground {

namespace {

enum class Command { version, schema, presets, tokenize, run };

constexpr std::string_view commands[] = {"version", "schema", "presets", "tokenize", "run"};

Command read_command(const Place& request) {
  read_object(request, "an object");
  const Value* command = request.value().member("command");
  if (command == nullptr) refuse(ErrorCode::missing_field, {"/command"}, {"command is missing"});
  const Place place = request.member("command", *command);
  const auto found = std::find(std::begin(commands), std::end(commands), read_string(place));
  if (found == std::end(commands)) {
    place.refuse(ErrorCode::unknown_command, {"must be version, schema, presets, tokenize or run"});
  }
  return static_cast<Command>(found - std::begin(commands));
}

std::string write_out_of_memory() {
  return write_error(ErrorCode::out_of_memory, "",
                     "there is no memory left for this; use fewer or shorter sentences or smaller "
                     "widths");
}

ExperimentResult compute(const RunRequest& request) {
  if (request.program) return run_program(*request.program);
  return request.output.graph ? run_experiment(request.config) : run_output(request.config);
}

}  // namespace

std::string Api::run(const Place& place) {
  const RunRequest request = read_run_request(place);
  if (request.output.tensors == Tensors::memory && !shares_memory_) {
    refuse(ErrorCode::invalid_value, {"/output/tensors"},
           {"tensors can be \"memory\" only in the WebAssembly module"});
  }
  const std::clock_t start = std::clock();  // the clocks of <chrono> bring 5 KB of error texts
  last_ = compute(request);
  const double elapsed_ms = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::string text = write_run(last_, request.output, elapsed_ms);
  if (request.output.tensors != Tensors::memory) last_ = {};
  return text;
}

std::string Api::answer(std::string_view text) {
  const Value request = parse_request(text);
  const Place place(request);
  const Command command = read_command(place);
  if (command == Command::run) return run(place);
  if (command == Command::tokenize) {
    return write_tokenized(tokenize_batch(read_run_request(place).config));
  }
  const Reader no_other_field(place, {"command"});
  switch (command) {
    case Command::schema:
      return std::string(schema_json);
    case Command::presets:
      return std::string(presets_json);
    default:
      return write_version();
  }
}

std::string Api::answer_or_error(std::string_view request) {
  try {
    return write_success(answer(request));
  } catch (const InputError& error) {
    return write_error(error.code, error.path, error.message);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& error) {
    return write_error(ErrorCode::internal, "", error.what());
  }
}

std::string Api::call(std::string_view request) noexcept {
  last_ = {};
  try {
    if (out_of_memory_.empty()) out_of_memory_ = write_out_of_memory();
    return answer_or_error(request);
  } catch (...) {
    last_ = {};
    return std::exchange(out_of_memory_, {});
  }
}

}  // namespace playground
