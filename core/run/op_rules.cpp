#include <array>

#include "core/run/program.h"

namespace playground {
namespace {

using enum ParameterKind;
using Rules = ParameterRule[];
using Options = std::string_view[];

constexpr Options fills{"-inf", "0"};
constexpr Options generators{"torch", "torch_mkl"};

constexpr Rules lookup{{"ids", integers, true}};
constexpr Rules sinusoidal{{"length", integer, true}, {"width", integer, true}};
constexpr Rules rotate{{"position_axis", integer, false}, {"base", number, false}};
constexpr Rules add{{"alpha", number, false}};
constexpr Rules scale{{"factor", number, true}};
constexpr Rules mask{{"fill", text, false, fills}};
constexpr Rules dropout{
    {"rate", number, true}, {"seed", integer, false}, {"generator", text, false, generators}};
constexpr Rules split_heads{{"num_heads", integer, true}};
constexpr Rules repeat_heads{{"times", integer, true}};
constexpr Rules view{{"shape", integers, true}};
constexpr Rules transpose{{"axes", integers, true}};
constexpr Rules concatenate{{"axis", integer, false}};
constexpr Rules slice{{"axis", integer, true}, {"start", integer, true}, {"end", integer, true}};
constexpr Rules norm{{"epsilon", number, false}};
constexpr Rules principal_components{{"components", integer, false}};

constexpr std::array rules{
    OpRule{"identity", 1, 1},
    OpRule{"lookup", 1, 1, lookup},
    OpRule{"sinusoidal", 0, 0, sinusoidal},
    OpRule{"rotate", 1, 1, rotate},
    OpRule{"add", 2, 2, add},
    OpRule{"multiply", 2, 2},
    OpRule{"maximum", 2, 2},
    OpRule{"scale", 1, 1, scale},
    OpRule{"linear", 2, 3},
    OpRule{"matmul", 2, 2},
    OpRule{"matmul_transposed", 2, 2},
    OpRule{"additive", 4, 4},
    OpRule{"bilinear", 3, 3},
    OpRule{"cosine", 2, 2},
    OpRule{"mask", 2, 2, mask},
    OpRule{"softmax", 1, 1},
    OpRule{"softmax_naive", 1, 1},
    OpRule{"divide_by_sum", 1, 2},
    OpRule{"row_sum", 1, 1},
    OpRule{"row_max", 1, 1},
    OpRule{"dropout", 1, 1, dropout},
    OpRule{"split_heads", 1, 1, split_heads},
    OpRule{"merge_heads", 1, 1},
    OpRule{"repeat_heads", 1, 1, repeat_heads},
    OpRule{"view", 1, 1, view},
    OpRule{"transpose", 1, 1, transpose},
    OpRule{"concatenate", 1, 1024, concatenate},
    OpRule{"slice", 1, 1, slice},
    OpRule{"layer_norm", 1, 3, norm},
    OpRule{"rms_norm", 1, 2, norm},
    OpRule{"batch_norm", 1, 3, norm},
    OpRule{"relu", 1, 1},
    OpRule{"gelu", 1, 1},
    OpRule{"gelu_tanh", 1, 1},
    OpRule{"silu", 1, 1},
    OpRule{"tanh", 1, 1},
    OpRule{"exp", 1, 1},
    OpRule{"principal_components", 1, 1, principal_components},
};

}  // namespace

std::span<const OpRule> op_rules() { return rules; }

}  // namespace playground
