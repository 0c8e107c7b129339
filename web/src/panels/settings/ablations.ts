/** Break it: the parts of an experiment that one switch takes away, to see what each is for. */
import { valueAt } from "../../document/pointer.js";
import type { Ablation, RunRequest } from "../../types/wire.js";

/** The number of heads stands beside the parts. */
export type AblationId = Ablation["part"] | "heads";

/** In which the switches stand. */
const ORDER: readonly Ablation["part"][] = [
  "scale",
  "mask",
  "position",
  "norm",
  "final_norm",
  "residual",
  "feed_forward",
];

/** What a switch took away, and what was there. */
interface Removed {
  readonly ablation: Ablation;
  readonly value: unknown;
}
export type RemovedParts = ReadonlyMap<AblationId, Removed>;

export const isAblated = ({ field, value }: Ablation, settings: RunRequest): boolean =>
  JSON.stringify(valueAt(settings, field)) === JSON.stringify(value);

/** Worth a switch: what the experiment has now, or had until the reader took it away. */
export function offered(
  { now, opened }: { readonly now: readonly Ablation[]; readonly opened: readonly Ablation[] },
  settings: RunRequest,
  removed: RemovedParts,
): readonly Ablation[] {
  if (settings.program) return [];
  const had = [...opened, ...[...removed.values()].map(({ ablation }) => ablation)];
  const gone = had.filter((one) => isAblated(one, settings));
  const parts = new Map([...gone, ...now].map((one) => [one.part, one]));
  return ORDER.flatMap((part) => parts.get(part) ?? []);
}

/** What to set to break it, or to mend it: as it was before, else as the experiment was opened. */
export function switched(
  one: Ablation,
  opened: RunRequest,
  settings: RunRequest,
  removed: RemovedParts,
): unknown {
  if (!isAblated(one, settings)) return one.value;
  const before = removed.get(one.part);
  if (before) return before.value;
  return isAblated(one, opened) ? undefined : valueAt(opened, one.field);
}
