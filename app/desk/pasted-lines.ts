export type PastedLine = { description: string; quantity: string; unitPrice: string };

const MOST = 60;
const AMOUNT = /^\(?-?\$?\s*\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?\)?$/;
const TAIL = /^(.*?\S)[\s:.…-]*\s\$?\s*(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|\d+)\s*$/;

/**
 * Rows of a spreadsheet (tabs between the cells) or of an e-mail (the amount at the end of the row) as lines: description,
 * quantity and unit price. Of two figures in a row the first is the quantity, a third one is the row's total. Sums and rows without
 * words are left out; null where it is one cell or one line without an amount, which is pasted as it is.
 */
export function readPastedLines(text: string): PastedLine[] | null {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.trimEnd())
    .filter((row) => row.trim() !== "");
  const lines = rows.flatMap((row) => lineOf(row) ?? []);
  const one = rows.length === 1 && !row0HasAmount(rows[0] ?? "");
  return lines.length === 0 || one ? null : lines.slice(0, MOST);
}

function row0HasAmount(row: string): boolean {
  return row.includes("\t") || /\s\$\s*\d/.test(row) || /\s\d+\.\d{2}$/.test(row);
}

function lineOf(row: string): PastedLine | null {
  const cells = row
    .split("\t")
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length > 1) return lineOfCells(cells);
  const [, words, amount] = TAIL.exec(row) ?? [];
  const description = (words ?? row).trim();
  if (!/\p{L}/u.test(description) || /^(?:sub)?total\b|^tax\b/i.test(description)) return null;
  return { description, quantity: "1", unitPrice: amount ? plain(amount) : "" };
}

function lineOfCells(cells: string[]): PastedLine | null {
  const description = cells.filter((cell) => /\p{L}/u.test(cell) && !AMOUNT.test(cell)).join(" ");
  if (!description || /^(?:sub)?total\b|^tax\b|^description\b/i.test(description)) return null;
  const numbers = cells.filter((cell) => AMOUNT.test(cell)).map(plain);
  const [first = "", second, third] = numbers;
  if (third !== undefined) return { description, quantity: whole(first), unitPrice: second ?? "" };
  if (second !== undefined && whole(first) === first) return { description, quantity: first, unitPrice: second };
  return { description, quantity: "1", unitPrice: numbers.at(-1) ?? "" };
}

function whole(number: string): string {
  return /^\d{1,4}$/.test(number) && Number(number) > 0 ? number : "1";
}

function plain(amount: string): string {
  return amount.replace(/[$,\s()-]/g, "");
}
