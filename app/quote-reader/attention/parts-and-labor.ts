import type { Charge } from "#app/quote-reader/attention/attentive.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { headOver } from "#app/quote-reader/learned/heads.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";

/** A row's parts and its labor under heads of their own, where no column says what both come to: places among the figures of the paper. */
export type Halves = { one: number; other: number };

/** So many rows make a table of such halves. */
const TABLE_ROWS = 2;

/** Rows that are charged by two amounts, parts and labor. */
export function halvesIn(entries: Entry[], rows: Row[]): Halves[] {
  const kinds = entries.map((entry) => kindOf(headOver(entry, rows)));
  const byRow = Map.groupBy(entries.keys(), (at) => entries[at]?.row);
  const halves = [...byRow.values()].flatMap((row): Halves[] => {
    const own = row.filter((at) => kinds[at] && (entries[at]?.cents ?? 0) > 0);
    const [one = -1, other = -1] = own;
    if (own.length !== 2 || kinds[one] === kinds[other] || row.at(-1) !== other) return [];
    return [{ one, other }];
  });
  return halves.length < TABLE_ROWS ? [] : halves;
}

function kindOf(head: string): "parts" | "labor" | null {
  if (/^labou?r(?: (?:charge|amount|total|\$))?\W*$/i.test(head)) return "labor";
  return /^(?:parts?|materials?)(?: (?:charge|amount|total|price|\$))?\W*$/i.test(head) ? "parts" : null;
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

/** Two halves of a row as one job at one price: the paper has one name for them, and who decides decides on both. */
export function withHalvesJoined(charges: Charge[], entries: Entry[], lines: number[], halves: Halves[]): Charge[] {
  return charges.map((charge) => {
    const { entry } = charge;
    const half = halves.find(({ one, other }) => entries[one] === entry && lines.includes(other));
    const second = half && entries[half.other];
    if (!second) return charge;
    const cents = entry.cents + second.cents;
    return { ...charge, entry: { ...entry, cents }, type: "Service", quantity: null, unitPrice: null, isJoined: true };
  });
}
