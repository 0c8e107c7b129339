// Configuration and weights in, graph out: the one door to everything the core computes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/experiment/config.h"
#include "core/experiment/program.h"
#include "core/graph/reuse.h"

namespace playground {

// Checked before anything is allocated; beyond them the error is `too_large` and names the limit.
struct Limits {
  std::int64_t batch = 64;
  std::int64_t tokens = 4096;  // of one sentence
  std::int64_t width = 16384;  // d_in, d_out, d_ff, additive_hidden, any size of a program
  std::int64_t layers = 64;
  std::int64_t floats = std::int64_t{1} << 27;  // parameters and recorded nodes of one run
                                                // together; likewise of all sessions together
  std::int64_t nodes = std::int64_t{1} << 18;
  std::int64_t multiply_adds = std::int64_t{1} << 39;  // of all products together
  std::int64_t sessions = 64;                          // at a time
};
inline constexpr Limits limits;

struct Token {
  std::string text = {};                // "" where the sentence is padded
  std::optional<std::int64_t> id = {};  // absent where padded
  std::int64_t start = 0;  // in code points of the sentence; 0 for tokens that were given
  std::int64_t end = 0;
};

struct TokenizedBatch {
  std::vector<std::vector<Token>> input;    // B lists of T
  std::vector<std::vector<Token>> context;  // empty, or B or 1 lists of S
  std::vector<std::string> vocabulary;      // sorted by code point
};

struct ExperimentResult {
  TokenizedBatch tokens;
  Graph graph;
  std::string output;              // the id of the last result
  std::int64_t reused_tokens = 0;  // whose rows were taken over from an earlier run
};

// Tokens of both sides, padded to their longest sentence. Throws `missing_field` without any input,
// `invalid_value` for text that is not UTF-8 or has no token, `too_large` beyond the limits.
TokenizedBatch tokenize_batch(const Config& config);

// Runs the forward pass and records it. Throws InputError, std::bad_alloc; nothing else.
ExperimentResult run_experiment(const Config& config);

// The same numbers, bit for bit, but computed from `earlier` on: the result of a configuration that
// differs in input.text and input.tokens alone, or an empty one. Where a token sees none that
// follow it, the rows of the tokens both sentences begin with are taken over, so that typing one
// more costs T, not T squared; see core/graph/reuse.h. Nodes (…, T, S) that are not wanted may come
// back without values.
ExperimentResult run_experiment(const Config& config, ExperimentResult earlier, IsWanted wanted);

// The same for those who want the output alone: no other node has values, title or formula. By the
// fast engine where that computes what is asked for and its numbers stay finite; then equal to the
// tape's within 1e-5 + 1e-5 |x|.
ExperimentResult run_output(const Config& config);

ExperimentResult run_program(const Program& program);

}  // namespace playground
