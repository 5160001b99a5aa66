/** What two lines are compared by; the total in integer cents. */
export type Comparable = {
  description: string;
  type: string;
  partNumber?: string | null;
  totalPrice: number;
};

/** Below this share of common letter pairs two descriptions are two jobs. */
const ALIKE = 0.62;

/**
 * Which line of one paper is which line of another: by part number, else by the likeness of the words; the best pairs first, each
 * line once. Answers places in both lists.
 */
export function matchLines(
  before: readonly Comparable[],
  after: readonly Comparable[],
): { before: number; after: number }[] {
  const pairs: { before: number; after: number; score: number }[] = [];
  const words = [before.map(lettersOf), after.map(lettersOf)] as const;
  for (const [b, one] of before.entries()) {
    for (const [a, other] of after.entries()) {
      const score = likeness(one, other, words[0][b] ?? new Map(), words[1][a] ?? new Map());
      if (score >= ALIKE) pairs.push({ before: b, after: a, score });
    }
  }
  pairs.sort((x, y) => y.score - x.score || x.before - y.before || x.after - y.after);
  const taken = { before: new Set<number>(), after: new Set<number>() };
  return pairs
    .filter((pair) => {
      if (taken.before.has(pair.before) || taken.after.has(pair.after)) return false;
      taken.before.add(pair.before);
      taken.after.add(pair.after);
      return true;
    })
    .map(({ before: b, after: a }) => ({ before: b, after: a }))
    .sort((x, y) => x.after - y.after);
}

/** 0 to a little over 1: the same kind of line and the same price tell two lines of one name apart. */
function likeness(one: Comparable, other: Comparable, a: Letters, b: Letters): number {
  const part = plain(one.partNumber ?? "");
  if (part.length >= 4 && part === plain(other.partNumber ?? "")) return 1.2;
  const common = dice(a, b);
  if (common < ALIKE) return 0;
  return common + (one.type === other.type ? 0.06 : 0) + (one.totalPrice === other.totalPrice ? 0.04 : 0);
}

type Letters = Map<string, number>;

function lettersOf({ description }: Comparable): Letters {
  const text = plain(description.replace(/\bexchange\b/gi, "flush"));
  const pairs: Letters = new Map();
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Share of common letter pairs (Sørensen and Dice). */
function dice(a: Letters, b: Letters): number {
  const size = count(a) + count(b);
  if (size === 0) return 0;
  let common = 0;
  for (const [pair, times] of a) common += Math.min(times, b.get(pair) ?? 0);
  return (2 * common) / size;
}

function count(letters: Letters) {
  let total = 0;
  for (const times of letters.values()) total += times;
  return total;
}

function plain(text: string) {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
