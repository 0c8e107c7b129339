/** Lines of the Markdown that ask for something generated: "@fields", "@result run", "@element events". */
import type { Language } from "../../src/types/graph.js";
import { commandTable, errorTable, operations, requestFields, resultFields } from "./api.js";
import { elementOf, elementTables } from "./element.js";
import { exampleHtml, type Examples } from "./examples.js";
import { recipes } from "./recipes.js";
import { schemasOf } from "./schema.js";
import { FRAME_WORDS } from "./words.js";

type Directive = (argument: string) => string;

/** Where things are, and what was computed for all pages. */
export interface Sources {
  /** The folder of the package, with a slash at its end. */
  readonly web: string;
  readonly examples: Examples;
}

/** The text with what its lines ask for. */
export async function expanded(
  text: string,
  language: Language,
  sources: Sources,
): Promise<string> {
  if (!/^@\w/mu.test(text)) return text;
  const directives = await directivesFor(language, sources);
  return text.replace(/^@(\w+) ?(.*)$/gmu, (_, name: string, argument: string) => {
    const directive = directives[name];
    if (!directive) throw new Error(`nothing is called @${name}`);
    return directive(argument);
  });
}

async function directivesFor(
  language: Language,
  { web, examples }: Sources,
): Promise<Readonly<Record<string, Directive>>> {
  const frame = FRAME_WORDS[language];
  const collected = await recipes(web, language);
  const schemas = await schemasOf(web);
  const element = elementTables(await elementOf(web), language, frame);
  const words = { language, frame };
  return {
    commands: () => commandTable(schemas, words),
    fields: () => requestFields(schemas, words),
    operations: () => operations(schemas, words),
    result: (name) => resultFields(name, schemas, words),
    recipes: () => collected,
    errors: () => errorTable(schemas, words),
    element: (name) => element[name]?.() ?? "",
    example: (name) => exampleHtml(name, examples, frame),
  };
}
