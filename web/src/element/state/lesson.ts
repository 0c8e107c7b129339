import type { RunRequest } from "../../types/wire.js";
import { requestIn } from "../../document/experiment.js";
import { noGuess, type Guess } from "../../panels/lesson/guess.js";
import type * as FilmFile from "../../panels/lesson/film.js";
import type { Host } from "../host.js";
import type { Story } from "../story.js";
import type { Landing } from "./film.js";

/** Opens examples where their lessons take place. What lessons do in the film is loaded with the first use. */
export class Lesson {
  /** What lessons do in the film; undefined until it is loaded. */
  film: FilmFile.LessonFilm | undefined;
  #file: Promise<typeof FilmFile | undefined> | undefined;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    /** Whether lessons are shown in this element. */
    private readonly shown: () => boolean,
  ) {}

  get guess(): Guess {
    return this.film?.guess ?? noGuess;
  }

  async #load() {
    this.#file ??= import("../../panels/lesson/film.js").catch(() => undefined);
    const file = await this.#file;
    if (!file) this.#file = undefined;
    else
      this.film ??= new file.LessonFilm(this.story, this.shown, () => {
        this.host.requestUpdate();
      });
    return file;
  }

  /** Calls back once what lessons do in the film is there. */
  async use(act: (film: FilmFile.LessonFilm) => void): Promise<void> {
    await this.#load();
    if (this.film) act(this.film);
  }

  /** Where an example opens; undefined if its lesson cannot be loaded. */
  async landing(id: string, of: RunRequest): Promise<Landing | undefined> {
    const file = await this.#load();
    const place = file?.placeOf(id);
    return (
      file &&
      place && { of, node: place.opens, view: place.view, look: file.lookOf(id, place.opens) }
    );
  }

  /** Opens an example at the picture of its lesson, or plays one of its steps. */
  async open(id: string, node?: string): Promise<void> {
    const { story } = this;
    const example = story.examples.find((one) => one.id === id);
    if (!example) return;
    // At once, as the reader may have gone on to another tab when the lesson has come.
    story.choose({ tab: "lesson" });
    const of = requestIn(example, story.language);
    const landing =
      node === undefined ? await this.landing(id, of) : ({ of, node, plays: "now" } as const);
    this.film?.forget();
    if (landing) story.film.land(landing);
    await story.openExample(example);
  }

  /** The reader watches. */
  play(): void {
    if (this.film) return this.film.play();
    const { player } = this.story.clock;
    player.play();
    void this.use((film) => {
      if (!player.paused) film.wait();
    });
  }
}
