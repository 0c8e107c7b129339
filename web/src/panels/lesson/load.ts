/** The texts of the lessons, one file per language, loaded on first use. */
import type { Language } from "../../types/graph.js";
import type { LessonTable } from "./reading.js";
import type { StepTexts } from "./steps.js";

export interface LessonTexts {
  readonly words: LessonTable;
  readonly steps: StepTexts;
}

const loaders: Readonly<Record<Language, () => Promise<LessonTexts>>> = {
  en: () => import("./en/index.js"),
  zh: () => import("./zh/index.js"),
};

export const loadLessons = (language: Language): Promise<LessonTexts> => loaders[language]();

/** The texts in a language, or that they could not be loaded. */
export type Loaded = LessonTexts | "failed";

/** Loads the texts of the language that it was asked for last. */
export class LessonLoader {
  #language: Language | undefined;

  constructor(private readonly arrived: (loaded: Loaded) => void) {}

  ask(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    void loadLessons(language)
      .catch(() => "failed" as const)
      .then((loaded) => {
        if (language === this.#language) this.arrived(loaded);
      });
  }

  again(language: Language): void {
    this.#language = undefined;
    this.ask(language);
  }
}
