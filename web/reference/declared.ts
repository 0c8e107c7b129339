/** Reads interfaces and their comments from TypeScript declarations. */
import ts from "typescript";

/** The comment above a declaration. */
export interface Described {
  readonly name: string;
  readonly text: string;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** A property, or a method if there are parameters. */
export interface Member extends Described {
  readonly type: string;
  readonly readonly: boolean;
  readonly parameters?: readonly Parameter[];
}

const FILE = "declarations.d.ts";

export class Declared {
  readonly #source: ts.SourceFile;
  readonly #checker: ts.TypeChecker;

  constructor(text: string) {
    const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, strict: true, types: [] };
    const host = ts.createCompilerHost(options);
    const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022, true);
    const { getSourceFile } = host;
    host.getSourceFile = (name, ...rest) => (name === FILE ? source : getSourceFile(name, ...rest));
    this.#source = source;
    this.#checker = ts.createProgram([FILE], options, host).getTypeChecker();
  }

  /** The comment of an interface. */
  about(name: string): string {
    return textOf(this.#interface(name));
  }

  /** "@slot caption - Shown below." is { name: "caption", text: "Shown below." } */
  tagged(name: string, tag: string): Described[] {
    return ts
      .getJSDocTags(this.#interface(name))
      .filter(({ tagName }) => tagName.text === tag)
      .map(({ comment }) => {
        const [, named = "", text = ""] =
          /^(\S*)\s*-\s+(.*)$/su.exec(ts.getTextOfJSDocComment(comment) ?? "") ?? [];
        return { name: named, text: flowing(text) };
      });
  }

  /** The members of an interface in order, without inherited ones. */
  members(name: string): Member[] {
    return this.#interface(name)
      .members.filter((member) => !ts.isSetAccessor(member))
      .map((member) => this.#member(member));
  }

  #interface(name: string): ts.InterfaceDeclaration {
    const found = this.#source.statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
    );
    if (!found) throw new Error(`the declarations have no interface ${name}`);
    return found as ts.InterfaceDeclaration;
  }

  #member(member: ts.TypeElement): Member {
    const name = (member.name as ts.Identifier | ts.StringLiteral).text;
    const text = textOf(member);
    if (!ts.isMethodSignature(member))
      return { name, text, type: this.#typeAt(member), readonly: this.#isReadonly(member, name) };
    const parameters = member.parameters.map((parameter) => ({
      name: (parameter.name as ts.Identifier).text,
      type: this.#typeAt(parameter),
      optional: parameter.questionToken !== undefined,
    }));
    const type = member.type ? flowing(member.type.getText()) : "void";
    return { name, text, type, readonly: true, parameters };
  }

  #isReadonly(member: ts.TypeElement, name: string): boolean {
    if (!ts.isGetAccessor(member))
      return (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0;
    const all = (member.parent as unknown as ts.InterfaceDeclaration).members;
    return !all.some((one) => ts.isSetAccessor(one) && one.name.getText() === name);
  }

  /** The type as shown to readers; the strings of a union are listed one by one. */
  #typeAt(node: ts.Node): string {
    const checker = this.#checker;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    if (type.isUnion() && type.types.every((one) => one.isStringLiteral()))
      return type.types.map((one) => checker.typeToString(one)).join(" | ");
    return checker.typeToString(type, node, ts.TypeFormatFlags.NoTruncation);
  }
}

const textOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => flowing(ts.getTextOfJSDocComment(comment) ?? ""))
    .join("\n\n");

/** Joins the lines of the source; paragraphs and indented code stay separate. */
function flowing(text: string): string {
  const paragraphs = text.split(/\n\s*\n/u);
  return paragraphs
    .map((one) => (/^ {4}/u.test(one) ? one.trimEnd() : one.trim().replace(/\s*\n\s*/gu, " ")))
    .join("\n\n");
}
