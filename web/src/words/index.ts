import { en } from "./en.js";
import type { Language, Phrases } from "./phrases.js";
import { zh } from "./zh.js";

export type { Language, Origin, Phrases, Splitting } from "./phrases.js";

const tables: Readonly<Record<Language, Phrases>> = { en, zh };

/** All strings in one language. */
export function phrases(language: Language): Phrases {
  return tables[language];
}

/** The page's language that fits a tag such as "zh-CN"; English for what it does not speak. */
export function languageOf(tag: string): Language {
  return /^zh\b/i.test(tag) ? "zh" : "en";
}
