import type { Phrases } from "./phrases.js";

export const zh: Phrases = {
  title: "注意力游乐场",
  language: "语言",
  theme: { toLight: "切换到浅色", toDark: "切换到深色" },
  export: "导出",
  share: {
    title: "带走当前画面",
    share: "分享",
    shareHint: "复制当前画面的链接",
    embed: "嵌入",
    docs: "文档",
    copied: "链接已复制",
  },
  compare: { start: "对比", hint: "把现在的结果留作 A，再改句子或设置", stop: "结束对比" },
  sentence: {
    label: (number, count) => (count > 1 ? `第 ${number} 句，共 ${count} 句` : "句子"),
    context: "键和值来自",
    placeholder: "输入一句话，每个词会成为一个词元。",
    withoutSentence: "这里只有数字。输入一句话，就换成你自己的。",
    splitInto: (splitting) => `切分方式：${splitting}`,
    splitting: { words: "分词", characters: "分字", whitespace: "按空格" },
    id: (id) => `编号 ${id}`,
  },
  examples: "示例",
  note: ({ vectors, weights, seed }) => {
    if (weights === "drawn")
      return vectors === "given"
        ? `词向量是给定的，参数是随机的（种子 ${seed}），还没有训练。`
        : `参数是随机的（种子 ${seed}），还没有训练。`;
    if (vectors === "given") return "数字是给定的，还没有训练。";
    return weights === "given"
      ? "参数是给定的，还没有训练。"
      : `词向量是随机的（种子 ${seed}），还没有训练。`;
  },
  notice: {
    ownVectors: "新的词没有给定的向量，所以每个词元各自得到一个随机向量。",
    ownExperiment: "那个示例里没有句子，所以你的句子用最初的实验来算。",
    misfit: "你改过的格子有些对不上了，现在又用算出来的数。",
    undo: "撤销",
    dismiss: "知道了",
  },
  depth: {
    label: "深度",
    story: "故事",
    numbers: "数字",
    formula: "公式",
    hint: {
      story: "颜色和文字",
      numbers: "每一个数字",
      formula: "公式和代码",
    },
  },
  inspector: {
    label: "面板",
    close: "收起面板",
    lesson: "课程",
    why: "由来",
    settings: "设置",
    code: "代码",
  },
  missing: { text: "这一部分没有下载成功，请检查网络连接。", again: "重试" },
  views: {
    label: "视图",
    matrix: "矩阵",
    map: "全图",
    arcs: "弧线",
    sentence: "句子",
    lanes: "并列",
    stack: "叠放",
    grid: "网格",
    space: "空间",
  },
  grid: { masked: "已掩码", pinned: (name, value) => `已固定${name}：${value}` },
  steps: "步骤",
  masked: "已掩码",
  scene: "演示",
  loading: "数字马上就来。",
  transport: {
    label: "播放控制",
    previousStep: "上一步",
    stepBack: "退到上一个停顿点",
    play: "播放",
    pause: "暂停",
    stepForward: "进到下一个停顿点",
    nextStep: "下一步",
    position: "位置",
    positionText: (step, time, duration) => `${step}，${time}，共 ${duration}`,
    speed: "速度",
    atStepsEnd: (mode) => `一步结束时：${mode}`,
    mode: { on: "继续播放", step: "停下", repeat: "重播这一步" },
    stepOf: (step, count) => `第 ${step}/${count} 步`,
  },
  errors: {
    invalid_json: "这段文字无法读取，请去掉特殊字符。",
    unknown_command: "引擎不认识这个请求，请刷新页面。",
    unknown_field: "有一项设置引擎不认识，请换一个示例。",
    missing_field: "缺少一项设置，请换一个示例。",
    invalid_type: "有一项设置的类型不对，请换一个示例。",
    invalid_value: "这和当前的实验不相符。",
    shape_mismatch: "句子的长度和给定的数字对不上。",
    unknown_node: "这个实验里没有这一步，请换一个示例。",
    unknown_session: "计算已经结束，请重新加载页面。",
    too_large: "内容太多，请缩短句子。",
    out_of_memory: "内存不够，请缩短句子。",
    internal: "引擎出错了，请改动句子再试一次。",
    load_failed: "引擎没有加载成功，请刷新页面再试。",
  },
};
