import type { Language } from "../../types/graph.js";

export interface ShareWords {
  readonly title: string;
  readonly close: string;
  readonly hint: string;
  readonly link: string;
  readonly element: string;
  readonly elementHint: string;
  readonly frame: string;
  readonly frameHint: string;
  readonly copy: string;
  readonly copied: string;
  /** What to do if the page may not use the clipboard. */
  readonly byHand: string;
  readonly long: (characters: number) => string;
}

export const shareWords: Readonly<Record<Language, ShareWords>> = {
  en: {
    title: "Share this view",
    close: "Close",
    hint: "It contains the sentence, the settings, your edits and the moment.",
    link: "Link",
    element: "Element",
    elementHint: "For a page of your own that allows scripts.",
    frame: "Frame",
    frameHint: "For sites that allow frames only.",
    copy: "Copy",
    copied: "Copied",
    byHand: "The browser does not let this page copy. The text is selected: copy it yourself.",
    long: (characters) =>
      `This link has ${characters} characters, and some programs truncate such links. Fewer edits make it shorter.`,
  },
  zh: {
    title: "分享当前画面",
    close: "关闭",
    hint: "句子、设置、你的改动和播放到的位置都包含在内。",
    link: "链接",
    element: "元素",
    elementHint: "放进你自己的、允许脚本的网页。",
    frame: "框架",
    frameHint: "用于只允许 iframe 的网站。",
    copy: "复制",
    copied: "已复制",
    byHand: "浏览器不允许本页复制。文字已选中，请自行复制。",
    long: (characters) =>
      `这个链接有 ${characters} 个字符，有些程序会把它截断。减少改动可以缩短链接。`,
  },
};
