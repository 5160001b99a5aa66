import type { Near } from "#app/quote-reader/attention/around.ts";
import { plain } from "../quote-scores.ts";

type Said = Pick<Near, "word" | "cell" | "step">;

/** Which words near an amount make its line's name: the name in one run or in few, one under the other, else word by word. */
export function inName(near: Said[], name: string): boolean[] {
  const groups = Map.groupBy(
    near.map((each, at) => ({ ...each, at, text: plain(each.word.text) })),
    ({ cell }) => cell,
  );
  const run = runsOf(plain(name), [...groups.values()], null)?.places;
  return run ? near.map((_, at) => run.includes(at)) : wordByWord(near, name);
}

type Piece = (Said & { at: number; text: string })[];
type Runs = { places: number[]; cost: number };

const MOST_RUNS = 6;
const NEXT_RUN = 2;

/** The cheapest way to print the rest of a name: runs of whole words, each but the last to the end of its piece. */
function runsOf(left: string, pieces: Piece[], above: Piece | null, depth = 0): Runs | null {
  if (left === "") return { places: [], cost: 0 };
  if (depth === MOST_RUNS) return null;
  let best: Runs | null = null;
  for (const piece of pieces) {
    const step = piece[0]?.step ?? 0;
    const down = above ? step - (above[0]?.step ?? 0) : 0;
    if (piece === above || down < 0 || down > 2) continue;
    for (const from of above ? [0] : piece.keys()) {
      const { places, rest, isWhole } = runIn(piece, from, left);
      if (places.length === 0 || (rest !== "" && !isWhole)) continue;
      const others = runsOf(rest, pieces, piece, depth + 1);
      if (!others) continue;
      const cost = others.cost + Math.abs(step) + (above ? NEXT_RUN : 0);
      if (!best || cost < best.cost) best = { places: [...places, ...others.places], cost };
    }
  }
  return best;
}

/** The words of a piece that the name goes on with, what is left of the name then, and whether the piece ends there. */
function runIn(piece: Piece, from: number, name: string): { places: number[]; rest: string; isWhole: boolean } {
  const places: number[] = [];
  let rest = name;
  let to = from;
  for (; to < piece.length && rest !== ""; to++) {
    const { text, at } = piece[to] as Piece[number];
    if (!rest.startsWith(text) || (text === "" && to === from)) break;
    rest = rest.slice(text.length);
    places.push(at);
  }
  return { places, rest, isWhole: to === piece.length };
}

/** Taken from the amount's own row first and then from those around it. */
function wordByWord(near: Said[], name: string): boolean[] {
  const whole = plain(name);
  const named = near.map(() => false);
  let left = whole;
  for (const step of [0, -1, 1, -2, 2, -3, 3]) {
    near.forEach(({ word, cell, step: own }, at) => {
      const text = plain(word.text);
      if (own !== step || text === "" || !left.includes(text)) return;
      const before = near[at - 1];
      const after = near[at + 1];
      const isPart =
        text.length > 2 ||
        (before?.cell === cell && whole.includes(plain(before.word.text) + text)) ||
        (after?.cell === cell && whole.includes(text + plain(after.word.text))) ||
        whole === text ||
        (whole.startsWith(text) && text.length > 1);
      if (!isPart) return;
      named[at] = true;
      left = left.replace(text, " ");
    });
  }
  near.forEach(({ word, cell }, at) => {
    const isBetween = near[at - 1]?.cell === cell && near[at + 1]?.cell === cell && named[at - 1] && named[at + 1];
    if (plain(word.text) === "" && isBetween) named[at] = true;
  });
  return named;
}
