/** Break it: the parts of an experiment that one switch takes away, to see what each is for. */
import type { RunRequest, RunResult } from "../../types/wire.js";
import { valueAt } from "../../document/pointer.js";
import { maskKind } from "./relevant.js";

export type AblationId =
  "scale" | "mask" | "position" | "norm" | "finalNorm" | "residual" | "feedForward" | "heads";

export interface Ablation {
  readonly id: Exclude<AblationId, "heads">;
  readonly path: string;
  /** What it is set to where it is broken. */
  readonly broken: unknown;
  /** Whether an experiment has the part. */
  readonly has: (request: RunRequest) => boolean;
}

const inBlock = (request: RunRequest): boolean => request.block !== undefined;
const attends = ({ block }: RunRequest): boolean => block?.["attention"] !== false;

export const ablations: readonly Ablation[] = [
  {
    id: "scale",
    path: "/attention/scale",
    broken: false,
    has: (request) =>
      attends(request) &&
      (valueAt(request, "/attention/score") ?? "scaled_dot") === "scaled_dot" &&
      valueAt(request, "/attention/scale") !== false,
  },
  {
    id: "mask",
    path: "/attention/mask",
    broken: { kind: "none" },
    has: (request) => attends(request) && maskKind(request) !== "none",
  },
  {
    id: "position",
    path: "/position/kind",
    broken: "none",
    has: (request) => (valueAt(request, "/position/kind") ?? "none") !== "none",
  },
  {
    id: "norm",
    path: "/block/norm",
    broken: "none",
    has: (request) => inBlock(request) && request.block?.["norm"] !== "none",
  },
  {
    id: "finalNorm",
    path: "/block/final_norm",
    broken: false,
    has: (request) => request.block?.["final_norm"] === true && request.block["norm"] !== "none",
  },
  {
    id: "residual",
    path: "/block/residual",
    broken: false,
    has: (request) => inBlock(request) && request.block?.["residual"] !== false,
  },
  {
    id: "feedForward",
    path: "/block/feed_forward",
    broken: false,
    has: (request) => inBlock(request) && request.block?.["feed_forward"] !== false,
  },
];

/** What was taken away, by the switch that did it: what to bring back. */
export type Removed = ReadonlyMap<AblationId, unknown>;

export const isAblated = (one: Ablation, settings: RunRequest): boolean =>
  JSON.stringify(valueAt(settings, one.path)) === JSON.stringify(one.broken);

/** Worth a switch: what the experiment has, or had until the reader took it away. */
export function isOffered(one: Ablation, opened: RunRequest, settings: RunRequest, taken: Removed) {
  if (settings.program) return false;
  if (one.has(settings)) return true;
  return isAblated(one, settings) && (one.has(opened) || taken.has(one.id));
}

/** What to set to break it, or to mend it: as it was before, else as the experiment was opened. */
export function switched(one: Ablation, opened: RunRequest, settings: RunRequest, taken: Removed) {
  if (!isAblated(one, settings)) return one.broken;
  if (taken.has(one.id)) return taken.get(one.id);
  return isAblated(one, opened) ? undefined : valueAt(opened, one.path);
}

/** The numbers of heads that divide the width; none where there is but one. */
export function headCounts(request: RunRequest, result: RunResult): number[] {
  if (request.program || !attends(request)) return [];
  const style = request.attention?.["head_style"];
  const merged = result.graph.find(({ role }) => role === "query" || role === "value");
  const width = merged?.shape.at(-1) ?? 1;
  if (style === "stacked" || request.attention?.["projections"] === false) return [];
  const counts = Array.from({ length: width }, (_, i) => i + 1).filter((n) => width % n === 0);
  return counts.length > 1 ? counts : [];
}
