// The limits on the size of an experiment.
#pragma once

#include <cstdint>

namespace playground {

// They are checked before anything is allocated. Beyond one of them the error is `too_large`, and
// its message names the limit.
struct Limits {
  std::int64_t batch = 64;
  std::int64_t tokens = 4096;  // of one sentence
  std::int64_t width = 16384;  // d_in, d_out, d_ff, additive_hidden, any size of a program
  std::int64_t layers = 64;
  std::int64_t floats = std::int64_t{1} << 28;  // parameters and recorded nodes of one run
                                                // together; likewise of all sessions together
  std::int64_t nodes = std::int64_t{1} << 18;
  std::int64_t multiply_adds = std::int64_t{1} << 39;  // of all products together
  std::int64_t sessions = 64;                          // at a time
  std::int64_t trainers = 4;                           // at a time
  std::int64_t models = 4;                             // of words, at a time
};
inline constexpr Limits limits;

}  // namespace playground
