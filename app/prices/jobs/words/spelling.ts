/** Mistyped and vowelless words of a line, put right by the words that the table of jobs knows. */

/** English words that look like a part and are none. */
const ENGLISH = new Set(
  "stock stuck still where there their other using drive while white black green start early found shown short small large price trade extra again today close clear level place point power lower right light space track truck would could might every never water under after first state stated states rattle locked noise loose lease sheet slide slow trail reach rough round sound steam steps those these whole world years lines pulled pushed turned looks heated leaked sealed loaded tighten tightened".split(
    " ",
  ),
);

export type Speller = (word: string) => string;

/** A speller over the words of a table: a word it knows, or cannot place, stays as it is; words written as one become two. */
export function spellerOf(words: Iterable<string>, common: (word: string) => boolean): Speller {
  const known = new Set(words);
  const byLetter = new Map<string, string[]>();
  const bySkeleton = new Map<string, string[]>();
  for (const word of known) {
    if (!/^[a-z]{4,}$/.test(word) || !common(word)) continue;
    add(byLetter, word.charAt(0), word);
    add(bySkeleton, skeleton(word), word);
  }
  const kept = new Map<string, string>();
  return (word) => {
    if (known.has(word) || word.length < 3 || !/^[a-z]+$/.test(word) || ENGLISH.has(word)) return word;
    const before = kept.get(word);
    if (before !== undefined) return before;
    const near = byLetter.get(word.charAt(0)) ?? [];
    const found = /[aeiouy]/.test(word)
      ? (twoWords(word, known, common) ?? cutShort(word, near) ?? nearWord(word, near))
      : vowelless(word, bySkeleton);
    if (kept.size > 5_000) kept.clear();
    kept.set(word, found ?? word);
    return found ?? word;
  };
}

/** "rsrf" is "resurface": its consonants in order, of which the last may be missing; only where one word has them. */
function vowelless(word: string, bySkeleton: Map<string, string[]>): string | null {
  const exact = bySkeleton.get(word);
  if (exact) return exact.length === 1 ? (exact[0] ?? null) : null;
  if (word.length < 4) return null;
  const longer = [...bySkeleton].filter(([key]) => key.length === word.length + 1 && key.startsWith(word));
  return longer.length === 1 && longer[0]?.[1].length === 1 ? (longer[0][1][0] ?? null) : null;
}

/** "Oilchange" is two words that are known; the one with the longest beginning. */
function twoWords(word: string, known: Set<string>, common: (word: string) => boolean): string | null {
  for (let at = word.length - 3; at >= 3; at--)
    if (isWhole(word.slice(0, at), known, common) && isWhole(word.slice(at), known, common))
      return `${word.slice(0, at)} ${word.slice(at)}`;
  return null;
}

function isWhole(word: string, known: Set<string>, common: (word: string) => boolean): boolean {
  return known.has(word) && common(word) && /[aeiouy]/.test(word) && (word.length > 3 || SHORT.has(word));
}

const SHORT = new Set(["oil", "air", "gas", "fan", "cap", "kit", "pad", "arm", "hub"]);

/** "Reprog" is "reprogram": the shortest of the words that begin so, where all of them are forms of it. */
function cutShort(word: string, list: string[]): string | null {
  if (word.length < 5) return null;
  const longer = list.filter((other) => other.startsWith(word)).sort((a, b) => a.length - b.length);
  const [shortest] = longer;
  return shortest && longer.every((other) => other.startsWith(shortest.slice(0, -1))) ? shortest : null;
}

function nearWord(word: string, list: string[]): string | null {
  if (word.length < 5) return null;
  const most = word.length >= 8 ? 2 : 1;
  let best: { word: string; far: number } | null = null;
  let twins = false;
  for (const other of list) {
    if (Math.abs(other.length - word.length) > most || endsOtherwise(word, other)) continue;
    const far = distance(word, other, most);
    if (far > most) continue;
    if (best && far === best.far) twins = true;
    if (!best || far < best.far) {
      best = { word: other, far };
      twins = false;
    }
  }
  return best && !twins ? best.word : null;
}

/** "heated" and "heater" are two words of one stem and not one word mistyped. */
function endsOtherwise(word: string, other: string): boolean {
  if (word.replace(/(.)\1/g, "$1") === other.replace(/(.)\1/g, "$1")) return false;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.startsWith(short.slice(0, -1)) && /(?:ed|er|or|ing|s|e|y|en|al|d|r)$/.test(word)) return true;
  return long.startsWith(short);
}

/** Letters changed, left out, added or swapped with their neighbor. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

function skeleton(word: string): string {
  return (
    word[0] +
    word
      .slice(1)
      .replace(/[aeiouy]/g, "")
      .replace(/(.)\1/g, "$1")
  );
}

function add(lists: Map<string, string[]>, key: string, word: string) {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}
