/** A reader's document over the module itself, and what it shows. */
import { ExperimentDocument } from "../../../../web/src/document/document.js";
import { createEngine } from "../../../../web/src/engine/node.js";
import type { RunRequest } from "../../../../web/src/types/wire.js";

const engine = createEngine(
  new URL("../../../../build/wasm-scalar/attention.wasm", import.meta.url),
);

export const request: RunRequest = {
  command: "run",
  input: { text: "one small step" },
  embedding: { d_in: 4 },
  attention: { d_out: 2, mask: { kind: "causal" } },
};

/** A document whose clock goes on by `pause` with every change. */
export async function opened(of: RunRequest = request, pause = 5000) {
  let time = 0;
  const document = new ExperimentDocument(
    engine,
    () => undefined,
    () => (time += pause),
  );
  await document.open(of);
  return document;
}

export const find = (document: ExperimentDocument, id: string) => {
  const node = document.answered?.result.graph.find((one) => one.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};
export const values = (document: ExperimentDocument, id: string) =>
  Array.from(find(document, id).values ?? []);
export const sentence = { side: "input", index: 0 } as const;
