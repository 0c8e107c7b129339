import { en } from "./en.js";
import type { Language, Phrases } from "./phrases.js";
import { zh } from "./zh.js";

export { languageOf } from "./language.js";
export type { Language, Origin, Phrases, Splitting } from "./phrases.js";

const tables: Readonly<Record<Language, Phrases>> = { en, zh };

/** All strings in one language. */
export function phrases(language: Language): Phrases {
  return tables[language];
}
