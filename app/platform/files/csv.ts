export type Cell = string | number | null | undefined;

/** Written as typed; a spreadsheet must not take a stranger's text for a formula. Some read the wide signs of East Asian keyboards as one, too. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const PHONE = /^\+\d{6,15}$/;

/** One row of a CSV file (RFC 4180), with its line end. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = cell === null || cell === undefined ? "" : String(cell);
  const harmless = typeof cell === "number" || NUMBER.test(text) || PHONE.test(text) || !FORMULA.test(text);
  const safe = harmless ? text : `'${text}`;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets take a file without it for another encoding. */
export const CSV_MARK = "\ufeff";

/**
 * The rows of a CSV file, as text: quoted fields, line ends of any kind, a mark at the beginning. Commas or, where the first line has
 * more of them, semicolons. Linear in the text. Errors: a RangeError with the line where a quote is not closed.
 */
export function readCsv(text: string): string[][] {
  const source = text.startsWith(CSV_MARK) ? text.slice(1) : text;
  const [first = ""] = source.split(/\r?\n/, 1);
  const separator = first.split(";").length > first.split(",").length ? ";" : ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const { value, next } =
      source[at] === '"' ? quotedField(source, at, rows.length + 1) : plainField(source, at, separator);
    row.push(value);
    const sign = source[next];
    at = next + 1;
    if (sign === separator) {
      if (at === source.length) row.push("");
      continue;
    }
    if (sign === "\r" && source[at] === "\n") at++;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((one) => one.some((value) => value.trim() !== ""));
}

function plainField(source: string, from: number, separator: string) {
  let next = from;
  while (next < source.length && source[next] !== separator && source[next] !== "\n" && source[next] !== "\r") next++;
  return { value: source.slice(from, next).trim(), next };
}

function quotedField(source: string, from: number, line: number) {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const end = source.indexOf('"', at);
    if (end < 0) throw new RangeError(`A quote in row ${line} is not closed.`);
    parts.push(source.slice(at, end));
    at = end + 1;
    if (source[at] !== '"') break;
    parts.push('"');
    at++;
  }
  return { value: parts.join(""), next: at };
}
