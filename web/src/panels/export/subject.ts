/** What the reader looks at as the dialog opens: all that files are made of. */
import type { Example } from "../../document/experiment.js";
import { lacksValues } from "../../scene/values.js";
import type { Engine } from "../../engine/index.js";
import type { RunRequest, RunResult } from "../../types/wire.js";
import type { Frame } from "../../types/frame.js";
import type { Cell, GraphNode, Language } from "../../types/graph.js";
import type { Stage } from "../../types/timeline.js";
import type { Theme } from "../../draw/colour.js";
import { Refused } from "./work.js";

export interface Subject {
  readonly language: Language;
  readonly theme: Theme;
  readonly request: RunRequest;
  readonly result: RunResult;
  readonly engine: Engine;
  /** The present step, and the present moment. */
  readonly stage: Stage;
  readonly time: number;
  /** Nothing where its values are not there. */
  readonly frameAt: (time: number) => Frame | undefined;
  /** It is shown in three dimensions, of which there are no files. */
  readonly inSpace: boolean;
  /** The node being computed. */
  readonly node: string | undefined;
  readonly batch: number;
  readonly head: number;
  readonly cell: Cell | undefined;
  readonly example: Example | undefined;
}

/** The picture of a moment. */
export function frameOf({ frameAt }: Subject, time: number): Frame {
  const frame = frameAt(time);
  if (!frame) throw new Refused("values");
  return frame;
}

/** Of a large result, all values; those the page does not have yet are asked for. */
export async function completeResult({
  engine,
  request,
  result,
}: Pick<Subject, "engine" | "request" | "result">): Promise<RunResult> {
  if (!result.graph.some(lacksValues)) return result;
  return engine.call({ ...request, output: { ...request.output, tensors: "memory" } });
}

/** The same result with the values of one node, at least. */
export async function nodeWithValues(subject: Subject, id: string): Promise<GraphNode> {
  const { engine, request, result } = subject;
  const known = result.graph.find((node) => node.id === id);
  if (known?.values) return known;
  const output = { ...request.output, only: [id], tensors: "memory" } as const;
  const { graph } = await engine.call({ ...request, output });
  const node = graph.find((one) => one.id === id);
  if (!node?.values) throw new Refused("values");
  return node;
}
