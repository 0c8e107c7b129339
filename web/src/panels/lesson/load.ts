/** The texts of the lessons, one file per language, loaded on first use. */
import type { Language } from "../../types/graph.js";
import type { LessonTable } from "./reading.js";

const loaders: Readonly<Record<Language, () => Promise<{ words: LessonTable }>>> = {
  en: () => import("./en/index.js"),
  zh: () => import("./zh/index.js"),
};

export const loadLessons = async (language: Language): Promise<LessonTable> =>
  (await loaders[language]()).words;
