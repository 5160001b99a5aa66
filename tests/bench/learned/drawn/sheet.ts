import type { Page, Word } from "#app/quote-reader/words/page.ts";

export type Dice = () => number;

export function pick<T>(from: readonly T[], roll: Dice): T {
  return from[Math.floor(roll() * from.length)] as T;
}

export function between(from: number, to: number, roll: Dice): number {
  return from + roll() * (to - from);
}

/** A page to set words on, row by row from the top, in points. */
export class Sheet {
  readonly words: Word[] = [];
  readonly size: number;
  readonly width: number;
  y: number;
  readonly #step: number;
  readonly #letter: number;

  /** `step` is from row to row in heights of the text, `letter` the width of a letter in them. */
  constructor(given: { size: number; width: number; step: number; letter: number; y: number }) {
    this.size = given.size;
    this.width = given.width;
    this.y = given.y;
    this.#step = given.step;
    this.#letter = given.letter;
  }

  /** How wide a text stands. */
  wide(text: string, size = this.size): number {
    return text.length * size * this.#letter;
  }

  /** Sets a text at the row; `side` says whether `x` is its left or right edge. */
  put(text: string, x: number, side: "left" | "right" = "left", { size = this.size, font = "body" } = {}): void {
    let at = side === "left" ? x : x - this.wide(text, size);
    for (const part of text.split(" ")) {
      const width = this.wide(part, size);
      if (part !== "")
        this.words.push({ text: part, x: at, y: this.y - size * 0.8, width, height: size, font, confidence: 1 });
      at += width + size * this.#letter;
    }
  }

  down(rows = 1): void {
    this.y += this.size * this.#step * rows;
  }

  page(number = 1): Page {
    return {
      number,
      width: this.width,
      height: Math.max(792, this.y + 40),
      source: "digital",
      words: this.words.filter(({ text }) => text !== ""),
    };
  }
}

/** The words of a text in lines no longer than so many letters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) as string;
    if (last !== "" && last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

const ALIKE: Record<string, string> = { O: "0", l: "1", I: "l", S: "5", B: "8", g: "q", e: "c", m: "rn", i: "l" };

/** The page as a camera might give it: a little askew, words run together, letters taken for others; amounts stay. */
export function asPhotographed(page: Page, roll: Dice): Page {
  const scale = between(2, 3.2, roll);
  const slope = between(-0.004, 0.004, roll);
  const shake = between(0.02, 0.09, roll);
  const glue = roll() * 0.04;
  const worn = roll() * 0.02;
  const words: Word[] = [];
  let run = 0;
  for (const word of page.words) {
    const before = words.at(-1);
    const x = word.x * scale;
    const isBeside =
      before !== undefined &&
      Math.abs(before.y - (word.y + word.x * slope) * scale) < word.height * scale * 0.4 &&
      x - before.x - before.width < word.height * scale * 0.7 &&
      x > before.x;
    if (!isBeside) run++;
    const text = [...word.text].map((each) => (!/\d/.test(word.text) && roll() < worn ? (ALIKE[each] ?? each) : each));
    if (isBeside && before && roll() < glue && !/\d/.test(before.text + word.text)) {
      before.text += text.join("");
      before.width = x + word.width * scale - before.x;
      continue;
    }
    const y = (word.y + word.x * slope + (roll() - 0.5) * 2 * shake * word.height) * scale;
    const height = word.height * scale * between(0.92, 1.1, roll);
    const { font: _, ...rest } = word;
    words.push({ ...rest, text: text.join(""), x, y, width: word.width * scale, height, run, confidence: 0.97 });
  }
  return { ...page, width: page.width * scale, height: page.height * scale, source: "photographed", words };
}
