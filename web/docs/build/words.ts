/** Texts around the pages, in both languages. */
import type { Language } from "../../src/types/graph.js";

export const LANGUAGES = ["en", "zh"] as const satisfies readonly Language[];

/** The pages in the order of the navigation; each is a file in both languages. */
export const PAGES = ["index", "tutorial", "element", "api", "recipes"] as const;
export type PageName = (typeof PAGES)[number];

export interface FrameWords {
  /** The value of the attribute `lang`. */
  readonly tag: string;
  readonly site: string;
  readonly pages: Readonly<Record<PageName, string>>;
  readonly navigation: string;
  readonly contents: string;
  readonly skip: string;
  readonly playground: string;
  /** The name of the other language in that language, and what the link to it does. */
  readonly other: string;
  readonly openHere: string;
  readonly next: string;
  readonly command: string;
  readonly fields: string;
  readonly field: string;
  readonly type: string;
  readonly usual: string;
  readonly meaning: string;
  readonly operation: string;
  /** The label of a row about every operation. */
  readonly every: string;
  readonly code: string;
  readonly attribute: string;
  readonly property: string;
  readonly method: string;
  readonly event: string;
  readonly detail: string;
  readonly slot: string;
  readonly ownSlot: string;
  readonly part: string;
  readonly name: string;
  readonly readOnly: string;
  readonly request: string;
  readonly response: string;
}

export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = {
  en: {
    tag: "en",
    site: "Attention Playground",
    pages: {
      index: "Start",
      tutorial: "Tutorial",
      element: "Element",
      api: "JSON API",
      recipes: "Recipes",
    },
    navigation: "Documentation",
    contents: "On this page",
    skip: "Skip to the text",
    playground: "Open the playground",
    other: "中文",
    openHere: "Open this in the playground",
    next: "Next",
    command: "Command",
    fields: "Fields",
    field: "Field",
    type: "Type",
    usual: "Default",
    meaning: "Meaning",
    operation: "Operation",
    every: "every operation",
    code: "Code",
    attribute: "Attribute",
    property: "Property",
    method: "Method",
    event: "Event",
    detail: "Detail",
    slot: "Slot",
    ownSlot: "without a name",
    part: "Part",
    name: "Name",
    readOnly: "read only",
    request: "Request",
    response: "Response",
  },
  zh: {
    tag: "zh-Hans",
    site: "注意力演示场",
    pages: {
      index: "开始",
      tutorial: "教程",
      element: "元素",
      api: "JSON API",
      recipes: "用法示例",
    },
    navigation: "文档",
    contents: "本页内容",
    skip: "跳到正文",
    playground: "打开演示场",
    other: "English",
    openHere: "在演示场中打开",
    next: "下一页",
    command: "命令",
    fields: "字段",
    field: "字段",
    type: "类型",
    usual: "默认",
    meaning: "含义",
    operation: "运算",
    every: "每种运算",
    code: "错误码",
    attribute: "属性",
    property: "JavaScript 属性",
    method: "方法",
    event: "事件",
    detail: "detail",
    slot: "插槽",
    ownSlot: "未命名",
    part: "部件",
    name: "名称",
    readOnly: "只读",
    request: "请求",
    response: "响应",
  },
};
