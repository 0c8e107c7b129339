/**
 * An experiment as a program: one or a few statements for each node of its graph.
 *
 *     const program = generate(result, request, "pytorch", "en");
 *     program.lines[4].code;      // "query = x @ W_query", as the panel shows it
 *     sourceOf(program);          // the whole file, with every number, ready to run
 */
import type { RunRequest } from "../types/wire.js";
import type { Ink } from "../types/frame.js";
import type { Experiment, GraphNode, Language } from "../types/graph.js";
import { shapeOf } from "../scene/grid.js";
import { inkOf } from "../scene/identity.js";
import { writtenNodes, writtenOps } from "../ops/registries/code.js";
import { cppFile, cppWriter } from "./cpp_file.js";
import { namesOf } from "./names.js";
import { numpyWriter, pythonFile, pytorchWriter } from "./python_file.js";
import { idsOf, namedNodeOf } from "../program/named_node.js";
import { rowsOff, trainedModelOf } from "./trained.js";
import { words } from "./words.js";
import type { Writer } from "./writer.js";
import { sectionOf } from "../scene/nodes.js";

export type Dialect = "pytorch" | "numpy" | "cpp";

export const dialects: readonly Dialect[] = ["pytorch", "numpy", "cpp"];

/** The statements that compute one node. */
export interface Statement {
  readonly node: string;
  readonly name: string;
  /** The part of the model it belongs to, as in ids: "block.0.attention"; "" for a single attention layer. */
  readonly section: string;
  /** As the panel shows it, without most numbers. May be several lines of text. */
  readonly code: string;
  /** Its numbers are given, not computed. */
  readonly given: boolean;
  /** Letters and sizes: "T 6 × D 2". */
  readonly shape: string;
  /** The same with every number, and the shape as a comment. */
  readonly whole: () => string;
}

export interface Program {
  readonly comment: string;
  readonly statements: readonly Statement[];
  /** The colours of names. */
  readonly inks: ReadonlyMap<string, Ink>;
  readonly file: (statements: readonly string[]) => string;
}

const writers: Readonly<Record<Dialect, Writer>> = {
  pytorch: pytorchWriter,
  numpy: numpyWriter,
  cpp: cppWriter,
};

/** Ops with a list of row indices, which has a name of its own. */
const named: ReadonlySet<string> = new Set(["lookup", "scatter_rows"]);

/** The panel shows at most this many given numbers. */
const fewNumbers = 4;

/** Given, or measured in attentions and stacks that are not in the graph. */
const sources = new Set(["parameter", "given", "depth", "drawn_scores", "positions"]);

/** What no program is written for, and all that is computed from it. */
function leftOut(graph: readonly GraphNode[]): ReadonlySet<string> {
  const left = new Set<string>();
  for (const { id, op, inputs } of graph) {
    const isWritten = sources.has(op) || writtenOps.python.includes(op);
    if (!isWritten || inputs.some((input) => left.has(input))) left.add(id);
  }
  return left;
}

const sizesOf = (node: GraphNode): string =>
  shapeOf(node)
    .map(({ letter, size }) => `${letter} ${size}`)
    .join(" × ");

/** In a program, a batch of one is a real axis. */
function wholeShape(node: GraphNode, shape: string): string {
  const alone = node.axes[0] === "batch" && node.shape[0] === 1;
  return [alone ? "B 1" : "", shape].filter(Boolean).join(" × ");
}

/** Adds a comment after the last line that assigns to the name. */
function remark(code: string, name: string, comment: string, text: string): string {
  const lines = code.split("\n");
  const gives = lines.findIndex((line) => new RegExp(`\\b${name}\\b`, "u").test(line));
  const at = /[[{]$/u.test(lines[gives] ?? "") ? lines.length - 1 : gives;
  return text ? lines.with(at, `${lines[at] ?? ""}  ${comment} ${text}`).join("\n") : code;
}

/** Escapes tokens so that they cannot end a comment. */
const harmless = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replaceAll("\\", "＼");

export function generate(
  result: Experiment,
  request: RunRequest,
  dialect: Dialect,
  language: Language,
): Program {
  const { graph } = result;
  const left = leftOut(graph);
  const written = writtenNodes(graph).filter(({ id }) => !left.has(id));
  const lookups = graph.filter(({ op }) => named.has(op)).map(idsOf);
  const names = namesOf([...written.map(({ id }) => id), ...lookups]);
  const nodes = new Map(graph.map((node) => [node.id, node]));
  const writer = writers[dialect];
  const say = words[language];
  const model = trainedModelOf(result, request);

  const lineOf = (node: GraphNode): Statement => {
    const named = namedNodeOf(result, node, names, (id) => nodes.get(id));
    const byHand = request.overrides !== undefined && node.id in request.overrides;
    const given = byHand || sources.has(node.op);
    const many = node.shape.length > 1 || (node.shape[0] ?? 1) > fewNumbers;
    const shape = sizesOf(node);
    // A parameter of a model has its name in the file.
    const stored = model !== undefined && !byHand && node.op === "parameter";
    const off = stored ? rowsOff(result, request, node) : [];
    const zeros = off.map(
      (rows) =>
        `\n${writer.cleared(named.name, rows)}  ${writer.comment} ${say.headOff(rows.head)}`,
    );
    const inFull = (folded: boolean) =>
      stored
        ? [writer.stored(node, named.name), ...zeros].join("")
        : writer.given(node, named.name, folded);
    const code = given ? inFull(many) : writer.statement(named, language);
    const note = byHand ? say.byHand : "";
    return {
      node: node.id,
      name: named.name,
      section: node.place?.group ? "" : sectionOf(node),
      code: remark(code, named.name, writer.comment, note),
      given,
      shape,
      whole: () => {
        const complete = given ? inFull(false) : code;
        const notes = [wholeShape(node, shape), note].filter(Boolean).join(", ");
        return remark(complete, named.name, writer.comment, notes);
      },
    };
  };

  const output = nodes.get(result.output);
  if (!output) throw new Error(`the output ${result.output} is no node of the graph`);
  const tokens = [...result.tokens, ...(result.context_tokens ?? [])].map((sentence) =>
    harmless(sentence.map(({ text }) => text).join(" ")).trim(),
  );
  const write = dialect === "cpp" ? cppFile : pythonFile(dialect);
  return {
    comment: writer.comment,
    statements: written.map(lineOf),
    inks: inksOf(graph, names),
    file: (statements) =>
      write({
        tokens: tokens.filter(Boolean),
        statements,
        output: { node: output, name: names.get(output.id) ?? output.id },
        language,
        model,
        nameOf: (id) => names.get(id) ?? id,
      }),
  };
}

/** Given matrices have no colour, so that computed ones stand out. */
function inksOf(graph: readonly GraphNode[], names: ReadonlyMap<string, string>) {
  const inks = new Map<string, Ink>();
  for (const node of graph) {
    const name = names.get(node.id);
    const ink = inkOf(node);
    if (name && ink !== "ink" && !sources.has(node.op)) inks.set(name, ink);
  }
  return inks;
}

/** The whole file: imports and functions, every step, and a line that prints the output. */
export function sourceOf(program: Program): string {
  return program.file(
    program.statements.map(({ whole, given, section }, index) => {
      const before = program.statements[index - 1];
      if (section !== (before?.section ?? ""))
        return `\n${section ? `${program.comment} ${section}\n` : ""}${whole()}`;
      return (before && before.given !== given ? "\n" : "") + whole();
    }),
  );
}
