// The commands of models of words: load, run, generate, unload.
#pragma once

#include <string>

#include "core/base/handles.h"
#include "core/base/limits.h"
#include "core/run/experiment.h"
#include "core/words/model.h"
#include "wasm/request/read_words.h"

namespace playground {

// The bytes of a file; throws InputError at "/path".
using ReadFile = std::string (*)(const std::string& path);

class WordCommands {
 public:
  // `shares_memory`: the caller writes files to this process's memory. `read_file` may be null.
  WordCommands(bool shares_memory, ReadFile read_file)
      : shares_memory_(shares_memory), read_file_(read_file) {}

  // Each answers with its result as JSON, and throws InputError.
  std::string load(const LoadRequest& request);
  // `result` holds what the response points at.
  std::string run(const WordRunRequest& request, ExperimentResult& result, DrawCache& draws) const;
  std::string generate(const GenerateRequest& request) const;
  std::string unload(const ModelName& name);

 private:
  std::int64_t handle_of(const ModelName& name) const;
  const WordModel& at(const ModelName& name) const { return *models_.find(handle_of(name)); }

  bool shares_memory_;
  ReadFile read_file_;
  Handles<WordModel, limits.models> models_;
};

}  // namespace playground
