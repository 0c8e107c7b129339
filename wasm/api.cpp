#include "wasm/api.h"

#include <chrono>
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

constexpr Choice<Command> commands[] = {{"version", Command::version},
                                        {"schema", Command::schema},
                                        {"presets", Command::presets},
                                        {"tokenize", Command::tokenize},
                                        {"run", Command::run}};

Command read_command(const Value& request) {
  if (request.object() == nullptr) throw_invalid_type({request, ""}, "an object");
  const Value* command = request.member("command");
  if (command == nullptr) {
    throw InputError(ErrorCode::missing_field, "/command", "command is missing");
  }
  try {
    return read_choice(Place{*command, "/command"}, commands);
  } catch (const InputError& error) {
    if (error.code != ErrorCode::invalid_value) throw;
    throw InputError(ErrorCode::unknown_command, error.path, error.message);
  }
}

std::string write_out_of_memory() {
  return write_error(ErrorCode::out_of_memory, "",
                     "there is no memory left for this; use fewer or shorter sentences or smaller "
                     "widths");
}

ExperimentResult compute(const RunRequest& request) {
  return request.program ? run_program(*request.program) : run_experiment(request.config);
}

}  // namespace

std::string Api::run(const Value& json) {
  const RunRequest request = read_run_request(json);
  if (request.output.tensors == Tensors::memory && !shares_memory_) {
    throw InputError(ErrorCode::invalid_value, "/output/tensors",
                     "tensors can be \"memory\" only in the WebAssembly module");
  }
  const auto start = std::chrono::steady_clock::now();
  last_ = compute(request);
  const std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - start;
  std::string text = write_run(last_, request.output, elapsed.count());
  if (request.output.tensors != Tensors::memory) last_ = {};
  return text;
}

std::string Api::answer(std::string_view text) {
  const Value request = parse_request(text);
  const Command command = read_command(request);
  if (command == Command::run) return run(request);
  if (command == Command::tokenize) {
    return write_tokenized(tokenize_batch(read_run_request(request).config));
  }
  const Reader reader({request, ""}, {"command"});
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
