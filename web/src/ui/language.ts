import type { Language } from "../types/graph.js";

/** The page's language for a tag such as "zh-CN"; English for all others. */
export function languageOf(tag: string): Language {
  return /^zh\b/i.test(tag) ? "zh" : "en";
}
