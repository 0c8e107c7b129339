/** Texts of the element outside of its panels. */
import type { Depth, Tab } from "../document/choices.js";
import type { Mode } from "../story/player.js";
import type { SceneView } from "../types/frame.js";
import type { Language } from "../types/graph.js";

/** A language without one of these does not compile. */
export interface ElementWords {
  readonly title: string;
  readonly language: string;
  readonly theme: { readonly toLight: string; readonly toDark: string };
  readonly export: string;
  /** The menu of what has no room in the header. */
  readonly more: string;
  readonly present: { readonly name: string; readonly hint: string };
  readonly train: { readonly name: string; readonly hint: string };
  readonly share: {
    readonly title: string;
    readonly share: string;
    readonly shareHint: string;
    readonly embed: string;
    readonly docs: string;
    readonly copied: string;
  };
  readonly depth: Readonly<Record<Depth, string>> & {
    readonly label: string;
    readonly hint: Readonly<Record<Depth, string>>;
  };
  readonly inspector: Readonly<Record<Tab, string>> & {
    readonly label: string;
    readonly close: string;
  };
  readonly views: Readonly<Record<SceneView, string>> & { readonly label: string };
  readonly backward: { readonly name: string; readonly enter: string; readonly leave: string };
  readonly opening: {
    /** The button that plays how a number of the opening picture is computed. */
    readonly seeHow: (share: string) => string;
    /** The button that leads back to it; on a phone only its beginning is shown. */
    readonly back: string;
    readonly toPicture: string;
  };
  readonly grid: {
    readonly masked: string;
    /** What a screen reader says when a cell is pinned. */
    readonly pinned: (name: string, value: string) => string;
  };
  readonly levels: {
    readonly label: string;
    readonly sentence: string;
    /** What a part that can be entered does. */
    readonly enter: (name: string) => string;
    /** What a level above does. */
    readonly leave: (name: string) => string;
  };
  readonly steps: string;
  readonly masked: string;
  readonly scene: string;
  readonly loading: string;
  readonly transport: {
    readonly label: string;
    readonly previousStep: string;
    readonly stepBack: string;
    readonly play: string;
    readonly pause: string;
    readonly stepForward: string;
    readonly nextStep: string;
    readonly position: string;
    positionText(step: string, time: string, duration: string): string;
    readonly speed: string;
    readonly atStepsEnd: (mode: string) => string;
    readonly mode: Readonly<Record<Mode, string>>;
    stepOf(step: number, count: number): string;
    /** In the answer of a model. */
    wordOf(word: number, count: number): string;
  };
}

export const elementWords: Readonly<Record<Language, ElementWords>> = {
  en: {
    title: "Attention Playground",
    language: "Language",
    theme: { toLight: "Switch to the light theme", toDark: "Switch to the dark theme" },
    export: "Export",
    more: "More",
    present: { name: "Present", hint: "Only the scene, large, for a lecture (P)" },
    train: { name: "Train", hint: "Watch a small model learn, step by step" },
    share: {
      title: "Share this view",
      share: "Share",
      shareHint: "Copy a link to what is shown",
      embed: "Embed",
      docs: "Docs",
      copied: "Link copied",
    },
    depth: {
      label: "Depth",
      story: "Story",
      numbers: "Numbers",
      formula: "Formula",
      hint: {
        story: "Colours and text",
        numbers: "Every number",
        formula: "Formulas and code",
      },
    },
    inspector: {
      label: "Inspector",
      close: "Close the panel",
      heads: "Heads",
      lesson: "Lesson",
      why: "Why",
      settings: "Settings",
      code: "Code",
    },
    backward: {
      name: "Backward",
      enter: "How the loss changes with each number",
      leave: "Back to the forward pass",
    },
    views: {
      label: "View",
      matrix: "Matrix",
      map: "Map",
      arcs: "Arcs",
      sentence: "Sentence",
      lanes: "Lanes",
      stack: "Stack",
      grid: "Grid",
      space: "Space",
      looks: "What this word looks at",
      chose: "Who chose this word",
    },
    opening: {
      seeHow: (share) => `See how ${share} came about`,
      back: "Back",
      toPicture: " to the picture",
    },
    grid: { masked: "masked", pinned: (name, value) => `${name}: ${value}, pinned` },
    levels: {
      label: "Levels",
      sentence: "Sentence",
      enter: (name) => `Open: ${name} (Enter)`,
      leave: (name) => `Back to: ${name} (Escape)`,
    },
    steps: "Steps",
    masked: "masked",
    scene: "Scene",
    loading: "The numbers are loading.",
    transport: {
      label: "Transport",
      previousStep: "Previous step",
      stepBack: "Back to the last stop",
      play: "Play",
      pause: "Pause",
      stepForward: "Forward to the next stop",
      nextStep: "Next step",
      position: "Position",
      positionText: (step, time, duration) => `${step}, ${time} of ${duration}`,
      speed: "Speed",
      atStepsEnd: (mode) => `At the end of a step: ${mode}`,
      mode: { on: "Continue", step: "Pause", repeat: "Repeat" },
      stepOf: (step, count) => `${step} of ${count}`,
      wordOf: (word, count) => `word ${word} of ${count}`,
    },
  },
  zh: {
    title: "注意力演示场",
    language: "语言",
    theme: { toLight: "切换到浅色", toDark: "切换到深色" },
    export: "导出",
    more: "更多",
    present: { name: "放映", hint: "只放大画面，适合课堂投影（P）" },
    train: { name: "训练", hint: "看一个小模型一步一步地学习" },
    share: {
      title: "分享当前画面",
      share: "分享",
      shareHint: "复制当前画面的链接",
      embed: "嵌入",
      docs: "文档",
      copied: "链接已复制",
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
      heads: "头",
      lesson: "课程",
      why: "为什么",
      settings: "设置",
      code: "代码",
    },
    backward: { name: "反向", enter: "损失随每个数怎样变化", leave: "回到前向传播" },
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
      looks: "这个词看向哪里",
      chose: "谁选了这个词",
    },
    opening: {
      seeHow: (share) => `看 ${share} 是怎么来的`,
      back: "返回",
      toPicture: "开场画面",
    },
    grid: { masked: "被遮住", pinned: (name, value) => `已固定${name}：${value}` },
    levels: {
      label: "层级",
      sentence: "句子",
      enter: (name) => `进入：${name}（回车键）`,
      leave: (name) => `返回：${name}（Esc 键）`,
    },
    steps: "步骤",
    masked: "被遮住",
    scene: "演示",
    loading: "正在加载数字。",
    transport: {
      label: "播放控制",
      previousStep: "上一步",
      stepBack: "后退到上一个停顿点",
      play: "播放",
      pause: "暂停",
      stepForward: "前进到下一个停顿点",
      nextStep: "下一步",
      position: "位置",
      positionText: (step, time, duration) => `${step}，${time}，共 ${duration}`,
      speed: "速度",
      atStepsEnd: (mode) => `一步结束时：${mode}`,
      mode: { on: "继续播放", step: "暂停", repeat: "重播这一步" },
      stepOf: (step, count) => `第 ${step}/${count} 步`,
      wordOf: (word, count) => `第 ${word} 词，共 ${count}`,
    },
  },
};
