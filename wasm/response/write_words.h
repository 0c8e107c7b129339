// The responses of models of words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/words/answer.h"
#include "core/words/model.h"
#include "wasm/json/json_writer.h"

namespace playground {

// Name, kind, parameters, vocabulary and heads, as members.
void write_model(JsonWriter& json, const WordModel& model);
std::string write_loaded(std::int64_t handle, const WordModel& model);

// What a run answers beside its graph, the member "model".
void write_answer(JsonWriter& json, const WordModel& model, const WordQuestion& question,
                  const WordAnswer& answer);

std::string write_generated(const WordModel& model, const WordQuestion& question,
                            const std::vector<GeneratedWord>& words, double compute_ms);

}  // namespace playground
