#include "core/experiment/program.h"

namespace playground {

const std::vector<OpRule>& op_rules() {
  using enum ParameterKind;
  static const std::vector<OpRule> rules{
      {"identity", 1, 1, {}},
      {"lookup", 1, 1, {{"ids", integers, true, {}}}},
      {"sinusoidal", 0, 0, {{"length", integer, true, {}}, {"width", integer, true, {}}}},
      {"rotate", 1, 1, {{"position_axis", integer, false, {}}, {"base", number, false, {}}}},
      {"add", 2, 2, {{"alpha", number, false, {}}}},
      {"multiply", 2, 2, {}},
      {"scale", 1, 1, {{"factor", number, true, {}}}},
      {"linear", 2, 3, {}},
      {"matmul", 2, 2, {}},
      {"matmul_transposed", 2, 2, {}},
      {"additive", 4, 4, {}},
      {"bilinear", 3, 3, {}},
      {"cosine", 2, 2, {}},
      {"mask", 2, 2, {{"fill", text, false, {"-inf", "0"}}}},
      {"softmax", 1, 1, {}},
      {"softmax_naive", 1, 1, {}},
      {"divide_by_sum", 1, 2, {}},
      {"row_sum", 1, 1, {}},
      {"dropout",
       1,
       1,
       {{"rate", number, true, {}},
        {"seed", integer, false, {}},
        {"generator", text, false, {"torch", "torch_mkl"}}}},
      {"split_heads", 1, 1, {{"num_heads", integer, true, {}}}},
      {"merge_heads", 1, 1, {}},
      {"repeat_heads", 1, 1, {{"times", integer, true, {}}}},
      {"view", 1, 1, {{"shape", integers, true, {}}}},
      {"transpose", 1, 1, {{"axes", integers, true, {}}}},
      {"concatenate", 1, 1024, {}},
      {"layer_norm", 1, 3, {{"epsilon", number, false, {}}}},
      {"rms_norm", 1, 2, {{"epsilon", number, false, {}}}},
      {"batch_norm", 1, 3, {{"epsilon", number, false, {}}}},
      {"relu", 1, 1, {}},
      {"gelu", 1, 1, {}},
      {"gelu_tanh", 1, 1, {}},
      {"silu", 1, 1, {}},
      {"tanh", 1, 1, {}},
      {"principal_components", 1, 1, {{"components", integer, false, {}}}},
  };
  return rules;
}

}  // namespace playground
