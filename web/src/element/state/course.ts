/** The course over the page. Its code is loaded when it is first opened. */
import { html, nothing, type TemplateResult } from "lit";
import type { ChapterId } from "../../document/choices.js";
import { linkInto, linkTo } from "../../document/state/links.js";
import type { ThemeController } from "../../ui/theme.js";
import { defineLater, dialog, type DialogEvents } from "../../ui/dialog.js";
import type { Host } from "../host.js";
import { sentenceWords } from "../parts/sentence/words.js";
import type { Present } from "../present/present.js";
import type { Story } from "../story.js";
import type { Lesson } from "./lesson.js";

/** What the course shows, and what it acts on. */
interface CourseParts {
  readonly host: Host;
  readonly story: Story;
  readonly lesson: Lesson;
  readonly themeController: ThemeController;
  readonly present: Present;
}

/** Open as long as the reader's choices name a chapter. */
export class CourseDialog {
  #loading: "asked" | "missing" | undefined;

  constructor(private readonly parts: CourseParts) {}

  dialog(): TemplateResult | typeof nothing {
    const { story, themeController } = this.parts;
    const { language, choices } = story;
    const { chapter } = choices;
    if (!chapter) return nothing;
    this.#load();
    const panel = html`<playground-course
      .chapter=${chapter}
      .first=${story.first}
      .presets=${story.presets}
      .current=${story.example?.id}
      .engine=${story.engine}
      .linkTo=${this.#linkTo}
      .language=${language}
      .theme=${themeController.theme}
      @chapter=${({ detail }: CustomEvent<ChapterId>) => {
        story.choose({ chapter: detail });
      }}
      @choose=${({ detail }: CustomEvent<string>) => void this.parts.lesson.open(detail)}
      @present=${({ detail }: CustomEvent<string>) => {
        this.#present(detail);
      }}
    ></playground-course>`;
    const content = this.#loading === "missing" ? undefined : panel;
    return dialog(sentenceWords[language].examples, content, language, this.#events, true);
  }

  #load(): void {
    if (this.#loading) return;
    this.#loading = "asked";
    defineLater(
      "playground-course",
      async () => (await import("../../panels/course/panel.js")).PlaygroundCourse,
    ).catch(() => {
      this.#loading = "missing";
      this.parts.host.requestUpdate();
    });
  }

  readonly #events: DialogEvents = {
    closed: () => {
      this.parts.story.choose({ chapter: undefined });
    },
    again: () => {
      this.#loading = undefined;
      this.parts.host.requestUpdate();
    },
  };

  /** A link that opens the course at a chapter; undefined where others could not open it. */
  readonly #linkTo = (chapter: ChapterId): string | undefined => {
    const { host, story } = this.parts;
    const state = { chapter, lang: story.language };
    if (host.page !== undefined) return linkTo(host.page, state);
    return host.id ? linkInto(location.href.replace(/#.*$/u, ""), host.id, state) : undefined;
  };

  #present(id: string): void {
    const { lesson, present } = this.parts;
    // At once, because browsers allow the full screen only in answer to a click.
    if (!present.active) present.toggle();
    void lesson.open(id);
  }
}
