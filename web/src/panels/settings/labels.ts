/** Labels of the schema's choices, by the path of the field. */
import type { Words } from "../../types/graph.js";

/** Short, since they share a line; descriptions give details. */
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
  "/study/kind": {
    none: { en: "None", zh: "无" },
    cache: { en: "Cache", zh: "缓存" },
    tiles: { en: "Tiles", zh: "分块" },
    reach: { en: "Reach", zh: "感受野" },
    groups: { en: "Shared keys and values", zh: "共用的键和值" },
    depth: { en: "Depth and norms", zh: "深度与归一化" },
    scale: { en: "Scale and width", zh: "缩放与宽度" },
    lookup: { en: "Soft lookup", zh: "软查表" },
    positions: { en: "Positions", zh: "位置编码" },
    pages: { en: "Pages", zh: "分页" },
  },
};

export const optionLabel = (path: string, option: string): Words =>
  optionLabels[path]?.[option] ?? { en: option, zh: option };
