/** What the scenes say, in both languages. */
import type { Language } from "../types/graph.js";
import { en } from "./words/en.js";
import type { SceneWords } from "./words/phrases.js";
import { zh } from "./words/zh.js";

export { type GroupKind, groups, subtitles, titles } from "../story/titles.js";

export const words: Record<Language, SceneWords> = { en, zh };
