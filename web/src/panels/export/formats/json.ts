/** An experiment as JSON: the request and the response. */
import { numberText } from "../../../program/literal.js";
import type { RunRequest, RunResult } from "../../../types/wire.js";

type Node = RunResult["graph"][number];

/** Non-finite numbers are written as strings. */
const words = { open: "[", close: "]", infinity: "inf", nan: "nan" };

const written = (value: number): string =>
  Number.isFinite(value) ? numberText(value, words) : `"${numberText(value, words)}"`;

/** Fields that the engine adds for large results are not part of the response. */
const notes: ReadonlySet<string> = new Set(["values", "largest", "small"]);

function nodeText(node: Node): string {
  const described = Object.fromEntries(Object.entries(node).filter(([name]) => !notes.has(name)));
  const text = JSON.stringify(described);
  if (!node.values) return text;
  return `${text.slice(0, -1)},"values":[${Array.from(node.values, written).join()}]}`;
}

/** The exported request returns numbers, not memory addresses. */
const toAskAgain = (request: RunRequest): RunRequest =>
  request.output ? { ...request, output: { ...request.output, tensors: "inline" } } : request;

/**
 * `{"request": …, "response": …}` in pieces, as it may exceed the maximum length of a string. Any
 * build of the core answers the request with this response.
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
