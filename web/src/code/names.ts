/** Names for nodes: the shortest suffix of an id that is unique, as an identifier. */
import { functionNames } from "../ops/registries/code.js";

/** Names that the programs use, and reserved words of the languages. */
const RESERVED = new Set([
  ...functionNames,
  ...`and as assert async await auto bool break case catch char class const continue def default del
  delete do double elif else enum except extern false False finally float for from global goto if
  import in inline int is lambda long new None nonlocal not operator or pass print private protected
  public raise register return short signed sizeof static std struct switch template this throw true
  True try typedef typename union unsigned using virtual void volatile while with yield i main
  torch np math F Eigen Matrix RowVector Tensor INFINITY NAN xor bitor compl constexpr decltype
  explicit export friend mutable namespace noexcept nullptr requires concept alignas alignof asm
  parameter stored tokens words file half json gzip load content header piece gzFile gzopen gzread gzclose marks forms
  slots looked seen bitand goto not_eq or_eq and_eq xor_eq wchar_t static_assert static_cast thread_local typeid`.split(
    /\s+/u,
  ),
]);

/** "block.0.norm_1" to "block_0_norm_1"; characters not allowed in identifiers become underscores. */
function identifier(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_]/gu, "_").replace(/_{2,}/gu, "_");
  const named = /[A-Za-z0-9]/u.test(plain) ? plain.replace(/^_+(?=[A-Za-z])/u, "") : "node";
  const started = /^[A-Za-z_]/u.test(named) ? named : `node_${named}`;
  return RESERVED.has(started) ? `${started}_` : started;
}

/** The suffixes of an id, shortest first: "b", "a.b"; a number alone is not a name. */
function endsOf(id: string): string[] {
  const parts = id.split(".");
  return parts
    .map((_, back) => parts.slice(parts.length - 1 - back).join("."))
    .filter((end) => !/^\d/u.test(end) || end === id);
}

export function namesOf(ids: readonly string[]): ReadonlyMap<string, string> {
  const sharers = new Map<string, number>();
  for (const id of ids) for (const end of endsOf(id)) sharers.set(end, (sharers.get(end) ?? 0) + 1);
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of ids) {
    const own = identifier(endsOf(id).find((end) => sharers.get(end) === 1) ?? id);
    let name = own;
    for (let count = 2; taken.has(name); count++) name = `${own}_${count}`;
    taken.add(name);
    names.set(id, name);
  }
  return names;
}
