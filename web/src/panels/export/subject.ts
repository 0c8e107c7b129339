/** The current view when the dialog opens, from which files are made. */
import type { Example } from "../../document/experiment.js";
import { lacksValues } from "../../scene/values.js";
import type { Engine } from "../../engine/index.js";
import type { RunRequest, RunResult } from "../../types/wire.js";
import type { Frame } from "../../types/frame.js";
import type { Cell, GraphNode, Language } from "../../types/graph.js";
import type { Level, Stage } from "../../types/timeline.js";
import type { Theme } from "../../draw/colour.js";
import { Refused } from "./work.js";

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Subject {
  readonly language: Language;
  readonly theme: Theme;
  readonly request: RunRequest;
  readonly result: RunResult;
  readonly engine: Engine;
  /** The current level, step and moment. */
  readonly level: Level;
  readonly stage: Stage;
  readonly time: number;
  /** Undefined if its values are not loaded. Without a size, the picture is as large as the scene. */
  readonly frameAt: (time: number, size?: PictureSize) => Frame | undefined;
  /** The view "space" is shown, which cannot be exported. */
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

/** The result with all values; missing ones are loaded. */
export async function completeResult({
  engine,
  request,
  result,
}: Pick<Subject, "engine" | "request" | "result">): Promise<RunResult> {
  if (!result.graph.some(lacksValues)) return result;
  return engine.call({ ...request, output: { ...request.output, tensors: "memory" } });
}

/** A node with its values. */
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
