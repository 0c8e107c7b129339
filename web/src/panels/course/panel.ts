import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { ChapterId, OpenChapter } from "../../document/choices.js";
import type { Example } from "../../document/experiment.js";
import { themes, type Theme } from "../../draw/colour.js";
import type { Engine } from "../../engine/index.js";
import type { Language } from "../../types/graph.js";
import type { Preset } from "../../types/wire.js";
import { cross } from "../../ui/icons.js";
import { base } from "../../ui/styles.js";
import { copyText } from "../code/copy.js";
import { chapterNamed, chapters, type Chapter } from "../lesson/chapters.js";
import { recalledDone, replaceDone } from "../lesson/done.js";
import { LessonLoader, type Loaded } from "../lesson/load.js";
import { sharedStyles } from "../lesson/styles.js";
import { card, openCard, progressLine, type CardActions, type CardState } from "./cards.js";
import { picture } from "./pictures/pictures.js";
import { valuesWith } from "./pictures/values.js";
import { chapterToOpen, extent, type Done } from "./progress.js";
import { results, searchField, type SearchActions } from "./results.js";
import { entriesOf, search, type Entry } from "./search.js";
import { cardStyles } from "./styles/cards.js";
import { lessonListStyles } from "./styles/lessons.js";
import { narrowStyles } from "./styles/narrow.js";
import { pageStyles } from "./styles/page.js";
import { resultStyles } from "./styles/results.js";
import { print, teacher, type PrintedKind, type TeacherState } from "./teacher.js";
import { courseWords } from "./words.js";

/** How long a button shows that it has copied, in milliseconds. */
const SAID = 2500;

/**
 * The course: its chapters in the order of understanding, the lessons of the open one, and a search.
 * Dispatches `chapter` to open another one, `choose` for a lesson, `present` for a lecture, and `close`.
 */
export class PlaygroundCourse extends LitElement {
  static override properties = {
    chapter: {},
    first: { attribute: false },
    presets: { attribute: false },
    current: {},
    engine: { attribute: false },
    linkTo: { attribute: false },
    language: {},
    theme: { attribute: false },
    text: { state: true },
    reached: { state: true },
    forgotten: { state: true },
    said: { state: true },
    loaded: { state: true },
  };

  static override styles = [
    base,
    sharedStyles,
    pageStyles,
    cardStyles,
    lessonListStyles,
    resultStyles,
    narrowStyles,
  ];

  declare chapter: OpenChapter;
  /** The example that the page opens with, and all others. */
  declare first: Example;
  declare presets: readonly Preset[];
  /** The id of the example that the page shows. */
  declare current: string | undefined;
  declare engine: Engine;
  /** A link that opens the course at a chapter. */
  declare linkTo: (chapter: ChapterId) => string | undefined;
  declare language: Language;
  declare theme: Theme;
  /** What is searched for, and the index of the lesson that Enter opens. */
  declare text: string;
  declare reached: number;
  /** What was done before the reader started over. */
  declare forgotten: Done | undefined;
  declare said: TeacherState["said"];
  declare loaded: Loaded | undefined;
  readonly #loader = new LessonLoader((loaded) => {
    this.loaded = loaded;
  });
  #done: Done = recalledDone();
  /** The focus moves to the chapter that was opened. */
  #opening = true;

  constructor() {
    super();
    this.chapter = "next";
    this.presets = [];
    this.language = "en";
    this.theme = themes.light;
    this.text = "";
    this.reached = 0;
  }

  override willUpdate(changes: PropertyValues<this>): void {
    this.#loader.ask(this.language);
    if (changes.has("chapter")) this.said = undefined;
    if (changes.has("first") || changes.has("presets"))
      valuesWith(this.first)
        .compute(this.engine, this.#examples, () => {
          this.requestUpdate();
        })
        // Without an engine there are no numbers anywhere; the page says so.
        .catch(() => undefined);
  }

  override updated(): void {
    if (!this.#opening) return;
    this.#opening = false;
    const open = this.renderRoot.querySelector<HTMLElement>(".open");
    open?.querySelector<HTMLElement>(".strong")?.focus({ preventScroll: true });
    open?.scrollIntoView({ block: "nearest" });
  }

  get #examples(): ReadonlyMap<string, Example> {
    return new Map([this.first, ...this.presets].map((example) => [example.id, example]));
  }

  get #open(): Chapter {
    return chapterNamed(chapterToOpen(this.chapter, this.#done));
  }

  override render(): TemplateResult {
    const words = courseWords[this.language];
    const isSearching = this.text.trim() !== "";
    const found = isSearching ? this.#found() : [];
    return html`<div class="course" @keydown=${this.#onKey}>
      <header>
        <h2>${words.title}</h2>
        <p class="extent">
          ${words.extent(extent)}
          ${progressLine(this.language, { done: this.#done, forgotten: this.forgotten !== undefined }, { startOver: this.#startOver, undo: this.#undo })}
        </p>
        <div class="bar">
          ${searchField({ language: this.language, text: this.text, reached: this.reached, found }, this.#searching)}
          <button
            class="control close"
            aria-label=${words.close}
            title=${words.close}
            @click=${this.#close}
          >
            ${cross}
          </button>
        </div>
      </header>
      <p class="hidden" role="status">
        ${isSearching ? words.search.found(found.length) : nothing}
      </p>
      ${isSearching ? results({ language: this.language, found, text: this.text, reached: this.reached, done: this.#done }, this.#searching) : this.#chapters()}
    </div>`;
  }

  #found(): readonly Entry[] {
    const { loaded, language } = this;
    const table = loaded === "failed" ? undefined : loaded?.words;
    return search(entriesOf(this.#examples, table, language), this.text);
  }

  #chapters(): TemplateResult {
    const open = this.#open;
    const { language, current, theme, said } = this;
    const values = valuesWith(this.first);
    const state: CardState = {
      language,
      current,
      examples: this.#examples,
      done: this.#done,
      picture: ({ id }) => picture(id, values, { theme, language }),
    };
    const actions: CardActions = { openChapter: this.#openChapter, openLesson: this.#choose };
    return html`<div class="grid">
      <ol>
        ${chapters.map((one) => (one === open ? openCard : card)(one, state, actions))}
      </ol>
      ${teacher(
        { language, chapter: open, link: this.linkTo(open.id), said },
        { copy: this.#copy, print: this.#print, present: this.#present },
      )}
    </div>`;
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event("close", { bubbles: true }));
  };

  readonly #choose = (id: string): void => {
    this.#close();
    this.dispatchEvent(new CustomEvent("choose", { detail: id }));
  };

  readonly #openChapter = ({ id }: Chapter): void => {
    this.#opening = true;
    this.dispatchEvent(new CustomEvent("chapter", { detail: id }));
  };

  readonly #present = (): void => {
    const detail = this.#open.lessons[0]?.id;
    this.#close();
    this.dispatchEvent(new CustomEvent("present", { detail }));
  };

  readonly #searching: SearchActions = {
    write: (text) => {
      this.text = text;
      this.reached = 0;
    },
    clear: () => {
      this.text = "";
      this.renderRoot.querySelector("input")?.focus();
    },
    reach: (index) => {
      this.reached = index;
      void this.updateComplete.then(() => {
        this.renderRoot.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
      });
    },
    open: (id) => {
      this.#choose(id);
    },
  };

  readonly #startOver = (): void => {
    this.forgotten = this.#done;
    this.#setDone(new Set());
  };

  readonly #undo = (): void => {
    const before = this.forgotten;
    this.forgotten = undefined;
    if (before) this.#setDone(before);
  };

  /** The button that was pressed gives way to another, which takes the focus. */
  #setDone(done: Done): void {
    this.#done = done;
    replaceDone(done);
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(".progress .link")?.focus();
    });
  }

  readonly #copy = async (): Promise<void> => {
    const link = this.linkTo(this.#open.id);
    if (link === undefined) return;
    this.said = (await copyText(link, this.renderRoot)) ? "copied" : "byHand";
    if (this.said === "byHand") {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLInputElement>(".teacher input")?.select();
      return;
    }
    setTimeout(() => {
      if (this.said === "copied") this.said = undefined;
    }, SAID);
  };

  readonly #print = async (what: PrintedKind): Promise<void> => {
    if (this.said === "preparing") return;
    this.said = "preparing";
    const { engine, language } = this;
    const chapter = this.#open;
    const subject = { chapter, examples: this.#examples, engine, language };
    this.said = await print(what, subject, this.linkTo(chapter.id));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const field = this.renderRoot.querySelector("input");
    const { activeElement } = this.renderRoot as ShadowRoot;
    if (key !== "/" || ctrlKey || metaKey || altKey || activeElement === field) return;
    event.preventDefault();
    field?.focus();
  };
}
