import { statuses, summed } from "./among.ts";
import { codeOf, type Drawing, table } from "./body.ts";
import type { Item } from "./charges.ts";
import { PHRASES, sumName } from "./phrases.ts";
import { between, pick } from "./sheet.ts";
import type { Style } from "./style.ts";

/** A way to set charges on a page; gives back what is charged, where that is not each item by itself. */
type Form = (drawing: Drawing, items: Item[], style: Style) => Item[];

const sum = (items: Item[]) => items.reduce((all, item) => all + item.totalPrice, 0);

/** One table for all. */
const flat: Form = (drawing, items, style) => {
  table(drawing, items, style);
  return items;
};

/** A table for each kind, under its name and over its sum. */
const sections: Form = (drawing, items, style) => {
  const { sheet, roll, money, right } = drawing;
  const isSummed = roll() < 0.6;
  const isOneHead = roll() < 0.3;
  const order = roll() < 0.8 ? ["Part", "Labor", "Fee"] : ["Labor", "Part", "Fee"];
  let isFirst = true;
  for (const type of order) {
    const own = items.filter((item) => item.type === type);
    if (own.length === 0) continue;
    const title = type === "Part" ? PHRASES.partsTitle : type === "Labor" ? PHRASES.laborTitle : PHRASES.otherTitle;
    sheet.put(pick(title, roll), drawing.left, "left", { font: "bold", size: sheet.size * pick([1, 1.2], roll) });
    sheet.down(1.3);
    table(drawing, own, style, { head: style.isHeaded && (isFirst || !isOneHead) });
    isFirst = false;
    if (isSummed) {
      const label = pick(type === "Part" ? PHRASES.parts : type === "Labor" ? PHRASES.labor : PHRASES.fees, roll);
      sheet.put(label, right - sheet.size * 11, "right");
      sheet.put(money(sum(own)), right, "right");
      sheet.down(1.3);
    }
    sheet.down(0.5);
  }
  return order.flatMap((type) => items.filter((item) => item.type === type));
};

/** Jobs with a title, words about them, their lines, and their sum before or behind. */
const jobs: Form = (drawing, items, style) => {
  const { sheet, roll, money, left, right } = drawing;
  const name = pick(PHRASES.job, roll);
  const isSummed = roll() < 0.5;
  const isSummedInTitle = !isSummed && roll() < 0.3;
  const isHeadedEach = roll() < 0.3;
  const isWordy = roll() < 0.5;
  const titled = roll();
  if (style.isHeaded && !isHeadedEach) table(drawing, [], style, { head: true });
  groups(items, roll).forEach((own, at) => {
    const work = pick(PHRASES.work, roll);
    const title = pick(
      [
        `${name} ${at + 1}: ${work}`,
        `${at + 1}. ${work}`,
        work,
        `${String.fromCharCode(65 + at)} ${work}`,
        `${name} #${at + 1} ${work}`,
      ],
      () => titled,
    );
    sheet.put(title, left, "left", { font: "bold" });
    if (isSummedInTitle && own.length > 1) sheet.put(money(sum(own)), right, "right", { font: "bold" });
    sheet.down(1.15);
    if (isWordy) {
      sheet.put(
        `${pick(["Cause:", "Found", "Tech:", "Correction:", "Notes:"], roll)} ${pick(PHRASES.note, roll)}`,
        left + sheet.size,
      );
      sheet.down();
    }
    table(drawing, own, style, { left: left + pick([0, sheet.size], roll), head: style.isHeaded && isHeadedEach });
    if (isSummed) {
      sheet.put(sumName("jobTotal", roll), right - sheet.size * 10, "right");
      sheet.put(money(sum(own)), right, "right");
      sheet.down();
    }
    sheet.down(0.6);
  });
  return items;
};

/** Jobs that are charged whole: what was used stands under them without amounts. */
const wholeJobs: Form = (drawing, items, style) => {
  const { sheet, roll, money, left, right } = drawing;
  const isBulleted = roll() < 0.4;
  return groups(items, roll).map((own) => {
    const description = pick(PHRASES.work, roll);
    const charged: Item = { description, type: "Service", quantity: null, unitPrice: null, totalPrice: sum(own) };
    sheet.put(description, left, "left", { font: "bold" });
    sheet.put(money(charged.totalPrice), right, "right", { font: "bold" });
    sheet.down(1.1);
    for (const item of own) {
      const count = style.fine && item.quantity !== 1 ? ` x ${item.quantity}` : "";
      sheet.put(`${isBulleted ? "- " : ""}${item.description}${count}`, left + sheet.size * 1.5);
      if (style.codeBehind) sheet.put(codeOf(roll), left + sheet.size * 26);
      sheet.down();
    }
    sheet.down(0.4);
    return charged;
  });
};

/** The name in a row of its own, what it costs under it. */
const stacked: Form = (drawing, items) => {
  const { sheet, roll, money, left, right } = drawing;
  const words = pick(["each", "@", "x", "at"], roll);
  const form = Math.floor(roll() * 4);
  for (const item of items) {
    const count = item.quantity ?? 1;
    const each = `${count} ${words} ${money(item.unitPrice ?? 0)}`;
    const total = money(item.totalPrice);
    if (form === 0) {
      sheet.put(item.description, left);
      sheet.down();
      sheet.put(each, left + sheet.size * 1.5);
      sheet.put(total, right, "right");
    } else if (form === 1) {
      sheet.put(item.description, left);
      sheet.put(total, right, "right");
      sheet.down();
      sheet.put(each, left + sheet.size);
    } else if (form === 2) {
      sheet.put(item.description, left);
      if (count !== 1) sheet.put(each, left + sheet.size * 22);
      sheet.put(total, right, "right");
    } else {
      const long = Math.floor((right - left) / sheet.wide("x")) - item.description.length - total.length - 3;
      sheet.put(`${item.description} ${".".repeat(Math.max(4, long))} ${total}`, left);
    }
    sheet.down(pick([1, 1.1, 1.4], () => form / 4));
  }
  return items;
};

/** Parts on the left, work on the right. */
const sideBySide: Form = (drawing, items, style) => {
  const { sheet, left, right } = drawing;
  const middle = left + (right - left) * between(0.48, 0.6, drawing.roll);
  const narrow = (keys: string[]) => ({
    ...style,
    columns: style.columns.filter(({ key }) => keys.includes(key)),
    noteShare: 0,
    bareShare: 0,
  });
  const top = sheet.y;
  const parts = items.filter((item) => item.type !== "Labor");
  const work = items.filter((item) => item.type === "Labor");
  table(drawing, parts, narrow(["quantity", "name", "amount"]), { right: middle - sheet.size * 2 });
  const end = sheet.y;
  sheet.y = top;
  table(drawing, work, narrow(["name", "hours", "amount"]), { left: middle });
  sheet.y = Math.max(end, sheet.y);
  return [...parts, ...work];
};

function groups(items: Item[], roll: () => number): Item[][] {
  const out: Item[][] = [];
  let at = 0;
  while (at < items.length) {
    const count = 1 + Math.floor(roll() * 4);
    out.push(items.slice(at, at + count));
    at += count;
  }
  return out;
}

export const FORMS: [share: number, form: Form][] = [
  [0.28, flat],
  [0.44, sections],
  [0.58, jobs],
  [0.66, wholeJobs],
  [0.76, stacked],
  [0.82, sideBySide],
  [0.93, statuses],
  [1, summed],
];
