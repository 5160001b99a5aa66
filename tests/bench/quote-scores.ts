import { makeNamed, makeOfCode } from "#app/quote-reader/paper/makes.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

/** The truth beside a document of the corpus; amounts in cents. */
export type Truth = {
  file: string;
  layout: string;
  hardships: string[];
  /** Who drew it, where it is not said by the program; and what it is, where it is no quote. */
  author?: string;
  kind?: string;
  /** The program that made the document; Chromium where nothing is said. */
  generator?: string;
  /** Every amount on the document, where the label knows more than its lines. */
  printed?: number[];
  header: { documentNumber: string | null; shop: string };
  vehicle: { year?: number; make?: string; model?: string | null; vin?: string | null; mileage?: number | null };
  items: { description: string; type: string; quantity: number | null; unitPrice: number | null; totalPrice: number }[];
  discounts: number[];
  /** Null where none is printed. */
  subtotal: number | null;
  tax: number;
  total: number;
};

export type Score = {
  found: number;
  wanted: number;
  right: number;
  types: number;
  quantities: [right: number, of: number];
  units: [right: number, of: number];
  total: boolean;
  tax: boolean;
  subtotal: boolean;
  reconciles: boolean;
  vehicle: [right: number, of: number];
  /** The paper's own number, where it prints one. */
  number: [right: number, of: number];
  /** Cents shown as charges that the document does not charge. */
  inventedCents: number;
  /** Amounts in the reading that the document does not print. */
  invented: number[];
  missed: string[];
  /** The lines of the label that were missed. */
  lost: Truth["items"];
  extra: string[];
  /** Lines found, with a type, quantity or unit price that is not the document's. */
  wrong: string[];
};

/** Descriptions at least so alike are the same. */
export const SIMILAR = 0.75;

/** A line is right when its total is exact and its description roughly equal. Rows of no money are no lines, though five early authors labelled them. */
export function scoreOf(reading: QuoteReading | null, given: Truth): Score {
  const truth = { ...given, items: given.items.filter(({ totalPrice }) => totalPrice !== 0) };
  const items = (reading?.items ?? []).filter(({ totalPrice }) => totalPrice !== 0);
  const score: Score = {
    found: items.length,
    wanted: truth.items.length,
    right: 0,
    types: 0,
    quantities: [0, 0],
    units: [0, 0],
    total: (reading?.total ?? null) === (truth.total || null),
    tax: (reading?.tax ?? 0) === truth.tax || reading?.tax === truth.tax,
    subtotal: truth.subtotal === null || reading?.subtotal === truth.subtotal,
    reconciles: reading?.reconciles ?? false,
    vehicle: [0, 0],
    number: numberScore(reading, truth),
    inventedCents: 0,
    invented: [],
    missed: [],
    lost: [],
    extra: [],
    wrong: [],
  };
  for (const wanted of truth.items) {
    const fits = items
      .map((item, index) => ({ item, index, likeness: likeness(item.description, wanted.description) }))
      .filter(({ item, likeness }) => item.totalPrice === wanted.totalPrice && likeness >= SIMILAR)
      .sort((a, b) => b.likeness - a.likeness)[0];
    if (!fits) {
      score.lost.push(wanted);
      score.missed.push(`${wanted.description} ${wanted.totalPrice}`);
      continue;
    }
    items.splice(fits.index, 1);
    score.right += 1;
    if (fits.item.type === wanted.type) score.types += 1;
    for (const key of ["type", "quantity", "unitPrice"] as const) {
      if (wanted[key] !== null && wanted[key] !== fits.item[key])
        score.wrong.push(`${wanted.description}: ${key} ${fits.item[key]}, not ${wanted[key]}`);
    }
    count(score.quantities, wanted.quantity, fits.item.quantity);
    count(score.units, wanted.unitPrice, fits.item.unitPrice);
  }
  score.extra = items.map((item) => `${item.description} ${item.totalPrice}`);
  for (const [key, wanted] of Object.entries(truth.vehicle)) {
    if (wanted === null) continue;
    const got = reading?.vehicle[key as keyof QuoteReading["vehicle"]];
    score.vehicle[1] += 1;
    const isSame = plain(String(got)) === plain(String(wanted)) || isSameCar(key, got, wanted);
    if (isSame) score.vehicle[0] += 1;
  }
  score.invented = inventedIn(reading, truth);
  score.inventedCents = falseCharges(reading, truth);
  return score;
}

/** "Chevy" and an insurer's "CHEV" are Chevrolet; "F-150 XLT" is right where a label leaves the trim out that its paper prints, as half the authors do. */
function isSameCar(key: string, got: unknown, wanted: unknown): boolean {
  if (typeof got !== "string" || typeof wanted !== "string") return false;
  if (key === "make") return makeNamed(got) !== null && makeNamed(got) === (makeNamed(wanted) ?? makeOfCode(wanted));
  return key === "model" && got.toLowerCase().startsWith(`${wanted.toLowerCase()} `);
}

function count(pair: [number, number], wanted: number | null, got: number | null): void {
  if (wanted === null) return;
  pair[1] += 1;
  if (got === wanted) pair[0] += 1;
}

function inventedIn(reading: QuoteReading | null, truth: Truth): number[] {
  if (!reading) return [];
  const printed = new Set([0, truth.subtotal, truth.tax, truth.total, ...truth.discounts, ...(truth.printed ?? [])]);
  for (const item of truth.items) {
    printed.add(item.totalPrice);
    if (item.unitPrice !== null) printed.add(item.unitPrice);
  }
  const said = [reading.subtotal, reading.tax, reading.total, ...reading.discounts.map((each) => each.amount)];
  for (const item of reading.items)
    said.push(item.totalPrice, item.derived?.includes("unitPrice") ? null : item.unitPrice);
  return said.filter((amount): amount is number => amount !== null && !printed.has(amount));
}

/** A charge whose amount stands on the document as often is at worst misnamed; the rest was never charged. */
function falseCharges(reading: QuoteReading | null, truth: Truth): number {
  const charged = truth.items.map((item) => item.totalPrice);
  let cents = 0;
  for (const { totalPrice } of reading?.items ?? []) {
    const at = charged.indexOf(totalPrice ?? 0);
    if (at >= 0) charged.splice(at, 1);
    else cents += totalPrice ?? 0;
  }
  return cents;
}

export function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** One less the share of letters to change. */
export function likeness(a: string, b: string): number {
  const [left, right] = [plain(a), plain(b)];
  if (left === right) return 1;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = left[i - 1] === right[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change));
    }
    row = next;
  }
  const whole = 1 - (row[right.length] ?? 0) / Math.max(left.length, right.length, 1);
  // The rest of a wrapped description may stand behind it.
  return left.startsWith(right) && right.length > 8 ? Math.max(whole, 0.9) : whole;
}

function numberScore(reading: QuoteReading | null, { header }: Truth): Score["number"] {
  const letters = (text: string | null | undefined) => text?.toUpperCase().replace(/[^A-Z0-9]/g, "") ?? "";
  if (!header?.documentNumber) return [0, 0];
  return [letters(reading?.header.documentNumber) === letters(header.documentNumber) ? 1 : 0, 1];
}
