/** An experiment as JSON: what was asked and what was answered. */
import { numberText } from "../../../program/literal.js";
import type { RunRequest, RunResult } from "../../../types/wire.js";

type Node = RunResult["graph"][number];

/** Non-finite numbers travel as words. */
const words = { open: "[", close: "]", infinity: "inf", nan: "nan" };

const written = (value: number): string =>
  Number.isFinite(value) ? numberText(value, words) : `"${numberText(value, words)}"`;

/** What the engine noted about large results is no part of the answer. */
const notes: ReadonlySet<string> = new Set(["values", "largest", "small"]);

function nodeText(node: Node): string {
  const described = Object.fromEntries(Object.entries(node).filter(([name]) => !notes.has(name)));
  const text = JSON.stringify(described);
  if (!node.values) return text;
  return `${text.slice(0, -1)},"values":[${Array.from(node.values, written).join()}]}`;
}

/** Memory is shared with the page alone; whoever asks again gets numbers. */
const toAskAgain = (request: RunRequest): RunRequest =>
  request.output ? { ...request, output: { ...request.output, tensors: "inline" } } : request;

/**
 * `{"request": …, "response": …}` piece by piece, as it may be longer than a string can be: the
 * request, given to any build of the core, is answered by this response.
 */
export function* experimentJson(request: RunRequest, result: RunResult): Generator<string> {
  const { graph, ...rest } = result;
  yield `{"request":${JSON.stringify(toAskAgain(request))},\n"response":{"ok":true,"result":{`;
  for (const [name, value] of Object.entries(rest))
    yield `${JSON.stringify(name)}:${JSON.stringify(value)},\n`;
  yield '"graph":[\n';
  for (const [i, node] of graph.entries()) yield (i > 0 ? ",\n" : "") + nodeText(node);
  yield "\n]}}}\n";
}
