// The JSON API: one function from a request to a response, both JSON texts.
#pragma once

#include <string>
#include <string_view>

#include "core/base/function_ref.h"
#include "core/run/experiment.h"
#include "core/session/sessions.h"
#include "core/train/trainers.h"
#include "wasm/request/place.h"
#include "wasm/request/read_request.h"
#include "wasm/words.h"

namespace playground {

class Api {
 public:
  // `shares_memory`: the caller can read this process's memory, as JavaScript reads the module's
  // heap, so that a request may ask for `tensors: "memory"`. `read_file` gives the bytes of a file,
  // or throws InputError at "/path"; null where there are no files.
  explicit Api(bool shares_memory, ReadFile read_file = nullptr)
      : shares_memory_(shares_memory), words_(shares_memory, read_file) {}

  // {"ok": true, "result": …} or {"ok": false, "error": {code, path, message}}, on one line, for
  // any input whatsoever. What a response's `memory` points at stays valid until the next call.
  // Sessions and trainers live until they are released.
  std::string call(std::string_view request) noexcept;

  // `forward` without JSON: from the first rows of the session's input to those of its output.
  // "" where it succeeds, else the response with the error.
  std::string forward(Sessions::Handle session, std::int64_t tokens, std::int64_t keep) noexcept;

 private:
  std::string guarded(FunctionRef<std::string()> act) noexcept;
  std::string answer(std::string_view text);
  std::string run(const Place& place);
  std::string run(const RunRequest& request);
  std::string run_words(const Place& place);
  // Functions of their own, so that the first half of the module need not have them
  // (scripts/module).
  [[gnu::noinline]] std::string create(const Place& place);
  [[gnu::noinline]] std::string forward(const Place& place);
  [[gnu::noinline]] std::string release(const Place& place);
  [[gnu::noinline]] std::string train_create(const Place& place);
  [[gnu::noinline]] std::string train(const Place& place);
  [[gnu::noinline]] std::string train_probe(const Place& place);
  [[gnu::noinline]] std::string train_set(const Place& place);
  [[gnu::noinline]] std::string checkpoint(const Place& place);
  [[gnu::noinline]] std::string restore(const Place& place);

  bool shares_memory_;
  Sessions sessions_;
  Trainers trainers_;
  WordCommands words_;
  DrawCache draws_;            // of the latest run
  ExperimentResult result_;    // holds what `memory` points at
  std::string out_of_memory_;  // the answer if there is no memory left to write one
};

}  // namespace playground
