/** "Break it": the parts of an experiment that a switch removes, to see what each is for. */
import { valueAt } from "../../document/pointer.js";
import type { Ablation, RunRequest } from "../../types/wire.js";

/** The number of heads is shown with the parts. */
export type AblationId = Ablation["part"] | "heads";

/** The order of the switches. */
const ORDER: readonly Ablation["part"][] = [
  "scale",
  "mask",
  "position",
  "norm",
  "final_norm",
  "residual",
  "feed_forward",
];

/** What a switch removed, and the value before. */
interface Removed {
  readonly ablation: Ablation;
  readonly value: unknown;
}
export type RemovedParts = ReadonlyMap<AblationId, Removed>;

export const isAblated = ({ field, value }: Ablation, settings: RunRequest): boolean =>
  JSON.stringify(valueAt(settings, field)) === JSON.stringify(value);

/** The parts with a switch: those the experiment has now, or had until the reader removed them. */
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

/** The value that removes a part, or restores it as before, otherwise as in the opened experiment. */
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
