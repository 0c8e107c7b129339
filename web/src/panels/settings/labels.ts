/** The choices of the schema in words, and its descriptions in Chinese, by the path of the field. */
import type { Words } from "../../types/graph.js";

/** Short, since they share a line; the descriptions say more. */
export const optionLabels: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  "/embedding/kind": {
    token: { en: "Each token", zh: "逐个词元" },
    random: { en: "Vocabulary", zh: "词表" },
    table: { en: "Given", zh: "给定" },
  },
  "/position/kind": {
    none: { en: "None", zh: "无" },
    sinusoidal: { en: "Sinusoidal", zh: "正弦" },
    learned: { en: "Learned", zh: "可学习" },
    rotary: { en: "Rotary", zh: "旋转" },
  },
  "/attention/score": {
    scaled_dot: { en: "Scaled dot product", zh: "缩放点积" },
    dot: { en: "Dot product", zh: "点积" },
    cosine: { en: "Cosine", zh: "余弦" },
    additive: { en: "Additive", zh: "加性" },
    bilinear: { en: "Bilinear", zh: "双线性" },
  },
  "/attention/scale": {
    true: { en: "÷ √D", zh: "÷ √D" },
    false: { en: "Off", zh: "关" },
    number: { en: "Factor", zh: "系数" },
  },
  "/attention/head_style": {
    split: { en: "Split", zh: "切分" },
    stacked: { en: "Stacked", zh: "堆叠" },
    untransposed: { en: "Untransposed", zh: "忘了转置" },
  },
  "/attention/mask/kind": {
    none: { en: "None", zh: "无" },
    causal: { en: "Causal", zh: "因果" },
    sliding_window: { en: "Sliding window", zh: "滑动窗口" },
    prefix: { en: "Prefix", zh: "前缀" },
    custom: { en: "Given", zh: "给定" },
  },
  "/attention/mask_method": {
    minus_infinity: { en: "−∞ before softmax", zh: "softmax 前填 −∞" },
    renormalize: { en: "Renormalise", zh: "重新归一化" },
  },
  "/attention/normalize": {
    softmax: { en: "Softmax", zh: "softmax" },
    softmax_naive: { en: "Naive softmax", zh: "朴素 softmax" },
    sum: { en: "Sum", zh: "除以和" },
  },
  "/attention/dropout/generator": {
    torch: { en: "torch", zh: "torch" },
    torch_mkl: { en: "torch with MKL", zh: "带 MKL 的 torch" },
  },
  "/block/activation": {
    relu: { en: "ReLU", zh: "ReLU" },
    gelu: { en: "GELU", zh: "GELU" },
    gelu_tanh: { en: "GELU (tanh)", zh: "GELU（tanh）" },
    silu: { en: "SiLU", zh: "SiLU" },
    swiglu: { en: "SwiGLU", zh: "SwiGLU" },
  },
  "/block/norm": {
    layer: { en: "Layer norm", zh: "层归一化" },
    rms: { en: "RMS norm", zh: "RMS 归一化" },
    batch: { en: "Batch norm", zh: "批归一化" },
    deep: { en: "DeepNorm", zh: "DeepNorm" },
    none: { en: "None", zh: "无" },
  },
  "/block/norm_position": {
    post: { en: "Post", zh: "后置" },
    pre: { en: "Pre", zh: "前置" },
    sandwich: { en: "Sandwich", zh: "夹心" },
  },
  "/block/dropout/generator": {
    torch: { en: "torch", zh: "torch" },
    torch_mkl: { en: "torch with MKL", zh: "带 MKL 的 torch" },
  },
  "/block/kind": {
    decoder: { en: "Decoder", zh: "解码器" },
    encoder: { en: "Encoder", zh: "编码器" },
    encoder_decoder: { en: "Encoder–decoder", zh: "编码器-解码器" },
  },
  "/weights/init": {
    torch_linear: { en: "nn.Linear", zh: "nn.Linear" },
    torch_rand: { en: "torch.rand", zh: "torch.rand" },
    xavier_uniform: { en: "Xavier uniform", zh: "Xavier 均匀" },
    normal: { en: "Normal", zh: "正态" },
    identity: { en: "Identity", zh: "单位矩阵" },
  },
  "/weights/layout": {
    in_out: { en: "(in, out)", zh: "（输入，输出）" },
    torch: { en: "(out, in)", zh: "（输出，输入）" },
  },
};

export const optionLabel = (path: string, option: string): Words =>
  optionLabels[path]?.[option] ?? { en: option, zh: option };

/** The schema's descriptions stand in English; these say the same. */
export const descriptionsZh: Readonly<Record<string, string>> = {
  "/embedding/kind":
    "逐个词元：每个词元有自己的向量，在任何句子里都一样。词表：本次请求的词表共用一个 nn.Embedding。给定：使用给定的数值。",
  "/embedding/d_in": "默认为 8，除非给定的向量有自己的维度。",
  "/embedding/seed":
    "逐个词元时为词向量的种子；词表方式和可学习的位置编码另用一个随机数生成器，否则它们最先从权重的种子抽取。",
  "/position/kind": "正弦和可学习的位置编码加到词向量上；旋转位置编码成对转动查询和键。",
  "/position/length": "可学习的位置编码：表的行数。",
  "/attention/score":
    "缩放点积：q·k 乘以缩放系数。点积：q·k。余弦：两者夹角的余弦。加性：v·tanh(W k + U q)。双线性：k W q。",
  "/attention/additive_hidden": "默认等于每个头的维度。",
  "/attention/projections": "没有投影时，x 自己就是查询、键和值。",
  "/attention/d_out": "默认等于 d_in；堆叠多头时是每个头的维度。在 Transformer 块里就是 d_in。",
  "/attention/num_heads": "必须整除 d_out。",
  "/attention/num_kv_heads":
    "默认等于头数，且必须整除头数。1 是多查询注意力，介于其间是分组查询注意力。",
  "/attention/head_style":
    "切分：一个大矩阵按头切开。堆叠：每个头一个模块，结果拼接。忘了转置：常见错误，头与头之间做注意力。",
  "/attention/output_projection": "带偏置。",
  "/attention/scale": "只用于缩放点积：开为 1/√D，关为不缩放，也可以填一个系数。",
  "/attention/mask":
    "i 是查询的位置，j 是键的位置。填充的位置总是另外遮住。在解码器块里，默认是因果掩码。",
  "/attention/mask/kind":
    "允许的位置。因果：j <= i。滑动窗口：i - 窗口 < j <= i。前缀：j <= i 或 j < 前缀长度。给定：按给定的来。",
  "/attention/mask/window": "滑动窗口需要它。",
  "/attention/mask/length": "前缀掩码需要它。",
  "/attention/mask_method":
    "填 −∞：遮住的分数变成 −∞。重新归一化：先算权重，再把遮住的置零，并除以这一行的和。",
  "/attention/normalize": "朴素 softmax 不减去最大值，可能溢出。除以和：除以这一行的和。",
  "/attention/dropout/rate": "失活的比例；留下的乘以 1/(1-比例)。",
  "/attention/dropout/seed": "与 torch.manual_seed 相同。",
  "/attention/dropout/generator":
    "torch：与不带 MKL 的 PyTorch 抽取相同。带 MKL：与带 Intel MKL 的相同。",
  "/block": "没有它，就只有注意力。",
  "/block/d_ff": "默认是 d_in 的 4 倍。",
  "/block/activation": "GELU 是精确的那种；SwiGLU 有门控：silu(x W_gate) * (x W_1)。",
  "/block/norm": "DeepNorm 是对 alpha·x + F(x) 做层归一化。",
  "/block/norm_position":
    "后置：norm(x + F(x))。前置：x + F(norm(x))。夹心：x + norm(F(norm(x)))。",
  "/block/deep_norm_alpha": "默认为 (2·层数)^(1/4)；编码器-解码器必须给定。",
  "/block/dropout": "在激活函数之后和每个残差之前。",
  "/block/dropout/rate": "失活的比例；留下的乘以 1/(1-比例)。",
  "/block/dropout/seed": "与 torch.manual_seed 相同。",
  "/block/dropout/generator":
    "torch：与不带 MKL 的 PyTorch 抽取相同。带 MKL：与带 Intel MKL 的相同。",
  "/block/kind":
    "解码器：因果（GPT）。编码器：能看到全部（BERT）。编码器-解码器：两者都有（T5），键和值来自另一句。",
  "/weights/init":
    "nn.Linear：与它相同。torch.rand：[0, 1) 上均匀。正态：标准差 0.02。单位矩阵：对角线上为 1。",
  "/weights/seed": "与 torch.manual_seed 相同。",
  "/weights/layout": "（输入，输出）：按 x W 书写。（输出，输入）：按 nn.Linear 存储的方式。",
};
