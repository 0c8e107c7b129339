/**
 * An experiment as a program: a statement or a few for each node of its graph.
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
import { writtenNodes } from "../ops/registries/code.js";
import { cppFile, cppWriter } from "./cpp_file.js";
import { namesOf } from "./names.js";
import { numpyWriter, pythonFile, pytorchWriter } from "./python_file.js";
import { idsOf, namedNodeOf } from "../program/named_node.js";
import { words } from "./words.js";
import type { Writer } from "./writer.js";
import { sectionOf } from "../scene/nodes.js";

export type Dialect = "pytorch" | "numpy" | "cpp";

export const dialects: readonly Dialect[] = ["pytorch", "numpy", "cpp"];

/** What computes one node. */
export interface Statement {
  readonly node: string;
  readonly name: string;
  /** The part of the model it belongs to, as ids spell it: "block.0.attention"; "" in a lone attention. */
  readonly section: string;
  /** As the panel shows it: many numbers are left out. May be several lines of text. */
  readonly code: string;
  /** Its numbers are given, not computed. */
  readonly given: boolean;
  /** Letters and sizes as everywhere on the page: "T 6 × D 2". */
  readonly shape: string;
  /** The same with every number, and the shape as a comment. */
  readonly whole: () => string;
}

export interface Program {
  readonly comment: string;
  readonly statements: readonly Statement[];
  /** The ink of every name that has one. */
  readonly inks: ReadonlyMap<string, Ink>;
  readonly file: (statements: readonly string[]) => string;
}

const writers: Readonly<Record<Dialect, Writer>> = {
  pytorch: pytorchWriter,
  numpy: numpyWriter,
  cpp: cppWriter,
};

/** More than these do not tell a reader anything, line by line. */
const fewNumbers = 4;

const sources = new Set(["parameter", "given"]);

const sizesOf = (node: GraphNode): string =>
  shapeOf(node)
    .map(({ letter, size }) => `${letter} ${size}`)
    .join(" × ");

/** In a program a batch of one is an axis like any other. */
function wholeShape(node: GraphNode, shape: string): string {
  const alone = node.axes[0] === "batch" && node.shape[0] === 1;
  return [alone ? "B 1" : "", shape].filter(Boolean).join(" × ");
}

/** Behind the line that gives the name its value: of a list the last one. */
function remark(code: string, name: string, comment: string, text: string): string {
  const lines = code.split("\n");
  const gives = lines.findIndex((line) => new RegExp(`\\b${name}\\b`, "u").test(line));
  const at = /[[{]$/u.test(lines[gives] ?? "") ? lines.length - 1 : gives;
  return text ? lines.with(at, `${lines[at] ?? ""}  ${comment} ${text}`).join("\n") : code;
}

/** The tokens in a comment, which they must never leave. */
const harmless = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replaceAll("\\", "＼");

export function generate(
  result: Experiment,
  request: RunRequest,
  dialect: Dialect,
  language: Language,
): Program {
  const { graph } = result;
  const written = writtenNodes(graph);
  const lookups = graph.filter(({ op }) => op === "lookup").map(idsOf);
  const names = namesOf([...written.map(({ id }) => id), ...lookups]);
  const nodes = new Map(graph.map((node) => [node.id, node]));
  const writer = writers[dialect];
  const say = words[language];

  const lineOf = (node: GraphNode): Statement => {
    const named = namedNodeOf(result, node, names, (id) => nodes.get(id));
    const byHand = request.overrides !== undefined && node.id in request.overrides;
    const given = byHand || sources.has(node.op);
    const many = node.shape.length > 1 || (node.shape[0] ?? 1) > fewNumbers;
    const shape = sizesOf(node);
    const code = given ? writer.given(node, named.name, many) : writer.statement(named, language);
    const note = byHand ? say.byHand : "";
    return {
      node: node.id,
      name: named.name,
      section: node.place?.group ? "" : sectionOf(node),
      code: remark(code, named.name, writer.comment, note),
      given,
      shape,
      whole: () => {
        const complete = given ? writer.given(node, named.name, false) : code;
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
      }),
  };
}

/** Given matrices carry no ink: the reader looks for what is made of them. */
function inksOf(graph: readonly GraphNode[], names: ReadonlyMap<string, string>) {
  const inks = new Map<string, Ink>();
  for (const node of graph) {
    const name = names.get(node.id);
    const ink = inkOf(node);
    if (name && ink !== "ink" && !sources.has(node.op)) inks.set(name, ink);
  }
  return inks;
}

/** The whole file: what it needs, every step, and the output printed. */
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
