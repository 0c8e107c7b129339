/** Texts of the dialog and the files, in both languages. */
import type { Language } from "../../types/graph.js";
import type { FileKind } from "./file_kind.js";
import type { Reason } from "./work.js";

export type FileGroup = "picture" | "step" | "matrix" | "experiment" | "number" | "lesson";

/** Why a file is not available, and what to do. */
export type Lack = "noFrame" | "space" | "noVideo" | "noMp4" | "noWebm" | "noCell" | "noLesson";

export interface ExportWords {
  readonly title: string;
  readonly close: string;
  readonly groups: Readonly<Record<FileGroup, string>>;
  readonly hints: Readonly<Record<FileGroup, string>>;
  readonly kinds: Readonly<Record<FileKind, string>>;
  readonly head: (n: number) => string;
  readonly matrix: string;
  readonly lacks: Readonly<Record<Lack, string>>;
  readonly refused: Readonly<Record<Reason | "other", string>>;
  readonly making: (what: string) => string;
  readonly cancel: string;
  readonly saved: (name: string) => string;
  /** Used in a sandboxed frame, which cannot know whether the file was saved. */
  readonly handed: (name: string) => string;
  readonly stopped: string;
  readonly tokens: string;
  readonly contextTokens: string;
  readonly from: string;
  /** A name and its number. */
  readonly is: (name: string, number: string) => string;
  readonly madeWith: string;
  readonly worksheet: {
    readonly name: string;
    readonly why: string;
    readonly fillIn: (row: string) => string;
    readonly byHand: (what: string) => string;
    readonly useThese: string;
    readonly answers: string;
  };
}

const en: ExportWords = {
  title: "Export",
  close: "Close",
  groups: {
    picture: "This picture",
    step: "This step, moving",
    matrix: "A matrix",
    experiment: "The whole experiment",
    number: "The pinned number",
    lesson: "The lesson",
  },
  hints: {
    picture: "The current picture. SVG stays sharp at any size.",
    step: "From its beginning to its end.",
    matrix: "With all digits, so that it reads back as the same float32.",
    experiment: "The request and its response, with every number.",
    number: "Its arithmetic, as in the panel “Why”.",
    lesson: "On paper, with the answers on a page of their own.",
  },
  kinds: {
    svg: "SVG",
    png: "PNG, 2×",
    gif: "GIF",
    webm: "WebM",
    mp4: "MP4",
    csv: "CSV",
    csvHead: "CSV",
    npy: "NumPy .npy",
    json: "JSON",
    markdown: "Markdown",
    latex: "LaTeX",
    worksheet: "Print the worksheet",
  },
  head: (n) => `CSV, head ${n}`,
  matrix: "Which matrix",
  lacks: {
    noFrame: "The numbers are still loading. Close this and try again.",
    space: "The space view cannot be exported. Choose another view first.",
    noVideo: "This browser cannot encode video here. Choose GIF.",
    noMp4: "This browser cannot encode MP4.",
    noWebm: "This browser cannot encode WebM.",
    noCell: "Pin a number first: click one in the scene.",
    noLesson: "This experiment has no lesson. Open one of the examples first.",
  },
  refused: {
    picture:
      "The browser did not draw the picture. If this page has a content security policy, it must allow “img-src blob:”. SVG works without it.",
    values: "Some numbers are still loading. Try again in a moment.",
    video: "The browser did not encode the video. Choose GIF.",
    print:
      "The browser did not print. The page around this frame must allow it: sandbox needs “allow-modals”.",
    other: "The file was not made. Try again.",
  },
  making: (what) => `Making ${what}`,
  cancel: "Cancel",
  saved: (name) => `Saved as ${name}`,
  handed: (name) =>
    `Given to the browser as ${name}. If it saved nothing, the page around this frame must allow it: sandbox needs “allow-downloads”.`,
  stopped: "Cancelled",
  tokens: "Tokens: ",
  contextTokens: "Keys and values come from: ",
  from: "The numbers in these lines:",
  is: (name, number) => `${name}: ${number}`,
  madeWith: "Made with Attention Playground.",
  worksheet: {
    name: "Name:",
    why: "Why do you think so?",
    fillIn: (row) => `Fill in the empty boxes of the row “${row}”.`,
    byHand: (what) => `Work out by hand: ${what}`,
    useThese: "You need these numbers:",
    answers: "Answers",
  },
};

const zh: ExportWords = {
  title: "导出",
  close: "关闭",
  groups: {
    picture: "当前画面",
    step: "这一步的动画",
    matrix: "一个矩阵",
    experiment: "整个实验",
    number: "固定的数",
    lesson: "这一课",
  },
  hints: {
    picture: "当前画面。SVG 放大后依然清晰。",
    step: "从头到尾。",
    matrix: "保留全部数位，读回后仍是同一个 float32。",
    experiment: "请求和响应，包括每一个数。",
    number: "它的算式，和“为什么”面板里的一样。",
    lesson: "印在纸上，答案另成一页。",
  },
  kinds: {
    svg: "SVG 图",
    png: "PNG 图，2×",
    gif: "GIF 动图",
    webm: "WebM 视频",
    mp4: "MP4 视频",
    csv: "CSV 表",
    csvHead: "CSV 表",
    npy: "NumPy 数组",
    json: "JSON 文件",
    markdown: "Markdown 文本",
    latex: "LaTeX 文档",
    worksheet: "打印练习题",
  },
  head: (n) => `CSV 表，头 ${n}`,
  matrix: "哪个矩阵",
  lacks: {
    noFrame: "数字还在加载，请关闭后再试。",
    space: "空间视图不能导出，请先换一个视图。",
    noVideo: "这个浏览器在这里不能生成视频，请选 GIF。",
    noMp4: "这个浏览器不能生成 MP4。",
    noWebm: "这个浏览器不能生成 WebM。",
    noCell: "请先固定一个数：在画面里点一下。",
    noLesson: "这个实验没有课程，请先打开一个示例。",
  },
  refused: {
    picture:
      "浏览器没有画出这张图。如果页面设有内容安全策略，它要允许 “img-src blob:”。SVG 不受影响。",
    values: "有些数还在加载，请稍后再试。",
    video: "浏览器没有生成视频，请选 GIF。",
    print: "浏览器没有打印。嵌入本页的网页需要允许：在 sandbox 里加上“allow-modals”。",
    other: "文件没有生成，请再试一次。",
  },
  making: (what) => `正在生成：${what}`,
  cancel: "取消",
  saved: (name) => `已保存为 ${name}`,
  handed: (name) =>
    `已交给浏览器：${name}。如果没有保存下来，嵌入本页的网页需要允许：在 sandbox 里加上“allow-downloads”。`,
  stopped: "已取消",
  tokens: "词元：",
  contextTokens: "键和值来自：",
  from: "这几行里的数：",
  is: (name, number) => `${name}：${number}`,
  madeWith: "由注意力演示场生成。",
  worksheet: {
    name: "姓名：",
    why: "你为什么这样想？",
    fillIn: (row) => `把“${row}”这一行的空格填上。`,
    byHand: (what) => `动手算一算：${what}`,
    useThese: "要用到这些数：",
    answers: "答案",
  },
};

export const exportWords: Readonly<Record<Language, ExportWords>> = { en, zh };
