/** The catalogue of a model's heads as rows: those with a name or an effect, and all others. */
import { sameHead } from "../../ops/tokens/trained/named_heads.js";
import { roleRank } from "../../ops/tokens/trained/roles.js";
import type { CatalogueHead, HeadName } from "../../types/graph.js";

/** What happens to answers when a head is switched off. */
export type Verdict = "cause" | "pointer" | "unclear";

export interface HeadRow {
  readonly head: CatalogueHead;
  /** What it does best; undefined: it has no name. */
  readonly role: string | undefined;
  readonly score: number | undefined;
  /** How many heads have this role, and which of them this is: 0 for the best. */
  readonly team: number;
  readonly member: number;
  readonly verdict: Verdict;
  readonly on: boolean;
}

export interface HeadRows {
  readonly named: readonly HeadRow[];
  /** Without a name and without much effect. */
  readonly others: readonly HeadRow[];
}

/** A smaller fall of the share of right answers is within what chance does to 500 of them. */
const LITTLE = 0.02;

function verdictOf({ cause, right, roles }: CatalogueHead): Verdict {
  if (cause) return "cause";
  const fall = right ? right.with - right.without : (roles[0]?.knock_out ?? 0) / 100;
  return fall < LITTLE ? "pointer" : "unclear";
}

/** The most telling role first, in a role the surest head; heads without a name last, as they stand. */
function inOrder(one: HeadRow, other: HeadRow): number {
  const rank = ({ role }: HeadRow) => roleRank(role ?? "");
  return rank(one) - rank(other) || (other.score ?? 0) - (one.score ?? 0);
}

export function rowsOf(
  catalogue: readonly CatalogueHead[],
  without: readonly HeadName[],
): HeadRows {
  const rows = catalogue
    .map((head): HeadRow => {
      const [best] = head.roles;
      return {
        head,
        role: best?.role,
        score: best?.score,
        team: 1,
        member: 0,
        verdict: verdictOf(head),
        on: !without.some((off) => sameHead(off, head)),
      };
    })
    .sort(inOrder);
  const inTeams = rows.map((row) => {
    if (row.role === undefined) return row;
    const team = rows.filter(({ role }) => role === row.role);
    return { ...row, team: team.length, member: team.indexOf(row) };
  });
  const told = ({ role, verdict }: HeadRow) => role !== undefined || verdict === "cause";
  return { named: inTeams.filter(told), others: inTeams.filter((row) => !told(row)) };
}

/** The heads switched off once this one is turned; undefined where all are on. */
export function turned(
  without: readonly HeadName[],
  { part, layer, head }: HeadName,
): readonly HeadName[] | undefined {
  const one = { part, layer, head };
  const rest = without.filter((off) => !sameHead(off, one));
  const next = rest.length < without.length ? rest : [...without, one];
  return next.length > 0 ? next : undefined;
}
