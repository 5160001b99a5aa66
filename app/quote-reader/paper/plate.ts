import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** A car from behind has few words on it; what has more is a paper. */
const MOST_WORDS = 40;

/**
 * The license plate on a photograph of a car: the largest text of four to eight letters and figures that has both, words of one height
 * that stand side by side together. Without blanks and hyphens; null where there is none. No check digit proves it: it is a guess.
 */
export function plateOnPage({ source, words }: Page): string | null {
  if (source !== "photographed" || words.length > MOST_WORDS) return null;
  const rows = words.toSorted((a, b) => a.x - b.x).map((word, at, all) => [word, ...besides(word, all.slice(at + 1))]);
  const found = rows.flatMap((row) => {
    // The longest that stands together, then what is left of it.
    const texts = row.map((_, at) => row.slice(0, row.length - at));
    const plate = texts.find((part) => isPlate(joined(part)));
    return plate ? [{ text: joined(plate), height: plate[0]?.height ?? 0, count: plate.length }] : [];
  });
  const [largest] = found.toSorted((a, b) => b.height * b.text.length - a.height * a.text.length);
  return largest?.text ?? null;
}

/** The words that go on from this one in its line: of its height, and near. */
function besides(word: Word, after: Word[]): Word[] {
  const next = after.find((other) => {
    const gap = other.x - (word.x + word.width);
    const middle = Math.abs(other.y + other.height / 2 - (word.y + word.height / 2));
    const alike = Math.abs(other.height - word.height) < word.height * 0.3;
    return alike && middle < word.height * 0.4 && gap > -word.height * 0.3 && gap < word.height * 1.6;
  });
  return next ? [next, ...besides(next, after)] : [];
}

function joined(words: Word[]): string {
  return words.map(({ text }) => text.toUpperCase().replace(/[\s·.•-]/g, "")).join("");
}

function isPlate(text: string): boolean {
  return /^[A-Z0-9]{4,8}$/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
}
