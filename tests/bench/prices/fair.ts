/** Prices that hands called fair for a car, a place and a shop: the sets of this folder, and how each is asked of the judge. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Question } from "#app/prices/judgement.ts";

export type Fair = {
  row: Record<string, string>;
  /** Cents. */
  quoted: number;
  question: Omit<Question, "lines">;
  /** The line at so many times its price. */
  line: (factor: number) => Line;
};

/** Every set that was read and served to mend. */
export const SEEN = [
  "foreman-prices",
  "blind-prices",
  "blind-prices-2",
  "blind-prices-3",
  "blind-prices-4a",
  "blind-prices-4b",
  "blind-prices-5",
  "blind-prices-6",
  "blind-prices-7",
  "blind-prices-8",
  "blind-prices-9",
  "blind-prices-10",
  "blind-prices-11",
  "blind-prices-12",
  "blind-prices-13",
];

/** Written in one hour by five more hands, 240 lines each, who price the same work further apart: heard only of works that no other hand priced. */
export const HASTY = ["hand-prices-1", "hand-prices-2", "hand-prices-3", "hand-prices-4", "hand-prices-5"];

/** A line for each of 306 works of which fewer than eight prices were known, of three more hands: measured with the others, and not scored. */
export const NAMED = ["named-prices-a", "named-prices-b", "named-prices-c"];

/** Invoices that were read and served to mend. */
export const INVOICES = [
  "blind-invoices",
  "blind-invoices-2",
  "blind-invoices-3",
  "blind-invoices-4",
  "blind-invoices-5",
  "blind-invoices-6",
];

/** Sets of one hand, who is left out with all of them. */
export const HANDS = [
  ["blind-prices", "blind-prices-2"],
  ["blind-prices-3", "blind-prices-4a", "blind-prices-4b"],
  ["blind-prices-5", "blind-invoices"],
  ["blind-prices-6", "blind-invoices-2"],
  ["blind-prices-7", "blind-invoices-3"],
  ["blind-prices-8", "blind-invoices-4"],
  ["blind-prices-9", "blind-invoices-5"],
  ["blind-prices-10", "blind-invoices-6"],
  ["blind-prices-17", "blind-invoices-8"],
  ["blind-prices-18", "blind-invoices-9"],
  ["blind-prices-19", "blind-invoices-10"],
  ["blind-prices-20", "blind-invoices-11"],
  ["blind-prices-21", "blind-invoices-12"],
  ["blind-invoices-13"],
  ["blind-prices-22", "blind-invoices-14"],
  // The lines of one hand, priced by two more who did not see its prices: who is left out, is left out with them.
  ["blind-prices-23", "blind-prices-23b", "blind-prices-23c", "blind-invoices-15"],
  ["blind-prices-26", "blind-invoices-18"],
  ["blind-prices-27", "blind-invoices-19"],
  ["blind-prices-32", "blind-invoices-21"],
  ["blind-prices-33", "blind-invoices-22"],
  ["blind-prices-36", "blind-invoices-25"],
  ["blind-prices-37", "blind-invoices-26"],
  ["blind-prices-38", "blind-invoices-27"],
  ["blind-prices-39", "blind-invoices-28"],
  ["blind-prices-40", "blind-invoices-29"],
  ["blind-prices-41", "blind-invoices-30"],
];

/** Of these only the figures are known: nobody has looked at one, and nothing is measured on them. */
export const HELD_BACK = {
  prices: [
    "blind-prices-24",
    "blind-prices-25",
    "blind-prices-28",
    "blind-prices-34",
    "blind-prices-35",
    "blind-prices-42",
    "blind-prices-43",
  ],
  invoices: [
    "blind-invoices-16",
    "blind-invoices-17",
    "blind-invoices-20",
    "blind-invoices-23",
    "blind-invoices-24",
    "blind-invoices-31",
    "blind-invoices-32",
  ],
};

/** Sets of the hands that came last, who price lower: measured with the others since all of them served to mend, and scored apart. */
export const LATEST = {
  prices: [
    "blind-prices-14",
    "blind-prices-15",
    "blind-prices-16",
    "blind-prices-17",
    "blind-prices-18",
    "blind-prices-19",
    "blind-prices-20",
    "blind-prices-21",
    "blind-prices-22",
    "blind-prices-23",
    "blind-prices-23b",
    "blind-prices-23c",
    "blind-prices-26",
    "blind-prices-27",
    "blind-prices-29",
    "blind-prices-30",
    "blind-prices-31",
    "blind-prices-32",
    "blind-prices-33",
    "blind-prices-36",
    "blind-prices-37",
    "blind-prices-38",
    "blind-prices-39",
    "blind-prices-40",
    "blind-prices-41",
  ],
  invoices: [
    "blind-invoices-7",
    "blind-invoices-8",
    "blind-invoices-9",
    "blind-invoices-10",
    "blind-invoices-11",
    "blind-invoices-12",
    "blind-invoices-13",
    "blind-invoices-14",
    "blind-invoices-15",
    "blind-invoices-18",
    "blind-invoices-19",
    "blind-invoices-21",
    "blind-invoices-22",
    "blind-invoices-25",
    "blind-invoices-26",
    "blind-invoices-27",
    "blind-invoices-28",
    "blind-invoices-29",
    "blind-invoices-30",
  ],
};

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
      ...{
        description: row.line ?? "",
        type,
        quantity: Number(row.quantity || 1),
        place: null,
        total: Math.round(quoted * factor),
      },
      hours: type === "Labor" && row.hours ? Number(row.hours) : null,
    }),
  };
}

/** Whole invoices: a car, a place and a shop after "#", then its lines as type, words, hours or number, and dollars; "1.2h" are hours of a line that says no kind. */
export function fairInvoices(name: string): { question: Omit<Question, "lines">; lines: (factor: number) => Line[] }[] {
  const text = readFileSync(path.join(import.meta.dirname, `${name}.txt`), "utf8").trimEnd();
  return text
    .split(/^# /m)
    .slice(1)
    .map((invoice) => {
      const [head = "", ...rows] = invoice.trimEnd().split("\n");
      const [year, make = "", model = "", city = "", state = "", shop] = head.split("|");
      const cells = rows.map((row) => row.split("|"));
      return {
        question: {
          vehicle: { year: Number(year), make, model },
          ...{ facts: null, state, city, shop: (shop || null) as Question["shop"] },
        },
        lines: (factor) =>
          cells.map(([type, description = "", count, usd]) => ({
            ...{ description, type: (type || null) as Line["type"], place: null },
            total: Math.round(Number(usd) * 100 * factor),
            quantity: Number.parseFloat(count ?? "") || 1,
            hours: count && (type === "Labor" || count.endsWith("h")) ? Number.parseFloat(count) : null,
          })),
      };
    });
}
