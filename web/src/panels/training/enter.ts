/** From a checkpoint to an experiment of the page, in which every number of it can be seen. */
import type { Numbers, RunRequest } from "../../types/wire.js";
import { inputOf, type TrainingRun } from "./run.js";

/** The model of a run with the parameters in `values`, on a sentence. */
export function enteredRequest(run: TrainingRun, values: Float32Array, text: string): RunRequest {
  const { embedding, position, attention, block, head } = run.request.create;
  const { state = [], vocabulary = [] } = run.created ?? {};
  const parameters = state.map(({ id, shape, first }): [string, Numbers] => {
    const size = shape.reduce((one, axis) => one * axis, 1);
    return [id, nested([...values.subarray(first, first + size)], shape)];
  });
  const rows = state.find(({ id }) => id === "position_encoding")?.shape[0];
  return {
    command: "run",
    input: inputOf(run, text),
    ...(embedding && { embedding }),
    position: { ...position, ...(rows !== undefined && { length: rows }) },
    ...(attention && { attention }),
    ...(block && { block }),
    weights: { values: Object.fromEntries(parameters) },
    head: { ...head, vocabulary },
  };
}

/** Rows of a matrix; a vector as it is. */
function nested(values: readonly number[], shape: readonly number[]): Numbers {
  const [rows = 1, columns] = shape;
  if (columns === undefined) return values;
  return Array.from({ length: rows }, (_, i) => values.slice(i * columns, (i + 1) * columns));
}
