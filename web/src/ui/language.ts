import type { Language } from "../types/graph.js";

/** The page's language that fits a tag such as "zh-CN"; English for what it does not speak. */
export function languageOf(tag: string): Language {
  return /^zh\b/i.test(tag) ? "zh" : "en";
}
