import { type Drawing, table } from "./body.ts";
import type { Item } from "./charges.ts";
import { PHRASES, sumName } from "./phrases.ts";
import { between, pick } from "./sheet.ts";
import type { Style } from "./style.ts";

const TAKEN = [
  "APPROVED",
  "Approved",
  "Accepted",
  "AUTHORIZED",
  "Yes",
  "OK",
  "approved 10/4",
  "Recommended - approved",
];
const LEFT = [
  "DECLINED",
  "Declined",
  "Deferred",
  "LATER",
  "Not today",
  "No",
  "Not approved",
  "customer declined",
  "Next visit",
  "POSTPONED",
  "Monitor",
];

/** Jobs with a word of status each, their sums in the heads or below; those that were turned down stand among the others and are no charge. */
export function statuses(drawing: Drawing, items: Item[], style: Style): Item[] {
  const { sheet, roll, money, left, right } = drawing;
  const jobs = grouped(items, roll, 1, 4);
  const isSummedInHead = roll() < 0.55;
  const isSummedBelow = !isSummedInHead && roll() < 0.6;
  const isStatusLast = roll() < 0.5;
  const charged: Item[] = [];
  for (const [at, own] of jobs.entries()) {
    const isLeft = at > 0 && roll() < 0.4;
    const status = pick(isLeft ? LEFT : TAKEN, roll);
    const title = `${roll() < 0.4 ? `${at + 1}. ` : ""}${pick(PHRASES.work, roll)}`;
    const sum = own.reduce((all, item) => all + item.totalPrice, 0);
    sheet.put(title, left, "left", { font: "bold" });
    if (isStatusLast && !isSummedInHead) sheet.put(status, right, "right");
    else sheet.put(status, left + sheet.size * between(20, 26, roll));
    if (isSummedInHead) sheet.put(money(sum), right, "right", { font: "bold" });
    sheet.down(1.2);
    if (roll() < 0.4) {
      sheet.put(pick(PHRASES.note, roll), left);
      sheet.down();
    }
    table(drawing, own, style, { head: style.isHeaded && (at === 0 || roll() < 0.5) });
    if (isSummedBelow) {
      sheet.put(sumName("jobTotal", roll), right - sheet.size * 10, "right");
      sheet.put(money(sum), right, "right");
      sheet.down();
    }
    sheet.down(0.6);
    if (!isLeft) charged.push(...own);
  }
  return charged;
}

/** Names and amounts alone, each few of them under a sum whose name nobody has heard, and perhaps the sums once more. */
export function summed(drawing: Drawing, items: Item[]): Item[] {
  const { sheet, roll, money, left, right } = drawing;
  const row = (label: string, cents: number) => {
    sheet.put(label, left);
    sheet.put(money(cents), right, "right");
    sheet.down(1.2);
  };
  const groups = grouped(items, roll, 2, 6);
  const isClosed = roll() < 0.6;
  const sums = groups.map((own) => own.reduce((all, item) => all + item.totalPrice, 0));
  for (const [at, own] of groups.entries()) {
    for (const item of own) row(item.description, item.totalPrice);
    if (isClosed && own.length > 1) row(sumName("jobTotal", roll), sums[at] ?? 0);
  }
  if (groups.length > 1 && roll() < 0.5) for (const sum of sums) row(sumName("parts", roll), sum);
  return items;
}

function grouped(items: Item[], roll: () => number, least: number, most: number): Item[][] {
  const groups: Item[][] = [];
  for (let at = 0; at < items.length; ) {
    const size = Math.round(between(least, most, roll));
    groups.push(items.slice(at, at + size));
    at += size;
  }
  return groups;
}
