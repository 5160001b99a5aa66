import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";
import type { Truth } from "../quote-scores.ts";
import { dice } from "./dice.ts";
import { sharedWords } from "./labels.ts";
import type { Paper } from "./papers.ts";

type Item = Truth["items"][number];
type Line = { row: Row; item: Item; name: Word };

/**
 * The same paper as another shop might print it, by dice: columns that are no names before and behind the names, notes under the
 * lines, the works that lines belong to. Null where the lines are not in one table of one row each.
 */
export function varied({ document, pages, rows, entries, labels }: Paper, seed: number): Page[] | null {
  const roll = dice(seed);
  const lines = labels ? linesOf({ rows, entries, items: labels.items }) : [];
  if (lines.length < 3 || lines.length < document.truth.items.length * 0.7) return null;
  let out = pages;
  const column = pick(COLUMNS, roll);
  const texts = column.texts(lines, roll);
  out = out.map((page) =>
    withColumn(page, lines, rows, { texts, head: pick(column.heads, roll), isBehind: column.behind, roll }),
  );
  if (roll() < 0.35) out = out.map((page) => withNotes(page, lines, roll));
  return out;
}

/** Lines whose name stands whole in the row of their amount. */
function linesOf({ rows, entries, items }: Pick<Paper, "rows" | "entries"> & { items: (Item | null)[] }): Line[] {
  return entries.flatMap(({ row }, at): Line[] => {
    const item = items[at];
    if (!item || !rows.includes(row) || sharedWords(rowText(row), item.description) < 0.7) return [];
    const cell = row.cells.find(
      (each) => each.printed?.kind !== "number" && sharedWords(each.text, item.description) > 0.6,
    );
    const name = cell?.words[0];
    return name ? [{ row, item, name }] : [];
  });
}

type Column = { heads: string[]; behind: boolean; texts: (lines: Line[], roll: () => number) => string[] };

function pick<T>(from: T[], roll: () => number): T {
  return from[Math.floor(roll() * from.length)] as T;
}

const TYPES: Record<string, string[]> = {
  Part: ["Part", "Parts", "P", "PRT", "Material", "Goods", "Item", "PART", "Pt"],
  Labor: ["Labor", "L", "LBR", "Hourly work", "Work", "LABOR", "Lab", "Time"],
  Fee: ["Fee", "Misc", "F", "Supply", "Other", "Charge", "Sundry"],
  Service: ["Service", "S", "SVC", "Package", "Job", "Flat"],
};

function byType({ item }: Line, set: number): string {
  const names = TYPES[item.type] ?? (TYPES.Part as string[]);
  return names[set % names.length] as string;
}

const WORKS =
  "Oil leak|Front brakes|Brakes|No start|Glow plugs|Fuel filter|Batteries|60k service|Cooling|A/C|Steering|Suspension|Tune up|Check engine|Oil chg|Tires|Alignment|Timing cover|Noise front|Exhaust|Rear axle|State inspection|Misc|Job 1|Job 2|Job A|Transmission|Electrical".split(
    "|",
  );
const BEHIND =
  "12 mo|24 mo|Lifetime|OEM|AFTM|New|Reman|Used|Approved|Declined|OK|Now|Soon|Urgent|JM|Tech 4|RT|Bay 2|Denso|KYB|Moog|ACDelco|Taxable|T|N|Y|Stock|Ordered|1 day|4821|B-12".split(
    "|",
  );
const OPERATIONS = "Repl|R&I|R&R|Rpr|Refn|Replace|Install|Remove|Inspect|Adjust|Blnd|Subl".split("|");

const COLUMNS: Column[] = [
  {
    heads: ["Type", "Kind", "Cat", "Class", "T", "What", "Category", ""],
    behind: false,
    texts: (lines, roll) => {
      const set = Math.floor(roll() * 9);
      return lines.map((line) => byType(line, set));
    },
  },
  {
    heads: ["Job", "Work", "Service", "For", "Task", "Concern", "System", "Group"],
    behind: false,
    texts: (lines, roll) => {
      const isOnce = roll() < 0.4;
      let work = pick(WORKS, roll);
      let isFirst = true;
      return lines.map(() => {
        if (roll() < 0.4) {
          work = pick(WORKS, roll);
          isFirst = true;
        }
        const text = isOnce && !isFirst ? "" : work;
        isFirst = false;
        return text;
      });
    },
  },
  {
    heads: ["Op", "Code", "Op code", "Item #", "Part no.", "SKU", "Number", ""],
    behind: false,
    texts: (lines, roll) => {
      const long = roll() < 0.5;
      return lines.map(() => code(roll, long));
    },
  },
  {
    heads: ["Oper", "Op", "Action", ""],
    behind: false,
    texts: (lines, roll) => lines.map(() => pick(OPERATIONS, roll)),
  },
  {
    heads: ["Warranty", "Brand", "Tech", "Status", "Note", "Bay", "Maker", "Tax", "Source"],
    behind: true,
    texts: (lines, roll) => {
      const few = [pick(BEHIND, roll), pick(BEHIND, roll), pick(BEHIND, roll)];
      return lines.map(() => pick(few, roll));
    },
  },
  {
    heads: ["Type", "Kind", "Class", "P/L"],
    behind: true,
    texts: (lines, roll) => {
      const set = Math.floor(roll() * 9);
      return lines.map((line) => byType(line, set));
    },
  },
];

function code(roll: () => number, long: boolean): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(roll() * 26))).join("");
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(roll() * 10)).join("");
  if (!long) return `${letters(1 + Math.floor(roll() * 3))}${digits(2 + Math.floor(roll() * 2))}`;
  return roll() < 0.5 ? `${digits(5)}-${letters(1)}${digits(4)}` : `${letters(2)}${digits(5)}`;
}

type Added = { texts: string[]; head: string; isBehind: boolean; roll: () => number };

/** Moves what stands right of the names' edge and sets the new texts into the gap. */
function withColumn(page: Page, lines: Line[], rows: Row[], { texts, head, isBehind }: Added): Page {
  const own = lines.filter(({ row }) => row.page === page.number);
  if (own.length === 0) return page;
  const size = own[0]?.row.size ?? 10;
  const left = Math.min(...own.map(({ name }) => name.x));
  const ends = own.map(({ row, name }) => row.cells.find((cell) => cell.words.includes(name))?.x2 ?? name.x);
  const edge = isBehind ? Math.max(...ends) + size * 0.4 : left - size * 0.2;
  const wide = Math.max(...texts.map((text) => text.length), head.length) * size * 0.5 + size * 2;
  const tops = own.map(({ row }) => row.y);
  const [top, end] = [Math.min(...tops), Math.max(...own.map(({ row }) => row.y2))];
  const headRow = rows.findLast(
    (row) => row.page === page.number && row.y2 <= top && row.y2 > top - size * 6 && row.cells.length >= 3,
  );
  const from = (headRow?.y ?? top) - size * 0.3;
  const moved = page.words.map((word) =>
    word.y >= from && word.y + word.height <= end + size && word.x >= edge ? { ...word, x: word.x + wide } : word,
  );
  const x = isBehind ? edge + size : left;
  const added = own.flatMap(({ row, name }) =>
    wordsAt(texts[lines.findIndex((line) => line.row === row)] ?? "", x, row.y, name, size),
  );
  const title = headRow && head !== "" ? wordsAt(head, x, headRow.y, headRow.cells[0]?.words[0], headRow.size) : [];
  return { ...page, width: page.width + wide, words: [...moved, ...added, ...title] };
}

function wordsAt(text: string, x: number, y: number, like: Word | undefined, size: number): Word[] {
  let at = x;
  return text.split(" ").flatMap((part): Word[] => {
    if (part === "") return [];
    const width = part.length * size * 0.5;
    const word: Word = { text: part, x: at, y, width, height: size, confidence: like?.confidence ?? 1 };
    if (like?.font !== undefined) word.font = like.font;
    at += width + size * 0.28;
    return [word];
  });
}

const NOTES =
  "12 month / 12,000 mile warranty|Includes road test|Per manufacturer schedule|Part # 4849-33A|Tech: J. Marsh|Measured at 3 mm|Customer approved by phone|Leaking at the seam|In stock|Recommended at this mileage|Reman unit, core exchange|See photo 4|Worn to the bars|Includes hardware".split(
    "|",
  );

/** A note in a row of its own under some of the lines. */
function withNotes(page: Page, lines: Line[], roll: () => number): Page {
  const size = lines[0]?.row.size ?? 10;
  let words = page.words;
  let down = 0;
  const share = 0.4 + roll() * 0.6;
  for (const { row, name } of lines.filter((line) => line.row.page === page.number).sort((a, b) => a.row.y - b.row.y)) {
    if (roll() > share) continue;
    const y = row.y2 + down + size * 0.25;
    words = words.map((word) => (word.y >= y - size * 0.4 ? { ...word, y: word.y + size * 1.25 } : word));
    const own = words.find((word) => word.text === name.text && Math.abs(word.y - (row.y + down)) < size * 0.5);
    words = [
      ...words,
      ...wordsAt(pick(NOTES, roll), (own?.x ?? name.x) + (roll() < 0.5 ? 0 : size), y, name, size * 0.92),
    ];
    down += size * 1.25;
  }
  return { ...page, height: page.height + down, words };
}
