import type { Charge } from "#app/quote-reader/attention/charges.ts";
import { isRate } from "#app/quote-reader/attention/figures.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";
import type { LineType } from "#app/quote-reader/reading.ts";

/** A row's parts and its labor under heads of their own, where no column says what both come to: places among the figures of the paper. */
export type Halves = { one: number; other: number; oneIs: "Part" | "Labor" };

/** So many rows make a table of such halves. */
const TABLE_ROWS = 2;

/** Rows that are charged by two amounts, parts and labor. */
export function halvesIn(entries: Entry[]): Halves[] {
  const kinds = entries.map(({ head }) => kindOf(head));
  const byRow = Map.groupBy(entries.keys(), (at) => entries[at]?.row);
  const halves = [...byRow.values()].flatMap((row): Halves[] => {
    const own = row.filter((at) => kinds[at] && (entries[at]?.cents ?? 0) > 0);
    const [one = -1, other = -1] = own;
    if (own.length !== 2 || kinds[one] === kinds[other] || row.at(-1) !== other) return [];
    return [{ one, other, oneIs: kinds[one] ?? "Part" }];
  });
  return halves.length < TABLE_ROWS ? [] : halves;
}

/** Whether its row says under heads of their own what parts and what labor it is made of: together they are a service. */
export function holdsBoth({ row, cents }: Entry, entries: Entry[]): boolean {
  const own = entries.filter((entry) => entry.row === row && entry.cents > 0);
  const parts = own.filter(({ head }) => kindOf(head) === "Part");
  const labor = own.filter(({ head }) => kindOf(head) === "Labor");
  return parts.some((part) => labor.some((work) => part.cents + work.cents === cents));
}

/** What a head says of the amounts under it. */
export function kindOf(head: string): "Part" | "Labor" | null {
  if (/^labou?r(?: (?:charge|amount|total|\$))?\W*$/i.test(head)) return "Labor";
  return /^(?:parts?|materials?)(?: ?(?:&|and|\/|\+) ?(?:mat(?:eria)?ls?|fluids?)\.?)?(?: (?:charge|amount|total|price|\$))?\W*$/i.test(
    head,
  )
    ? "Part"
    : null;
}

/** Of two halves the one that looks less like a charge is one as much as the other. In `chances` itself. */
export function withHalvesCharged(halves: Halves[], chances: Float32Array[]): void {
  const line = (at: number) => chances[at]?.[ROLES.line] ?? 0;
  for (const { one, other } of halves) {
    const [more, less] = line(one) > line(other) ? [one, other] : [other, one];
    const odds = chances[more];
    if (odds && line(more) > 0.5) chances[less] = odds;
  }
}

/** The lines without the second half of each row that is charged by both. */
export function withoutSecondHalves(lines: number[], halves: Halves[]): number[] {
  return lines.filter((at) => !halves.some(({ one, other }) => other === at && lines.includes(one)));
}

type Lines = { lines: number[]; halves: Halves[]; entries: Entry[] };

/**
 * Both halves under the one name that their row has, each as what its head says. A word belongs to one charge: `whole` are the charges as
 * they are named where the first half stands for both.
 */
export function withHalvesNamed(charges: Charge[], whole: Charge[], { lines, halves, entries }: Lines): Charge[] {
  return charges.map((charge, line) => {
    const at = lines[line] ?? -1;
    const own = halves.find(({ one, other }) => (at === one || at === other) && lines.includes(one));
    const name = own && whole.find(({ entry }) => entry === entries[own.one]);
    if (!own || !name) return charge;
    const type: LineType = (at === own.one) === (own.oneIs === "Part") ? "Part" : "Labor";
    const labor = entries[own.oneIs === "Labor" ? own.one : own.other];
    const hours = labor ? hoursOf(labor) : null;
    // Hours count the labor, and no pieces of what was put in.
    const quantity = type === "Labor" ? (charge.quantity ?? hours) : charge.quantity === hours ? null : charge.quantity;
    const unitPrice = quantity === null ? null : charge.unitPrice;
    return { ...charge, type, quantity, unitPrice, description: name.description, names: name.names };
  });
}

/** The one number of its row that makes the labor at a rate that a shop may ask. */
function hoursOf({ row, cents }: Entry): number | null {
  const numbers = row.cells.flatMap(({ printed }) => (printed?.kind === "number" && !printed.dollar ? [printed] : []));
  const hours = numbers.filter(({ value, decimals }) => decimals > 0 && value > 0 && isRate(cents / value));
  return hours.length === 1 ? (hours[0]?.value ?? null) : null;
}
