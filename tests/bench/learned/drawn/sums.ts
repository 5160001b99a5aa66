import type { Drawing } from "./body.ts";
import type { Item } from "./charges.ts";
import { PHRASES, sumName } from "./phrases.ts";
import { pick } from "./sheet.ts";

export type Sums = { subtotal: number; discount: number; tax: number; total: number; fees: Item[]; rate: number };
type Row = [label: string, cents: number];

/** The sums of a paper under whatever names: in a column, in boxes side by side or in one row. */
export function drawSums(drawing: Drawing, charged: Item[], sums: Sums): void {
  const { sheet, roll } = drawing;
  const isUpper = roll() < 0.25;
  const rows = rowsOf(charged, sums, roll).map(([label, cents]): Row => [isUpper ? label.toUpperCase() : label, cents]);
  sheet.down(0.8);
  const dice = roll();
  if (dice < 0.68) column(drawing, rows);
  else if (dice < 0.8 && rows.length > 2) boxes(drawing, rows);
  else if (dice < 0.86 && rows.length > 2) inOneRow(drawing, rows);
  else amountsFirst(drawing, rows, dice < 0.9);
}

function rowsOf(charged: Item[], { subtotal, discount, tax, total, fees, rate }: Sums, roll: () => number): Row[] {
  const of = (type: string) =>
    charged.filter((item) => item.type === type).reduce((sum, item) => sum + item.totalPrice, 0);
  const rows: Row[] = [];
  const byKind: Row[] = [
    [sumName("parts", roll), of("Part")],
    [sumName("labor", roll), of("Labor")],
    [pick(PHRASES.fees, roll), of("Fee")],
  ];
  if (roll() < 0.4) rows.push(...(roll() < 0.4 ? byKind : byKind.filter(([, cents]) => cents > 0)));
  const below = fees.map((fee): Row => [fee.description, fee.totalPrice]);
  const isFeeFirst = roll() < 0.6;
  if (isFeeFirst) rows.push(...below);
  if (roll() < 0.75)
    rows.push([
      sumName("subtotal", roll),
      subtotal - (isFeeFirst ? 0 : fees.reduce((sum, fee) => sum + fee.totalPrice, 0)),
    ]);
  if (!isFeeFirst) rows.push(...below);
  if (discount > 0) rows.push([pick(PHRASES.discount, roll), -discount]);
  if (roll() < 0.12) rows.push(["Taxable", Math.round(tax / Math.max(0.01, rate))]);
  const percent = `${Number((rate * 100).toFixed(3))}%`;
  const name = pick(PHRASES.tax, roll);
  if (tax > 0 && roll() < 0.08)
    rows.push([`State ${name}`, Math.floor(tax * 0.7)], [`County ${name}`, tax - Math.floor(tax * 0.7)]);
  else if (tax > 0 || roll() < 0.4)
    rows.push([
      roll() < 0.4 ? pick([`${name} ${percent}`, `${name} (${percent})`, `${name} @ ${percent}`], roll) : name,
      tax,
    ]);
  rows.push([sumName("total", roll), total]);
  const isPaid = roll() < 0.12;
  if (isPaid) {
    const paid = roll() < 0.4 ? total : Math.round((total * roll()) / 5000) * 5000;
    rows.push([pick(PHRASES.paid, roll), paid], [pick(PHRASES.due, roll), total - paid]);
  }
  if (!isPaid && roll() < 0.12) rows.push([pick(PHRASES.due, roll), total]);
  return rows;
}

function column(drawing: Drawing, rows: Row[]): void {
  const { sheet, roll, money, left, right } = drawing;
  const isLeft = roll() < 0.5;
  const end = roll() < 0.12 ? left + sheet.size * 26 : right;
  const x = end - sheet.size * (isLeft ? 18 : 8);
  const colon = roll() < 0.35 ? ":" : "";
  const isNoted = roll() < 0.35 && end === right;
  const isMinus = roll();
  for (const [label, cents] of rows) {
    const size = rows.at(-1)?.[0] === label && roll() < 0.3 ? sheet.size * 1.25 : sheet.size;
    sheet.put(label + colon, x, isLeft ? "left" : "right", { size });
    const text = money(Math.abs(cents));
    sheet.put(
      cents >= 0 ? text : isMinus < 0.5 ? `-${text}` : isMinus < 0.7 ? `(${text})` : isMinus < 0.85 ? text : `${text}-`,
      end,
      "right",
      { size },
    );
    if (isNoted && roll() < 0.7) sheet.put(pick(PHRASES.notes, roll), left);
    sheet.down(pick([1, 1.15, 1.3], () => isMinus));
  }
}

/** Names in one row, amounts under them. */
function boxes({ sheet, money, left, right, roll }: Drawing, rows: Row[]): void {
  const wide = (right - left) / rows.length;
  const isRight = roll() < 0.6;
  const set = (text: string, at: number) =>
    sheet.put(text, left + wide * (isRight ? at + 0.92 : at), isRight ? "right" : "left");
  const isUnder = roll() < 0.8;
  const top = sheet.y;
  const size = Math.floor(wide / sheet.wide("x")) - 1;
  for (const [at, [label]] of rows.entries()) set(label.slice(0, Math.max(6, size)), at);
  sheet.down(1.3);
  for (const [at, [, cents]] of rows.entries()) set(money(cents), at);
  if (!isUnder)
    for (const word of sheet.words) if (word.y > top - sheet.size) word.y = 2 * top + sheet.size * 0.3 - word.y;
  sheet.down(1.4);
}

function inOneRow({ sheet, money, left, roll }: Drawing, rows: Row[]): void {
  const colon = roll() < 0.6 ? ":" : "";
  let at = left;
  for (const [label, cents] of rows) {
    const text = `${label}${colon} ${money(cents)}`;
    if (at + sheet.wide(text) > sheet.width - 20) {
      at = left;
      sheet.down(1.2);
    }
    sheet.put(text, at);
    at += sheet.wide(text) + sheet.size * 2.2;
  }
  sheet.down(1.4);
}

/** Set at the left edge, the amount close behind its name or before it. */
function amountsFirst({ sheet, money, left, right }: Drawing, rows: Row[], isBefore: boolean): void {
  for (const [label, cents] of rows) {
    if (isBefore) {
      sheet.put(money(cents), left + sheet.size * 8, "right");
      sheet.put(label, left + sheet.size * 10);
    } else {
      sheet.put(label, left);
      sheet.put(money(cents), right, "right");
    }
    sheet.down(1.15);
  }
}
