import type { Item } from "./charges.ts";
import { PHRASES } from "./phrases.ts";
import { between, type Dice, pick, type Sheet, wrapped } from "./sheet.ts";
import type { Column, Style } from "./style.ts";

export type Drawing = { sheet: Sheet; roll: Dice; money: (cents: number) => string; left: number; right: number };
/** Where columns stand from `left` to `right`: figures as wide as their head, the name takes the rest. */
function placed(style: Style, { sheet, roll }: Drawing, left: number, right: number): Column[] {
  const tight = between(0.8, 2.2, roll) * sheet.size;
  const wides: Partial<Record<Column["key"], number>> = {
    code: 11,
    type: 7,
    work: 16,
    tech: 5,
    amount: 9,
    unit: 8,
    list: 8,
    rate: 7,
    gross: 9,
  };
  const wide = style.columns.map(({ key, head }) =>
    key === "name" ? 0 : sheet.wide("x".repeat(Math.max(head.length, wides[key] ?? 5))) + tight,
  );
  const rest = Math.max(sheet.size * 9, right - left - wide.reduce((sum, each) => sum + each, 0));
  let at = left;
  return style.columns.map((column, index) => {
    const x = at;
    at += wide[index] || rest;
    return { ...column, x, x2: at - tight };
  });
}

/** A table of lines, with notes under some and rows of words between. */
export function table(
  drawing: Drawing,
  items: Item[],
  style: Style,
  { left = drawing.left, right = drawing.right, head = style.isHeaded } = {},
): void {
  const { sheet, roll } = drawing;
  const columns = placed(style, drawing, left, right);
  if (head) {
    const split = roll() < 0.1;
    for (const column of columns) {
      const [first = "", ...rest] = split ? column.head.split(" ") : [column.head];
      set(sheet, column, first, "bold");
      if (rest.length > 0) sheet.words.push(...under(sheet, column, rest.join(" ")));
    }
    sheet.down(split ? 2.3 : 1.4);
  }
  items.forEach((item, at) => {
    if (roll() < style.bareShare) {
      sheet.put(pick(PHRASES.note, roll), nameOf(columns).x);
      sheet.down();
    }
    const name = nameOf(columns);
    const letters = Math.max(12, Math.floor((name.x2 - name.x) / sheet.wide("x")));
    const lines = wrapped(item.description, letters);
    for (const column of columns)
      if (column.key !== "name") set(sheet, column, printedIn(column.key, item, at, style, drawing));
    sheet.put(`${beforeName(item, style, roll)}${lines[0] ?? ""}`, name.x);
    sheet.down();
    for (const line of lines.slice(1)) {
      sheet.put(line, name.x);
      sheet.down();
    }
    if (roll() < style.noteShare) {
      sheet.put(pick(PHRASES.note, roll), name.x + pick([0, 0, sheet.size], roll), "left", {
        size: sheet.size * pick([1, 0.85], roll),
      });
      sheet.down();
    }
    sheet.down((style.gap - 1) * 0.8);
  });
}

function beforeName({ type, quantity }: Item, { before }: Style, roll: Dice): string {
  if (before === "" || (type !== "Part" && before !== "code")) return "";
  return `${before === "code" ? codeOf(roll) : before === "count" ? quantity : pick(["Repl", "R&I", "Rpr"], roll)} `;
}

function nameOf(columns: Column[]): Column {
  return columns.find(({ key }) => key === "name") as Column;
}

function set(sheet: Sheet, column: Column, text: string, font = "body"): void {
  if (column.isText) sheet.put(text, column.x, "left", { font });
  else sheet.put(text, column.x2, "right", { font });
}

function under(sheet: Sheet, column: Column, text: string): Sheet["words"] {
  const before = sheet.words.length;
  sheet.y += sheet.size * 1.05;
  set(sheet, column, text, "bold");
  sheet.y -= sheet.size * 1.05;
  return sheet.words.splice(before);
}

export function codeOf(roll: Dice): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(roll() * 10)).join("");
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(roll() * 26))).join("");
  return pick(
    [
      () => `${digits(5)}-${letters(3)}`,
      () => letters(2) + digits(4),
      () => digits(6),
      () => `${letters(1)}${digits(2)}`,
      () => `${digits(3)}-${digits(4)}`,
    ],
    roll,
  )();
}

const CODES: Record<string, string[]> = {
  Part: ["Part", "P", "PRT", "Mat"],
  Labor: ["Labor", "L", "LBR", "Lab"],
  Fee: ["Fee", "F", "Misc", "Oth"],
};

function printedIn(key: Column["key"], item: Item, at: number, style: Style, { roll, money }: Drawing): string {
  const isLabor = item.type === "Labor";
  const count = item.quantity ?? 1;
  const hasHours = style.columns.some((column) => column.key === "hours");
  const hasRate = style.columns.some((column) => column.key === "rate");
  const isFree = item.totalPrice === 0;
  const levy = Math.round(item.totalPrice * style.taxRate);
  switch (key) {
    case "number":
      return String(at + 1);
    case "code":
      return roll() < 0.85 ? codeOf(roll) : "";
    case "type":
      return pick(CODES[item.type] ?? ["S"], () => (style.fine ? 0 : 0.3));
    case "work":
      return pick(PHRASES.work, roll);
    case "tech":
      return pick(["JM", "12", "T4", "Lee", "A07"], roll);
    case "quantity":
      return isLabor && hasHours ? "" : style.fine ? count.toFixed(2) : String(count);
    case "hours":
      return isLabor && count !== 1 ? count.toFixed(style.fine ? 2 : 1) : "";
    case "rate":
      return isLabor && count !== 1 ? money(item.unitPrice ?? 0) : "";
    case "unit":
      return isFree || (isLabor && hasRate) ? "" : money(item.unitPrice ?? 0);
    case "list":
      return isFree ? "" : money(Math.round((item.unitPrice ?? 0) * 1.18));
    case "off":
      return roll() < 0.3 ? `${pick([5, 10, 15], roll)}%` : "";
    case "flag":
      return isLabor ? "" : pick(["T", "Y", "*"], () => 0);
    case "levy":
      return money(levy);
    case "gross":
      return money(item.totalPrice + levy);
    case "status":
      return "OK";
    case "amount":
      return isFree ? style.free : money(item.totalPrice);
    default:
      return "";
  }
}
