import type { Language } from "../../types/graph.js";

interface PresentWords {
  readonly label: string;
  readonly next: string;
  readonly back: string;
  readonly black: string;
  readonly leave: string;
  /** What a screen reader says of the black screen. */
  readonly isBlack: string;
}

export const presentWords: Readonly<Record<Language, PresentWords>> = {
  en: {
    label: "Presentation",
    next: "next",
    back: "back",
    black: "black",
    leave: "leave",
    isBlack: "The screen is black. Press B to go on.",
  },
  zh: {
    label: "放映",
    next: "下一处",
    back: "上一处",
    black: "黑屏",
    leave: "退出",
    isBlack: "屏幕已变黑，按 B 键继续。",
  },
};
