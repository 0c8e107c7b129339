#include "core/graph/names.h"

#include <string_view>

namespace playground {
namespace {

struct Name {
  std::string_view en;
  std::string_view zh;
  std::string_view symbol;  // TeX
};

// The last part of a node's id, English, Chinese, and the symbol in TeX. One text instead of a
// table of pointers: a third of the size in the module.
constexpr std::string_view names =
    "embedding|Embedding table|词向量表|E\n"
    "embedded|Embedded tokens|词向量|X_e\n"
    "context_embedded|Embedded context|上下文句的词向量|Z_e\n"
    "position_encoding|Positions|位置编码|P\n"
    "context_position_encoding|Positions of the context|上下文句的位置编码|P_z\n"
    "x|Vectors|词向量|X\n"
    "context_x|Vectors of the context|上下文句的向量|Z\n"
    "W_query|Query weights|查询权重矩阵|W_Q\n"
    "b_query|Query bias|查询偏置|b_Q\n"
    "W_key|Key weights|键权重矩阵|W_K\n"
    "b_key|Key bias|键偏置|b_K\n"
    "W_value|Value weights|值权重矩阵|W_V\n"
    "b_value|Value bias|值偏置|b_V\n"
    "W_additive|Additive weights of the key|加性打分的键权重|W\n"
    "U_additive|Additive weights of the query|加性打分的查询权重|U\n"
    "v_additive|Additive vector|加性打分向量|v\n"
    "W_bilinear|Bilinear weights|双线性权重矩阵|W\n"
    "query|Query|查询|Q\n"
    "key|Key|键|K\n"
    "value|Value|值|V\n"
    "query_heads|Queries by head|按头切分的查询|Q_h\n"
    "key_heads|Keys by head|按头切分的键|K_h\n"
    "value_heads|Values by head|按头切分的值|V_h\n"
    "repeated_key_heads|Keys repeated|复制后的键|K_h\n"
    "repeated_value_heads|Values repeated|复制后的值|V_h\n"
    "rotated_query_heads|Queries rotated|旋转后的查询|Q_h\n"
    "rotated_key_heads|Keys rotated|旋转后的键|K_h\n"
    "rotated_query|Query rotated|旋转后的查询|Q\n"
    "rotated_key|Key rotated|旋转后的键|K\n"
    "additive_sum|Key and query added|键与查询相加|H\n"
    "additive_tanh|Squashed by tanh|经 tanh 压缩|T\n"
    "scores|Scores|注意力分数|S\n"
    "scaled_scores|Scaled scores|缩放后的分数|\\hat{S}\n"
    "mask|Mask|掩码|M\n"
    "masked_scores|Masked scores|掩码后的分数|\\tilde{S}\n"
    "weights|Weights|注意力权重|A\n"
    "masked_weights|Masked weights|掩码后的权重|\\tilde{A}\n"
    "row_sums|Row sums|行和|r\n"
    "renormalized_weights|Renormalised weights|重新归一化的权重|A'\n"
    "dropout_mask|Dropout mask|随机失活掩码|D\n"
    "dropped_weights|Weights after dropout|随机失活后的权重|A_D\n"
    "context_heads|Context by head|各头的上下文向量|C_h\n"
    "context|Context vectors|上下文向量|C\n"
    "W_output|Output weights|输出权重矩阵|W_O\n"
    "b_output|Output bias|输出偏置|b_O\n"
    "output|Output|输出|Y\n"
    "norm_1|Norm|归一化|N_1\n"
    "norm_2|Norm|归一化|N_2\n"
    "norm_3|Norm|归一化|N_3\n"
    "norm_1_after|Norm after|之后的归一化|N_1'\n"
    "norm_2_after|Norm after|之后的归一化|N_2'\n"
    "norm_3_after|Norm after|之后的归一化|N_3'\n"
    "final_norm|Final norm|最后的归一化|N\n"
    "gain|Gain|增益|\\gamma\n"
    "bias|Bias|偏置|\\beta\n"
    "mean|Mean|均值|\\mu\n"
    "variance|Variance|方差|\\sigma^2\n"
    "rms|Root mean square|均方根|\\rho\n"
    "dropout_mask_1|Dropout mask|随机失活掩码|D_1\n"
    "dropout_mask_2|Dropout mask|随机失活掩码|D_2\n"
    "dropout_mask_3|Dropout mask|随机失活掩码|D_3\n"
    "dropped_1|After dropout|随机失活之后|F_1\n"
    "dropped_2|After dropout|随机失活之后|F_2\n"
    "dropped_3|After dropout|随机失活之后|F_3\n"
    "residual_1|Add (residual)|相加（残差）|R_1\n"
    "residual_2|Add (residual)|相加（残差）|R_2\n"
    "residual_3|Add (residual)|相加（残差）|R_3\n"
    "W_1|First weights|第一层权重矩阵|W_1\n"
    "b_1|First bias|第一层偏置|b_1\n"
    "W_gate|Gate weights|门控权重矩阵|W_g\n"
    "b_gate|Gate bias|门控偏置|b_g\n"
    "W_2|Second weights|第二层权重矩阵|W_2\n"
    "b_2|Second bias|第二层偏置|b_2\n"
    "hidden|Hidden layer|隐藏层|H\n"
    "gate|Gate|门控|G\n"
    "gate_activated|Gate activated|激活后的门控|G'\n"
    "activated|Activated|激活后|H'\n"
    "cells|All cells in a row|所有格子排成一行|s\n"
    "scaled_cells|Cells over the root of their number|格子除以个数的平方根|\\hat{s}\n"
    "square_sum|Sum of the squares|平方和|\\Sigma\n"
    "mean_square|Mean of the squares|平方的均值|\\overline{s^2}\n"
    "squares|Squares|平方|A^2\n"
    "max_weight|Largest weight|最大的权重|A_{\\max}\n"
    "slope|Slope of softmax|softmax 的斜率|A'\n"
    "tile_max|Largest score of the tile|这一块里最大的分数|m_t\n"
    "running_max|Running maximum|当前最大值|m\n"
    "shifted_scores|Scores minus the maximum|减去最大值的分数|\\Delta\n"
    "exponentials|Exponentials|指数|P\n"
    "max_change|Change of the maximum|最大值的变化|\\delta\n"
    "correction|Correction|修正系数|c\n"
    "tile_sum|Sum of the tile|这一块的和|\\ell_t\n"
    "corrected_sum|Sum so far, corrected|修正后的累计和|c \\ell\n"
    "running_sum|Running sum|当前的和|\\ell\n"
    "tile_context|Context of the tile|这一块的上下文|C_t\n"
    "corrected_context|Context so far, corrected|修正后的累计上下文|c \\bar{C}\n"
    "running_context|Running context|当前的上下文|\\bar{C}\n"
    "cached_keys|Keys in the cache|缓存里的键|K\n"
    "cached_values|Values in the cache|缓存里的值|V\n"
    "key_pages|Pages of keys|键的存储页|K_p\n"
    "value_pages|Pages of values|值的存储页|V_p\n"
    "state|State|状态|h\n"
    "difference|Difference|差别|d\n"
    "ways|Ways to get there|走法|N\n"
    "dropped|After dropout|随机失活之后|H_D\n"
    "dot|Dot products|点积|d\n"
    "product|Matrix product|矩阵乘积|P\n"
    "query_product|Query before the bias|加偏置前的查询|X W_Q\n"
    "key_product|Key before the bias|加偏置前的键|X W_K\n"
    "value_product|Value before the bias|加偏置前的值|X W_V\n"
    "output_product|Output before the bias|加偏置前的输出|C W_O\n"
    "view|Cut by view|用 view 切开|X'\n"
    "transpose|Transposed|转置之后|X''\n"
    "back|Transposed back|转置回来|X'\n"
    "merged|Joined by view|用 view 拼回|X\n";

// What stands behind "key|" on its line; empty if there is no such line.
std::string_view line_of(std::string_view table, std::string_view key) {
  while (!table.empty()) {
    const std::size_t end = table.find('\n');
    const std::string_view line = table.substr(0, end);
    if (line.substr(0, line.find('|')) == key) return line.substr(key.size() + 1);
    table.remove_prefix(end + 1);
  }
  return {};
}

std::string_view last_part(std::string_view id) {
  const std::size_t dot = id.rfind('.');
  return dot == std::string_view::npos ? id : id.substr(dot + 1);
}

// Empty for the names of a program.
Name find_name(std::string_view id) {
  const std::string_view line = line_of(names, last_part(id));
  const std::size_t first = line.find('|');
  const std::size_t second = line.find('|', first + 1);
  if (line.empty()) return {};
  return {line.substr(0, first), line.substr(first + 1, second - first - 1),
          line.substr(second + 1)};
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
  const std::string_view symbol = find_name(id).symbol;
  return symbol.empty() ? as_tex_text(last_part(id)) : std::string(symbol);
}

// The inputs one after another, numbered.
std::string listed(const std::vector<std::string>& ids) {
  std::string all;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    all += (i ? ", " : "") + symbol_of(ids[i]) + "_{" + std::to_string(i + 1) + "}";
  }
  return all;
}

std::string formula_of(const Node& node, const Op& op) {
  const std::string tex = op.formula_of == nullptr ? std::string(op.formula) : op.formula_of(node);
  std::string result;
  for (std::size_t i = 0; i < tex.size(); ++i) {
    if (tex[i] != '$') {
      result += tex[i];
      continue;
    }
    const char which = tex[++i];
    if (which == '*') {
      result += listed(node.inputs);
      continue;
    }
    const std::string& id =
        which == 'r' ? node.id : node.inputs[static_cast<std::size_t>(which - '0')];
    // R_1 with an index of its own would be a double subscript: {R_1}_k.
    const std::string symbol = symbol_of(id);
    const bool indexed = symbol.find('_') != std::string::npos && tex[i + 1] == '_';
    result += indexed ? "{" + symbol + "}" : symbol;
  }
  return result;
}

}  // namespace

const Parameter* find_parameter(const Node& node, std::string_view name) {
  for (const auto& [key, value] : node.parameters) {
    if (key == name) return &value;
  }
  return nullptr;
}

void describe(Node& node, const Op& op) {
  const Name name = find_name(node.id);
  const std::string own(last_part(node.id));
  node.title =
      name.en.empty() ? Title{own, own} : Title{std::string(name.en), std::string(name.zh)};
  node.formula = formula_of(node, op);
}

}  // namespace playground
