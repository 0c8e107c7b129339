/** What the letters of shapes stand for. */
import type { Language, Words } from "../../types/graph.js";
import type { Extent } from "../../types/timeline.js";

const MEANINGS: Readonly<Record<string, Words>> = {
  B: { en: "sentences", zh: "句子数" },
  H: { en: "heads", zh: "头数" },
  T: { en: "tokens that look", zh: "查询的词元数" },
  S: { en: "tokens looked at", zh: "被看的词元数" },
  C: { en: "numbers in a vector", zh: "向量的长度" },
  D: { en: "numbers in a head’s vector", zh: "每个头的向量长度" },
  F: { en: "hidden numbers", zh: "隐藏层的宽度" },
  V: { en: "vocabulary", zh: "词表大小" },
};

/** The letters of a shape with their meanings, each once: "H heads · T tokens that look". */
export function lettersOf(shape: readonly Extent[], language: Language): string {
  const letters = new Set(shape.map(({ letter }) => letter));
  return [...letters]
    .map((letter) => `${letter} ${MEANINGS[letter]?.[language] ?? ""}`)
    .join(" · ");
}
