import { type Row, rowOf } from "#app/quote-reader/layout/rows.ts";

/** A form prints the cents in a column of their own: this many amounts must stand so before they are joined. */
const LEAST = 3;

/** Rows of preprinted forms, "1,204 | 50", with dollars and cents joined to one amount; such columns may stand beside each other. */
export function withCentsJoined(rows: Row[]): Row[] {
  const pairs = rows.flatMap(pairsIn);
  const inColumns = pairs.filter((pair) => alike(pairs, pair).length >= LEAST && !hasDecimals(rows, pair));
  return rows.map((row) => {
    const own = inColumns.filter((pair) => pair.row === row);
    return withNextJoined(row, (at) => own.some((pair) => pair.at === at), ".");
  });
}

/** "4, | 330.25" of a scan: what ends in a comma goes on with the three figures close behind it. */
export function withThousandsJoined(rows: Row[]): Row[] {
  return rows.map((row) => {
    const words = row.cells.flatMap((cell) => cell.words);
    const goesOn = (at: number) => {
      const [thousands, rest] = [words[at], words[at + 1]];
      if (!thousands || !rest || !/^-?\$?\d{1,3},$/.test(thousands.text) || !/^\d{3}(?:\.\d\d)?$/.test(rest.text))
        return false;
      return rest.x - thousands.x - thousands.width < row.size * 1.5;
    };
    return withNextJoined(row, goesOn, "");
  });
}

/** A row in which each word that goes on is one with the word behind it; as it is where none does. */
function withNextJoined(row: Row, goesOn: (at: number) => boolean, between: string): Row {
  const words = row.cells.flatMap((cell) => cell.words);
  if (!words.some((_, at) => goesOn(at))) return row;
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1];
    if (goesOn(at - 1)) return [];
    if (!next || !goesOn(at)) return [word];
    return [{ ...word, text: `${word.text}${between}${next.text}`, width: next.x + next.width - word.x }];
  });
  return rowOf(joined, row.page);
}

/** A place where whole amounts are printed is no column of cents. */
function hasDecimals(rows: Row[], { x, end, size }: Pair): boolean {
  return rows.some((row) =>
    row.cells.some(
      ({ printed, x: from, x2 }) =>
        printed?.kind === "number" && printed.decimals === 2 && x2 > x - size && from < end + size,
    ),
  );
}

type Pair = { row: Row; at: number; x: number; end: number; size: number };

/** Whole dollars and two digits behind them. */
function pairsIn(row: Row): Pair[] {
  const words = row.cells.flatMap((cell) => cell.words);
  if (words.length < 3) return [];
  return words.flatMap((dollars, at): Pair[] => {
    const cents = words[at + 1];
    if (!cents || at === 0) return [];
    if (!/^\$?(\d{1,3}(,\d{3})+|\d{1,5})$/.test(dollars.text) || !/^\d{2}(?:-|CR)?$/.test(cents.text)) return [];
    if (cents.x - dollars.x - dollars.width > row.size * 2.5) return [];
    return [{ row, at, x: cents.x, end: dollars.x + dollars.width, size: row.size }];
  });
}

/** Cents that start at one place, behind dollars that end at one place. */
function alike(pairs: Pair[], as: Pair): Pair[] {
  const near = as.size * 0.7;
  return pairs.filter((pair) => Math.abs(pair.x - as.x) < near && Math.abs(pair.end - as.end) < near);
}
