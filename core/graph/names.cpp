#include "core/graph/names.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace playground {
namespace {

struct Name {
  std::string_view id;  // the last part of a node's id
  std::string_view en;
  std::string_view zh;
  std::string_view symbol;  // TeX
};

constexpr std::array names{
    Name{"embedding", "Embedding table", "词向量表", "E"},
    Name{"embedded", "Embedded tokens", "词向量", "X_e"},
    Name{"context_embedded", "Embedded context", "上下文句的词向量", "Z_e"},
    Name{"position_encoding", "Positions", "位置编码", "P"},
    Name{"context_position_encoding", "Positions of the context", "上下文句的位置编码", "P_z"},
    Name{"x", "Vectors", "词向量", "X"},
    Name{"context_x", "Context vectors in", "上下文句的向量", "Z"},
    Name{"W_query", "Query weights", "查询权重矩阵", "W_Q"},
    Name{"b_query", "Query bias", "查询偏置", "b_Q"},
    Name{"W_key", "Key weights", "键权重矩阵", "W_K"},
    Name{"b_key", "Key bias", "键偏置", "b_K"},
    Name{"W_value", "Value weights", "值权重矩阵", "W_V"},
    Name{"b_value", "Value bias", "值偏置", "b_V"},
    Name{"W_additive", "Additive weights of the key", "加性打分的键权重", "W"},
    Name{"U_additive", "Additive weights of the query", "加性打分的查询权重", "U"},
    Name{"v_additive", "Additive vector", "加性打分向量", "v"},
    Name{"W_bilinear", "Bilinear weights", "双线性权重矩阵", "W"},
    Name{"query", "Query", "查询", "Q"},
    Name{"key", "Key", "键", "K"},
    Name{"value", "Value", "值", "V"},
    Name{"query_heads", "Queries by head", "按头切分的查询", "Q_h"},
    Name{"key_heads", "Keys by head", "按头切分的键", "K_h"},
    Name{"value_heads", "Values by head", "按头切分的值", "V_h"},
    Name{"repeated_key_heads", "Keys repeated", "复制后的键", "K_h"},
    Name{"repeated_value_heads", "Values repeated", "复制后的值", "V_h"},
    Name{"rotated_query_heads", "Queries rotated", "旋转后的查询", "Q_h"},
    Name{"rotated_key_heads", "Keys rotated", "旋转后的键", "K_h"},
    Name{"rotated_query", "Query rotated", "旋转后的查询", "Q"},
    Name{"rotated_key", "Key rotated", "旋转后的键", "K"},
    Name{"additive_sum", "Key and query added", "键与查询相加", "H"},
    Name{"additive_tanh", "Squashed by tanh", "经 tanh 压缩", "T"},
    Name{"scores", "Scores", "注意力分数", "S"},
    Name{"scaled_scores", "Scaled scores", "缩放后的分数", "\\hat{S}"},
    Name{"mask", "Mask", "掩码", "M"},
    Name{"masked_scores", "Masked scores", "掩码后的分数", "\\tilde{S}"},
    Name{"weights", "Weights", "注意力权重", "A"},
    Name{"masked_weights", "Masked weights", "掩码后的权重", "\\tilde{A}"},
    Name{"row_sums", "Row sums", "行和", "r"},
    Name{"renormalized_weights", "Renormalised weights", "重新归一化的权重", "A'"},
    Name{"dropout_mask", "Dropout mask", "随机失活掩码", "D"},
    Name{"dropped_weights", "Weights after dropout", "随机失活后的权重", "A_D"},
    Name{"context_heads", "Context by head", "各头的上下文向量", "C_h"},
    Name{"context", "Context vectors", "上下文向量", "C"},
    Name{"W_output", "Output weights", "输出权重矩阵", "W_O"},
    Name{"b_output", "Output bias", "输出偏置", "b_O"},
    Name{"output", "Output", "输出", "Y"},
    Name{"norm_1", "Norm", "归一化", "N_1"},
    Name{"norm_2", "Norm", "归一化", "N_2"},
    Name{"norm_3", "Norm", "归一化", "N_3"},
    Name{"norm_1_after", "Norm after", "之后的归一化", "N_1'"},
    Name{"norm_2_after", "Norm after", "之后的归一化", "N_2'"},
    Name{"norm_3_after", "Norm after", "之后的归一化", "N_3'"},
    Name{"final_norm", "Final norm", "最后的归一化", "N"},
    Name{"gain", "Gain", "增益", "\\gamma"},
    Name{"bias", "Bias", "偏置", "\\beta"},
    Name{"mean", "Mean", "均值", "\\mu"},
    Name{"variance", "Variance", "方差", "\\sigma^2"},
    Name{"rms", "Root mean square", "均方根", "\\rho"},
    Name{"dropout_mask_1", "Dropout mask", "随机失活掩码", "D_1"},
    Name{"dropout_mask_2", "Dropout mask", "随机失活掩码", "D_2"},
    Name{"dropout_mask_3", "Dropout mask", "随机失活掩码", "D_3"},
    Name{"dropped_1", "After dropout", "随机失活之后", "F_1"},
    Name{"dropped_2", "After dropout", "随机失活之后", "F_2"},
    Name{"dropped_3", "After dropout", "随机失活之后", "F_3"},
    Name{"residual_1", "Add (residual)", "相加（残差）", "R_1"},
    Name{"residual_2", "Add (residual)", "相加（残差）", "R_2"},
    Name{"residual_3", "Add (residual)", "相加（残差）", "R_3"},
    Name{"W_1", "First weights", "第一层权重矩阵", "W_1"},
    Name{"b_1", "First bias", "第一层偏置", "b_1"},
    Name{"W_gate", "Gate weights", "门控权重矩阵", "W_g"},
    Name{"b_gate", "Gate bias", "门控偏置", "b_g"},
    Name{"W_2", "Second weights", "第二层权重矩阵", "W_2"},
    Name{"b_2", "Second bias", "第二层偏置", "b_2"},
    Name{"hidden", "Hidden layer", "隐藏层", "H"},
    Name{"gate", "Gate", "门控", "G"},
    Name{"gate_activated", "Gate activated", "激活后的门控", "G'"},
    Name{"activated", "Activated", "激活后", "H'"},
    Name{"dropped", "After dropout", "随机失活之后", "H_D"},
};

struct Formula {
  std::string_view op;
  std::string_view tex;  // $r the result, $0 … the inputs
};

constexpr std::array formulas{
    Formula{"identity", "$r = $0"},
    Formula{"lookup", "$r_i = $0_{\\mathrm{id}(i)}"},
    Formula{"sinusoidal",
            "$r_{p,2i} = \\sin\\frac{p}{10000^{2i/d}},\\; $r_{p,2i+1} = "
            "\\cos\\frac{p}{10000^{2i/d}}"},
    Formula{"rotate", "$r_p = R(p)\\, $0_p"},
    Formula{"add", "$r = $0 + $1"},
    Formula{"multiply", "$r = $0 \\odot $1"},
    Formula{"scale", "$r = c\\, $0"},
    Formula{"linear", "$r = $0\\, $1"},
    Formula{"matmul", "$r = $0\\, $1"},
    Formula{"matmul_transposed", "$r = $0\\, $1^{\\top}"},
    Formula{"additive", "$r_{ij} = $2\\, $1_j + $3\\, $0_i"},
    Formula{"bilinear", "$r_{ij} = $1_j^{\\top}\\, $2\\, $0_i"},
    Formula{"cosine",
            "$r_{ij} = \\frac{$0_i \\cdot $1_j}{\\lVert $0_i \\rVert\\, \\lVert $1_j \\rVert}"},
    Formula{"softmax",
            "$r_{ij} = \\frac{e^{$0_{ij} - m_i}}{\\sum_k e^{$0_{ik} - m_i}},\\; m_i = "
            "\\max_k $0_{ik}"},
    Formula{"softmax_naive", "$r_{ij} = \\frac{e^{$0_{ij}}}{\\sum_k e^{$0_{ik}}}"},
    Formula{"divide_by_sum", "$r_{ij} = \\frac{$0_{ij}}{\\sum_k $0_{ik}}"},
    Formula{"row_sum", "$r_i = \\sum_k $0_{ik}"},
    Formula{"dropout", "$r = $0 \\odot $1"},
    Formula{"split_heads", "$r = \\mathrm{transpose}(\\mathrm{view}($0))"},
    Formula{"merge_heads", "$r = \\mathrm{view}(\\mathrm{transpose}($0))"},
    Formula{"repeat_heads", "$r = \\mathrm{repeat}($0)"},
    Formula{"view", "$r = \\mathrm{view}($0)"},
    Formula{"transpose", "$r = \\mathrm{transpose}($0)"},
    Formula{"mean", "$r = \\frac{1}{n} \\sum_k $0_k"},
    Formula{"variance", "$r = \\frac{1}{n} \\sum_k ($0_k - $1)^2"},
    Formula{"root_mean_square", "$r = \\sqrt{\\frac{1}{n} \\sum_k $0_k^2 + \\epsilon}"},
    Formula{"layer_norm", "$r = \\frac{$0 - $1}{\\sqrt{$2 + \\epsilon}} \\odot $3 + $4"},
    Formula{"batch_norm", "$r = \\frac{$0 - $1}{\\sqrt{$2 + \\epsilon}} \\odot $3 + $4"},
    Formula{"rms_norm", "$r = \\frac{$0}{$1} \\odot $2"},
    Formula{"relu", "$r = \\max(0, $0)"},
    Formula{"gelu", "$r = $0 \\cdot \\tfrac{1}{2} (1 + \\operatorname{erf}($0 / \\sqrt{2}))"},
    Formula{"gelu_tanh",
            "$r = \\tfrac{1}{2} $0 (1 + \\tanh(\\sqrt{2/\\pi}\\, ($0 + 0.044715\\, "
            "$0^3)))"},
    Formula{"silu", "$r = \\frac{$0}{1 + e^{-$0}}"},
    Formula{"tanh", "$r = \\tanh($0)"},
    Formula{"principal_components", "$r = ($0 - \\bar{$0})\\, U"},
};

std::string_view last_part(std::string_view id) {
  const std::size_t dot = id.rfind('.');
  return dot == std::string_view::npos ? id : id.substr(dot + 1);
}

const Name* find_name(std::string_view id) {
  const auto* found = std::find_if(names.begin(), names.end(),
                                   [&](const Name& name) { return name.id == last_part(id); });
  return found == names.end() ? nullptr : found;
}

// Names a program gives its nodes are free text: escape what TeX would read as its own.
std::string as_tex_text(std::string_view text) {
  std::string result = "\\text{";
  for (const char c : text) {
    if (std::string_view("_#%&{}").find(c) != std::string_view::npos) result += '\\';
    if (c == '\\' || c == '^' || c == '~' || c == '$') continue;
    result += c;
  }
  return result + "}";
}

std::string symbol_of(std::string_view id) {
  const Name* name = find_name(id);
  return name ? std::string(name->symbol) : as_tex_text(last_part(id));
}

const Parameter* find_parameter(const Node& node, std::string_view name) {
  for (const auto& [key, value] : node.parameters) {
    if (key == name) return &value;
  }
  return nullptr;
}

// The formulas that depend on more than the op.
std::string template_of(const Node& node) {
  if (node.op == "linear" && node.inputs.size() == 3) return "$r = $0\\, $1 + $2";
  if (node.op == "add" && find_parameter(node, "alpha")) return "$r = \\alpha\\, $0 + $1";
  if (node.op == "divide_by_sum" && node.inputs.size() == 2) return "$r_{ij} = $0_{ij} / $1_i";
  if (node.op == "scale" && find_parameter(node, "head_dim")) {
    const auto width = std::get<std::int64_t>(*find_parameter(node, "head_dim"));
    return "$r = \\frac{$0}{\\sqrt{" + std::to_string(width) + "}}";
  }
  if (node.op == "mask") {
    const bool minus_infinity = std::get<std::string>(*find_parameter(node, "fill")) == "-inf";
    return std::string("$r_{ij} = \\begin{cases} $0_{ij} & $1_{ij} = 1 \\\\ ") +
           (minus_infinity ? "-\\infty" : "0") + " & $1_{ij} = 0 \\end{cases}";
  }
  if (node.op == "concatenate") {
    std::string all;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
      all += (i ? ", " : "") + symbol_of(node.inputs[i]) + "_{" + std::to_string(i + 1) + "}";
    }
    return "$r = [" + all + "]";
  }
  const auto* found = std::find_if(formulas.begin(), formulas.end(),
                                   [&](const Formula& formula) { return formula.op == node.op; });
  return found == formulas.end() ? "$r" : std::string(found->tex);
}

std::string formula_of(const Node& node) {
  const std::string tex = template_of(node);
  std::string result;
  for (std::size_t i = 0; i < tex.size(); ++i) {
    if (tex[i] != '$') {
      result += tex[i];
      continue;
    }
    const char which = tex[++i];
    const std::string& id =
        which == 'r' ? node.id : node.inputs[static_cast<std::size_t>(which - '0')];
    result += symbol_of(id);
  }
  return result;
}

}  // namespace

void describe(Node& node) {
  const Name* name = find_name(node.id);
  node.title = name ? Title{std::string(name->en), std::string(name->zh)}
                    : Title{std::string(last_part(node.id)), std::string(last_part(node.id))};
  node.formula = formula_of(node);
}

}  // namespace playground
