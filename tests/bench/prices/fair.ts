/** Prices that hands called fair for a car, a place and a shop: the sets of this folder, and how each is asked of the judge. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Line } from "#app/prices/jobs/group.ts";
import type { Question } from "#app/prices/judgement.ts";

export type Fair = {
  row: Record<string, string>;
  /** Cents. */
  quoted: number;
  question: Omit<Question, "lines">;
  /** The line at so many times its price. */
  line: (factor: number) => Line;
};

/** Every set that was read and served to mend; `blind-prices-4b` and `blind-invoices` are held out. */
export const SEEN = ["foreman-prices", "blind-prices", "blind-prices-2", "blind-prices-3", "blind-prices-4a"];

export function fairPrices(name: string): Fair[] {
  const [head = [], ...rows] = readFileSync(path.join(import.meta.dirname, `${name}.tsv`), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"));
  return rows.map((cells) => fairOf(Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ""]))));
}

function fairOf(row: Record<string, string>): Fair {
  const quoted = Number(row.fair_usd) * 100;
  const type = (row.type || null) as Line["type"];
  return {
    row,
    quoted,
    question: {
      vehicle: { year: Number(row.year), make: row.make ?? "", model: row.model ?? "" },
      ...{ facts: null, state: row.state ?? null, city: row.city || null },
      shop: (row.shop || null) as Question["shop"],
    },
    line: (factor) => ({
      ...{ description: row.line ?? "", type, quantity: 1, place: null, total: Math.round(quoted * factor) },
      hours: type === "Labor" && row.hours ? Number(row.hours) : null,
    }),
  };
}
