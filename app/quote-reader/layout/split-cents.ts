import { type Row, rowOf } from "#app/quote-reader/layout/rows.ts";

/** A form prints the cents in a column of their own: this many amounts must stand so before they are joined. */
const LEAST = 3;

/** Rows of preprinted forms, "1,204 | 50", with dollars and cents joined to one amount. */
export function withCentsJoined(rows: Row[]): Row[] {
  const pairs = rows.flatMap((row) => pairsIn(row));
  const column = pairs.find((pair) => alike(pairs, pair).length >= LEAST);
  if (!column) return rows;
  const inColumn = new Set(alike(pairs, column));
  const reach = column.size;
  const decimals = rows.filter((row) =>
    row.cells.some(
      (cell) => cell.printed?.kind === "number" && cell.printed.decimals === 2 && cell.x2 > column.x - reach,
    ),
  );
  if (decimals.length > 0) return rows;
  return rows.map((row) => {
    const pair = [...inColumn].find((each) => each.row === row);
    if (!pair) return row;
    const words = row.cells.flatMap((cell) => cell.words);
    const dollars = words[pair.at];
    const cents = words[pair.at + 1];
    if (!dollars || !cents) return row;
    const joined = { ...dollars, text: `${dollars.text}.${cents.text}`, width: cents.x + cents.width - dollars.x };
    return rowOf([...words.slice(0, pair.at), joined, ...words.slice(pair.at + 2)], row.page);
  });
}

type Pair = { row: Row; at: number; x: number; end: number; size: number };

/** The last two words of a row when they are whole dollars and two digits. */
function pairsIn(row: Row): Pair[] {
  const words = row.cells.flatMap((cell) => cell.words);
  const [dollars, cents] = words.slice(-2);
  if (!dollars || !cents || words.length < 3) return [];
  if (!/^\$?(\d{1,3}(,\d{3})+|\d{1,5})$/.test(dollars.text) || !/^\d{2}$/.test(cents.text)) return [];
  if (cents.x - dollars.x - dollars.width > row.size * 2.5) return [];
  return [{ row, at: words.length - 2, x: cents.x, end: dollars.x + dollars.width, size: row.size }];
}

/** Cents that start at one place, behind dollars that end at one place. */
function alike(pairs: Pair[], as: Pair): Pair[] {
  const near = as.size * 0.7;
  return pairs.filter((pair) => Math.abs(pair.x - as.x) < near && Math.abs(pair.end - as.end) < near);
}
