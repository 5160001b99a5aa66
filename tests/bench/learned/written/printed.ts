/** A written message as a page, by dice: as wide as a phone or a sheet, with other names for its charges, as a camera sees it. */
import type { Page, Word } from "#app/quote-reader/words/page.ts";
import type { Dice } from "../drawn/sheet.ts";
import { asPhotographed, between, pick, Sheet } from "../drawn/sheet.ts";
import type { Mark, Message, Said } from "./message.ts";

/** A word on a page with what it was marked as; whatever copies the word keeps it. */
export type MarkedWord = Word & { mark?: Mark };

const HEADS = ["Messages", "iMessage", "Text Message", "Today 9:41 AM", "Chat", "Inbox", "Print", ""];

/** The letters in a line of a phone, and of a sheet of paper. */
const NARROW: [number, number] = [26, 46];
const WIDE: [number, number] = [48, 112];

export function printed({ kind, lines }: Message, roll: Dice): Page {
  const isPhone = kind === "text" || kind === "chat" ? roll() < 0.8 : roll() < 0.15;
  const letters = Math.round(between(...(isPhone ? NARROW : WIDE), roll));
  const size = between(9, 12.5, roll);
  const letter = between(0.46, 0.58, roll);
  const left = between(24, 80, roll);
  const width = left * 2 + letters * size * letter;
  const sheet = new Sheet({ size, width, step: between(1.15, 1.5, roll), letter, y: between(40, 90, roll) });
  const gap = pick([0, 0, 0.4, 1], roll);
  if (isPhone && roll() < 0.4) sheet.put(pick(HEADS, roll), left);
  sheet.down(2);
  for (const line of lines) {
    const indent = isPhone && kind === "chat" && roll() < 0.3 ? size * 3 : 0;
    for (const row of wrappedWords(line, letters - Math.round(indent / size / letter))) {
      putWords(sheet, row, left + indent);
      sheet.down();
    }
    sheet.down(line.length === 0 ? 1 : gap);
  }
  const page = sheet.page();
  return roll() < 0.3 ? asPhotographed(page, roll) : page;
}

/** The words of a line in rows no longer than so many letters. */
function wrappedWords(line: Said[], letters: number): Said[][] {
  const rows: Said[][] = [[]];
  let used = 0;
  for (const word of line) {
    if (used > 0 && used + word.text.length > letters) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(word);
    used += word.text.length + 1;
  }
  return rows;
}

function putWords(sheet: Sheet, row: Said[], left: number): void {
  let x = left;
  for (const { text, mark } of row) {
    sheet.put(text, x);
    const word: MarkedWord | undefined = sheet.words.at(-1);
    if (word && mark) word.mark = mark;
    x += sheet.wide(`${text} `);
  }
}

/** The same message with other things charged: what stands around a name says that it is one. */
export function withOtherNames(message: Message, names: Map<string, string[]>, roll: Dice): Message {
  const others = new Map<string, string | null>();
  const other = (charge: string) => {
    const known = others.get(charge);
    if (known !== undefined) return known;
    const pool = names.get(message.types.get(charge) ?? "") ?? [];
    const chosen = pool.length > 0 && roll() < 0.6 ? pick(pool, roll) : null;
    others.set(charge, chosen);
    return chosen;
  };
  const done = new Set<string>();
  const lines = message.lines.map((line) =>
    line.flatMap((word): Said[] => {
      const { mark } = word;
      const name = mark?.says === "name" ? other(mark.charge) : null;
      if (!mark || name === null) return [word];
      if (done.has(mark.charge)) return trailing(word);
      done.add(mark.charge);
      return name.split(" ").map((text) => ({ text, mark }));
    }),
  );
  return { ...message, lines };
}

/** The stop behind a name stays behind what stands in its place; a word of its own, it is marked as nothing. */
function trailing({ text }: Said): Said[] {
  const stop = /[,.;:!?)]+$/.exec(text)?.[0];
  return stop ? [{ text: stop, mark: null }] : [];
}
