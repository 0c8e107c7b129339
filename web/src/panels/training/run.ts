/**
 * One run of training: a clock whose time is the step. Any step that was reached can be gone back to, since a checkpoint
 * is kept every few steps and the steps between are taken again, bit for bit.
 */
import type { TrainingEngine } from "../../engine/session/training.js";
import { EngineError } from "../../types/error.js";
import type {
  Checkpoint,
  HeadSeries,
  Input,
  RunResult,
  TrainCreateRequest,
  TrainCreateResult,
  TrainResult,
} from "../../types/wire.js";
import { cutBy } from "./own_words.js";

/** How many steps lie between two checkpoints. */
export const APART = 10;
/** From this score on a head has a name. */
export const BORN = 0.5;
/** How long the steps of one frame may take when it runs fast, in milliseconds. */
const SLICE = 24;

export const ROLES = ["answer", "previous", "same_word", "first"] as const;
export type Role = (typeof ROLES)[number];

/** Where a head looks, as a mean weight over the latest steps. */
export type HeadScores = Readonly<Record<Role, number>> & Pick<HeadSeries, "block" | "head">;

/** How much of the mean is kept from step to step: one step has few examples, and heads are named by these scores. */
const KEPT = 0.9;

/** A head that has begun to do one thing. */
export interface Birth {
  readonly step: number;
  readonly block: number;
  readonly head: number;
  readonly role: Role;
}

/** What a run is told to do. */
export interface RunRequest {
  readonly create: TrainCreateRequest;
  readonly steps: number;
}

export class TrainingRun {
  /** Of each step, in order. */
  readonly losses: number[] = [];
  readonly accuracies: number[] = [];
  readonly scores: (readonly HeadScores[])[] = [];
  readonly births: Birth[] = [];
  /** What the probe gives at this step. */
  probed: RunResult | undefined;
  /** Why the probe gives nothing. */
  probeError: EngineError | undefined;
  error: EngineError | undefined;
  /** Where the trainer is. */
  step = 0;
  playing = false;
  fast = false;
  /** The step that could not be taken, as its loss was not finite. */
  stopped: number | undefined;
  created: TrainCreateResult | undefined;
  /** The last step; playing goes on to it. */
  limit: number;
  readonly #checkpoints = new Map<number, Checkpoint>();
  /** The step at which it began: 0, or that of a file. */
  #from = 0;
  #heading: number | undefined;
  #sentence = "";
  #perStep = 4;
  #queue: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly engine: TrainingEngine,
    readonly request: RunRequest,
    private readonly changed: () => void,
    private readonly nextFrame: (act: () => void) => void = (act) => requestAnimationFrame(act),
  ) {
    this.limit = request.steps;
  }

  /** Where it is, or is on its way to. */
  get heading(): number {
    return this.#heading ?? this.step;
  }

  /** Makes the trainer and looks at its first weights. */
  start(sentence: string): Promise<void> {
    this.#sentence = sentence;
    return this.#inTurn(async () => {
      this.created = await this.engine.call(this.request.create);
      await this.#keep();
      await this.#probe();
    });
  }

  /** Another sentence to watch the heads on. */
  watch(sentence: string): Promise<void> {
    this.#sentence = sentence;
    return this.#inTurn(() => this.#probe());
  }

  play(): void {
    if (this.playing || this.stopped !== undefined) return;
    if (this.step >= this.limit) this.limit += this.request.steps;
    this.playing = true;
    this.changed();
    this.nextFrame(this.#frame);
  }

  pause(): void {
    this.playing = false;
    this.changed();
  }

  /** Goes to a step: back to one that was taken, or on to a later one. */
  seek(step: number): Promise<void> {
    const wanted = Math.max(this.#from, Math.min(step, this.limit));
    this.#heading = wanted;
    return this.#inTurn(async () => {
      if (wanted < this.step) await this.#restore(wanted);
      while (this.step < wanted && this.stopped === undefined)
        await this.#train(Math.min(wanted - this.step, this.#toCheckpoint()));
      await this.#probe();
      if (this.#heading === wanted) this.#heading = undefined;
    });
  }

  /** The parameters and moments at the present step. */
  async checkpoint(): Promise<Checkpoint> {
    const { trainer } = this.#made();
    return this.engine.call({ command: "checkpoint", trainer, output: { tensors: "memory" } });
  }

  /** Whether there is a trainer, once that is known. */
  async made(): Promise<boolean> {
    await this.#queue;
    return this.created !== undefined;
  }

  /** Goes on from a state that was saved at a step; how it came there is not known. */
  continueFrom(step: number, values: Float32Array): Promise<void> {
    return this.#inTurn(async () => {
      const { trainer } = this.#made();
      await this.engine.call({ command: "restore", trainer, step, values });
      this.step = this.#from = step;
      this.limit = Math.max(this.limit, step + this.request.steps);
      this.#checkpoints.clear();
      await this.#keep();
      await this.#probe();
    });
  }

  /** Ends it; nothing changes any more. */
  close(): void {
    this.#closed = true;
    this.playing = false;
    const { created } = this;
    if (created)
      this.engine.call({ command: "release", trainer: created.trainer }).catch(() => undefined);
  }

  readonly #frame = (): void => {
    if (!this.playing || this.#closed) return;
    const most = this.fast ? Math.max(1, Math.round(SLICE / this.#perStep)) : 1;
    const steps = Math.min(most, this.limit - this.step, this.#toCheckpoint());
    void this.#inTurn(async () => {
      if (!this.playing) return;
      await this.#train(steps);
      await this.#probe();
      if (this.step >= this.limit || this.stopped !== undefined) this.playing = false;
    }).then(() => {
      if (this.playing) this.nextFrame(this.#frame);
    });
  };

  #toCheckpoint(): number {
    return APART - (this.step % APART);
  }

  async #train(steps: number): Promise<void> {
    const { trainer } = this.#made();
    const result = await this.engine.call({ command: "train", trainer, steps });
    this.#record(result);
    this.step = result.step;
    this.stopped = result.stopped;
    if (steps > 0) this.#perStep = Math.max(0.05, result.timing.compute_ms / steps);
    if (this.step % APART === 0 && !this.#checkpoints.has(this.step)) await this.#keep();
  }

  /** Steps that are taken again are known. */
  #record({ step, losses, accuracies, heads }: TrainResult): void {
    for (const [i, loss] of losses.entries()) {
      const at = step - losses.length + i;
      this.losses[at] ??= loss;
      this.accuracies[at] ??= accuracies[i] ?? 0;
    }
    for (const i of losses.keys()) {
      const at = step - losses.length + i;
      if (this.scores[at] || heads.length === 0) continue;
      const before = this.scores[at - 1];
      this.scores[at] = heads.map((series, head) => meanOf(before?.[head], series, i));
      for (const scores of this.scores[at]) this.#noteBirth(at + 1, scores);
    }
  }

  #noteBirth(step: number, scores: HeadScores): void {
    const { block, head } = scores;
    const role = roleOf(scores);
    const known = this.births.some(
      (birth) => birth.block === block && birth.head === head && birth.role === role,
    );
    // Where there is nothing to do a head rests on the first token.
    if (role && role !== "first" && !known) this.births.push({ step, block, head, role });
  }

  async #keep(): Promise<void> {
    this.#checkpoints.set(this.step, await this.checkpoint());
  }

  async #restore(step: number): Promise<void> {
    const from = Math.max(this.#from, step - (step % APART));
    const { trainer } = this.#made();
    const kept = this.#checkpoints.get(from);
    if (!kept) return;
    await this.engine.call({ command: "restore", trainer, step: from, values: kept.values });
    this.step = from;
    this.stopped = undefined;
  }

  async #probe(): Promise<void> {
    const { trainer } = this.#made();
    try {
      this.probed = await this.engine.call({
        command: "train_probe",
        trainer,
        input: inputOf(this, this.#sentence),
        output: { tensors: "memory" },
      });
      this.probeError = undefined;
    } catch (error) {
      if (!(error instanceof EngineError) || !error.path.startsWith("/input")) throw error;
      this.probeError = error;
    }
  }

  #made(): TrainCreateResult {
    if (!this.created) throw new EngineError("unknown_trainer", "/trainer", "nothing trains yet");
    return this.created;
  }

  /** One request after the other, as they were made. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (this.#closed) return;
      try {
        await act();
      } catch (error) {
        this.playing = false;
        // What came first is the cause of what follows.
        this.error ??=
          error instanceof EngineError ? error : new EngineError("internal", "", String(error));
      }
      if (!this.#closed) this.changed();
    });
    return this.#queue;
  }
}

/** A sentence as the trainer reads it: words of the reader's may have several characters that the core would part. */
export const inputOf = ({ request, created }: TrainingRun, sentence: string): Input =>
  request.create.task.words && created
    ? { tokens: cutBy(created.vocabulary, sentence) }
    : { text: sentence };

/** What a head does, if it does one thing more than half of the time; the answer counts before the rest. */
export function roleOf(scores: HeadScores): Role | undefined {
  const best = ROLES.reduce((one, other) => (scores[other] > scores[one] ? other : one));
  return scores[best] >= BORN ? best : undefined;
}

/** Moves the mean on by the scores of the `i`-th step of a series. */
function meanOf(before: HeadScores | undefined, series: HeadSeries, i: number): HeadScores {
  const { block, head } = series;
  const moved = ROLES.map((role): [Role, number] => {
    const score = series[role][i] ?? 0;
    return [role, before ? KEPT * before[role] + (1 - KEPT) * score : score];
  });
  return { block, head, ...(Object.fromEntries(moved) as Record<Role, number>) };
}

/** The scores of all heads after a step; none before the first. */
export const scoresAt = (run: TrainingRun, step: number): readonly HeadScores[] =>
  run.scores[step - 1] ?? [];

/** One head's scores in one role, with their steps. */
export const seriesOf = (
  run: TrainingRun,
  head: number,
  role: Role,
): readonly (readonly [number, number])[] =>
  run.scores.flatMap((heads, at) => {
    const own = heads[head];
    return own ? [[at + 1, own[role]] as const] : [];
  });
