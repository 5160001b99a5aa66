import type { Relation, Table } from "#app/generated/relations.ts";
import { conditionOf } from "#app/platform/database/reads/condition.ts";
import { isPlain, relationOf, type Statement, said, tableCalled } from "#app/platform/database/reads/statement.ts";

/** What a condition asks of the row of words that belongs to a thing, and the rest of it. */
export type ByWords = { relation: Relation; is: unknown; rest: Record<string, unknown> };

/** Null where nothing in a condition, or in what it joins by AND, is a part of a word of a row that hangs on the thing. */
export function byWords(table: Table, where: unknown): ByWords | null {
  if (!isPlain(where)) return null;
  for (const [name, value] of said(where)) {
    if (name === "AND" && Array.isArray(value)) {
      for (const [at, part] of value.entries()) {
        const found = byWords(table, part);
        if (found) return { ...found, rest: { ...where, AND: value.with(at, found.rest) } };
      }
      continue;
    }
    const relation = relationOf(table, name);
    const is = isPlain(value) ? value.is : undefined;
    if (!relation || relation.list || relation.on.length !== 1 || !hasWords(is)) continue;
    const { [name]: _words, ...rest } = where;
    return { relation, is, rest };
  }
  return null;
}

function hasWords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasWords);
  return isPlain(value) && said(value).some(([name, part]) => name === "contains" || hasWords(part));
}

/** Things that hold a word and are sorted for a page of them. */
export const FEW_HITS = 5_000;

type Page = { table: Table; here: string; order: string; limit: number };

/**
 * A page of what holds some words, as a table called `here`. Those are looked up first, by their own index: few are sorted, of many the newest
 * are come upon soon, in the order of the page. PostgreSQL by itself reckons with words that lie evenly in time, and reads half of a million to
 * find a customer of last year. One of the two halves is never run.
 */
export function pageByWords({ relation, is, rest }: ByWords, page: Page, statement: Statement, few: number): string {
  const { table, here, order, limit } = page;
  const [[own, other] = ["", ""]] = relation.on;
  const there = statement.name();
  // By its operator, a statement with LIKE may be prepared: the halves are there, whatever the word.
  const words = conditionOf(tableCalled(relation.to), there, is, statement).replaceAll(" LIKE ", " ~~ ");
  const else_ = conditionOf(table, here, rest, statement);
  const all = `"${table.name}" AS ${here} WHERE`;
  const last = `${order} LIMIT ${limit}`;
  return `(WITH hits AS MATERIALIZED (SELECT ${there}."${other}" AS id FROM "${relation.to}" AS ${there} WHERE ${words} LIMIT ${few + 1}),
    few AS MATERIALIZED (SELECT count(*) <= ${few} AS few FROM hits)
    (SELECT ${here}.* FROM (SELECT ${here}.* FROM ${all} (SELECT few FROM few) AND ${here}."${own}" IN (SELECT id FROM hits) AND ${else_} OFFSET 0) AS ${here}${last})
    UNION ALL
    (SELECT ${here}.* FROM ${all} NOT (SELECT few FROM few) AND EXISTS (SELECT 1 FROM "${relation.to}" AS ${there} WHERE ${there}."${other}" = ${here}."${own}" AND ${words}) AND ${else_}${last})
  ) AS ${here}`;
}
