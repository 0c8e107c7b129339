/** The room in which a model learns, over the page. Its code is loaded when it is first opened. */
import { html, nothing, type TemplateResult } from "lit";
import type { RunRequest } from "../../types/wire.js";
import { defineLater, dialog, type DialogEvents } from "../../ui/dialog.js";
import type { ThemeController } from "../../ui/theme.js";
import type { Host } from "../host.js";
import type { Story } from "../story.js";
import { elementWords } from "../words.js";

/** What the room shows, and what it acts on. */
interface TrainingParts {
  readonly host: Host;
  readonly story: Story;
  readonly themeController: ThemeController;
}

interface Entered {
  readonly request: RunRequest;
  /** What to compare it with. */
  readonly other?: RunRequest;
}

/** Open as long as the reader's choices say what is trained. */
export class TrainingDialog {
  #loading: "asked" | "missing" | undefined;

  constructor(private readonly parts: TrainingParts) {}

  dialog(): TemplateResult | typeof nothing {
    const { story, themeController } = this.parts;
    const { language, choices } = story;
    if (!choices.train) return nothing;
    this.#load();
    const panel = html`<playground-training
      .place=${choices.train}
      .language=${language}
      .theme=${themeController.theme}
      @place=${({ detail }: CustomEvent<string>) => {
        if (story.choices.train) story.choose({ train: detail });
      }}
      @enter=${({ detail }: CustomEvent<Entered>) => {
        story.choose({ train: undefined });
        void this.#enter(detail);
      }}
    ></playground-training>`;
    const content = this.#loading === "missing" ? undefined : panel;
    return dialog(elementWords[language].train.name, content, language, this.#events, true);
  }

  async #enter({ request, other }: Entered): Promise<void> {
    const { document } = this.parts.story;
    await document.open(request);
    if (other) await document.compareWith(other);
  }

  #load(): void {
    if (this.#loading) return;
    this.#loading = "asked";
    defineLater(
      "playground-training",
      async () => (await import("../../panels/training/panel.js")).PlaygroundTraining,
    ).catch(() => {
      this.#loading = "missing";
      this.parts.host.requestUpdate();
    });
  }

  readonly #events: DialogEvents = {
    closed: () => {
      this.parts.story.choose({ train: undefined });
    },
    again: () => {
      this.#loading = undefined;
      this.parts.host.requestUpdate();
    },
  };
}
