import type { Word } from "#app/quote-reader/words/page.ts";

export type TextRun = { text: string; x: number; y: number; length: number; size: number; mono: boolean; font: string };

export function isMonospaced(family: string | undefined, text: string): boolean {
  // Runs of spaces used as tab stops only line up in a monospaced font.
  return family === "monospace" || / {3,}\S/.test(text);
}

/** A run of text cut into words; a proportional font's letters are shared out by the widths of Helvetica. */
export function splitIntoWords(run: TextRun): Word[] {
  let total = 0;
  const starts: number[] = [];
  for (const character of run.text) {
    for (let unit = 0; unit < character.length; unit++) starts.push(total);
    total += run.mono ? 1 : widthOf(character);
  }
  if (total === 0) return [];
  starts.push(total);
  const scale = run.length / total;
  const words: Word[] = [];
  for (const match of run.text.matchAll(/\S+/g)) {
    const from = starts[match.index] ?? 0;
    const to = starts[match.index + match[0].length] ?? total;
    words.push({
      text: match[0],
      x: run.x + from * scale,
      y: run.y - run.size * 0.8,
      width: (to - from) * scale,
      height: run.size,
      font: run.font,
      confidence: 1,
    });
  }
  return words;
}

const LIGATURE = /^(ff|fi|fl|ffi|ffl|ft|st|ct|tt)$/;

/** A run that ends with one goes on in the next: "diff" + "erential". */
const ENDS_SO = /[a-z](?:ff|fi|fl|ffi|ffl)$/;

/** "C" + "ATAWBA": small capitals behind a large one, on one line; "M" + "ailbox": a colored initial. */
function isInitialOf(initial: Word, word: Word): boolean {
  if (!/^[A-Z]$/.test(initial.text)) return false;
  const gap = (word.x - initial.x - initial.width) / initial.height;
  const isSmall = /^[A-Z][A-Z.'’-]+$/.test(word.text) && word.height < initial.height * 0.92;
  if (!isSmall) return /^[a-z]{2}/.test(word.text) && word.y === initial.y && Math.abs(gap) < 0.04;
  const isOnItsLine = Math.abs(word.y + word.height - initial.y - initial.height) < initial.height * 0.1;
  return isOnItsLine && gap > -0.05 && gap < 0.1;
}

/** Some printers set a ligature or an initial as a run of its own, or begin another after it: "f" + "l" + "uid" is one word. */
export function joinLigatures(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const touching = before && before.y === word.y && Math.abs(word.x - before.x - before.width) < word.height * 0.04;
    const end = before?.text.slice(-4).match(/[a-z]+$/)?.[0] ?? "";
    const goesOn = before && ENDS_SO.test(before.text) && /^[a-z]/.test(word.text) && before.font === word.font;
    const isLigature = touching && (goesOn || [word.text, end, before.text].some((text) => LIGATURE.test(text)));
    if (before && (isLigature || isInitialOf(before, word)))
      joined[joined.length - 1] = {
        ...before,
        text: before.text + word.text,
        width: word.x + word.width - before.x,
      };
    else joined.push(word);
  }
  return joined;
}

/** Advance widths of Helvetica in thousandths of the font size (Adobe core 14 metrics), by kind of letter. */
function widthOf(character: string): number {
  if ("ijl'|".includes(character)) return 222;
  if (" .,;:!/\\ftI[]".includes(character)) return 278;
  if ("r-()`{}".includes(character)) return 333;
  if ("ckvxyzsJ".includes(character)) return 500;
  if ("ABEKPSVXY&".includes(character)) return 667;
  if ("CDHNRUw".includes(character)) return 722;
  if ("GOQ".includes(character)) return 778;
  if ("mM%".includes(character)) return 850;
  if ("W@".includes(character)) return 950;
  return 556;
}
