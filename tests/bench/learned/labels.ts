import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import type { Truth } from "../quote-scores.ts";

export const ROLES = ["none", "line", "tax", "off", "total"];

export type Labelled = {
  roles: number[] /** The label's line of an entry. */;
  items: (Truth["items"][number] | null)[];
};

/** Which role each figure of a paper has by its label; null where too little of the label is found on the page. */
export function labelsOf(entries: Entry[], rows: Row[], truth: Truth): Labelled | null {
  const roles = entries.map(() => 0);
  const items: Labelled["items"] = entries.map(() => null);
  let last = -1;
  let missed = 0;
  for (const item of truth.items) {
    const fits = entries.flatMap((entry, at) => {
      if (roles[at] !== 0 || Math.abs(entry.cents) !== item.totalPrice) return [];
      if (item.totalPrice === 0 && sharedWords(rowText(entry.row), item.description) < 0.6) return [];
      const own = sharedWords(rowText(entry.row), item.description);
      const near = sharedWords([-2, -1, 1].map((step) => textAt(rows, entry, step)).join(" "), item.description);
      return [{ at, score: own * 3 + near * 1.5 + (at > last ? 0.6 : 0) + at * 1e-4 + (isLast(entry) ? 0.3 : 0) }];
    });
    const best = fits.sort((a, b) => b.score - a.score)[0];
    if (!best || best.score < 1.2) {
      missed += Number(item.totalPrice > 0);
      continue;
    }
    roles[best.at] = 1;
    items[best.at] = item;
    last = best.at;
  }
  if (missed > Math.max(0, truth.items.length * 0.34)) return null;
  const free = (cents: number) =>
    entries.flatMap((entry, at) => (roles[at] === 0 && entry.cents === cents ? [at] : []));
  if (truth.total > 0) for (const at of free(truth.total)) roles[at] = 4;
  if (truth.tax > 0) {
    const whole = free(truth.tax);
    if (whole.length > 0) roles[whole.at(-1) as number] = 2;
    else {
      const rest = entries.flatMap((entry, at) => (roles[at] === 0 && entry.cents > 0 ? [at] : []));
      const pair = rest.flatMap((a) =>
        rest.flatMap((b) => (a < b && cents(a) + cents(b) === truth.tax ? [[a, b]] : [])),
      )[0];
      for (const at of pair ?? []) roles[at] = 2;
    }
  }
  for (const amount of truth.discounts) {
    const at = [...free(-amount), ...free(amount)][0];
    if (at !== undefined) roles[at] = 3;
  }
  return { roles, items };

  function cents(at: number): number {
    return entries[at]?.cents ?? 0;
  }
}

function isLast({ row, cell }: Entry): boolean {
  return row.cells.findLast((each) => each.printed?.kind === "number") === cell;
}

function textAt(rows: Row[], entry: Entry, step: number): string {
  const row = rows[entry.rowAt + step];
  return row && row.page === entry.row.page ? rowText(row) : "";
}

export function sharedWords(text: string, description: string): number {
  const of = description.toLowerCase().match(/[a-z]{2,}|\d{2,}/g) ?? [];
  const squeezed = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return of.length === 0 ? 1 : of.filter((word) => squeezed.includes(word)).length / of.length;
}
