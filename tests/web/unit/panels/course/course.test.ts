import { describe, expect, it } from "vitest";
import { chapterWords } from "../../../../../web/src/panels/course/chapter_words.js";
import {
  chapterToOpen,
  doneIn,
  extent,
  minutesFor,
  nextIn,
} from "../../../../../web/src/panels/course/progress.js";
import { courseWords } from "../../../../../web/src/panels/course/words.js";
import {
  chapterNamed,
  chapters,
  courseOrder,
} from "../../../../../web/src/panels/lesson/chapters.js";
import { lessonIds } from "../../../../../web/src/panels/lesson/reading.js";

const none: ReadonlySet<string> = new Set();

describe("what is done of the course", () => {
  const vectors = chapterNamed("vectors");

  it("begins with the first lesson, and goes on with the first that is not done", () => {
    expect(chapterToOpen("next", none)).toBe("vectors");
    expect(nextIn(vectors, none)).toBe("vectors");
    const done = new Set(["vectors", "vectors-dot-and-cosine"]);
    expect(nextIn(vectors, done)).toBe("products");
    expect(doneIn(vectors, done)).toBe(2);
    expect(chapterToOpen("next", new Set([...done, "products"]))).toBe("looking");
  });

  it("does not wait for variants, and ends where everything is done", () => {
    const lessons = chapters.flatMap((chapter) => chapter.lessons.map(({ id }) => id));
    expect(lessons.length).toBeLessThan(courseOrder.length);
    const all = new Set(lessons);
    expect(nextIn(chapterNamed("cheaper"), all)).toBeUndefined();
    expect(chapterToOpen("next", all)).toBe("vectors");
    expect(chapterToOpen("scale", all)).toBe("scale");
  });

  it("counts its lessons and its minutes", () => {
    expect(extent.lessons + extent.variants).toBe(lessonIds.length);
    expect(extent.chapters).toBe(14);
    const sum = chapters.reduce((total, chapter) => total + minutesFor(chapter), 0);
    expect(extent.minutes).toBe(sum);
  });
});

describe("the words of the course", () => {
  it("writes halves and hours", () => {
    const { minutes, extent: said } = courseWords.en;
    expect([0.5, 1, 4.5].map(minutes)).toEqual(["½ min", "1 min", "4½ min"]);
    const counts = { chapters: 12, lessons: 40, variants: 28 };
    expect(said({ ...counts, minutes: 84.5 })).toContain("about 85 minutes");
    expect(said({ ...counts, minutes: 140 })).toContain("about 2½ hours");
    expect(courseWords.zh.extent({ ...counts, minutes: 140 })).toContain("约 2.5 小时");
  });

  it.each(["en", "zh"] as const)(
    "says in %s what each chapter is about, in a line that fits",
    (language) => {
      for (const { id } of chapters) {
        const { line, text, goals } = chapterWords[language][id];
        expect(line.length, line).toBeLessThanOrEqual(32);
        expect(line).toMatch(/[.。]$/u);
        expect(text).toMatch(/[.。]$/u);
        expect(goals.length).toBeGreaterThan(1);
        for (const goal of goals) expect(goal).not.toMatch(/[.。]$/u);
      }
    },
  );
});
