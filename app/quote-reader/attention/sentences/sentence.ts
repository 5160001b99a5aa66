import { type Cell, type Row, rowText } from "#app/quote-reader/layout/rows.ts";

/** The rows over and under its own that a sentence may reach into. */
const REACH = 2;
/** So many text heights from line to line at the most: more is the next bubble or paragraph. */
const LINE_PITCH = 2.3;
const SHORT = /^\W*(?:ea|inj|hrs?|qts?|gals?|pcs?|approx|incl|inc|no|st|mr|mrs|ms|dr|vs|assy|w|pt)\.$/i;
const BULLET = /^(?:[-–—•●▪*]|\d{1,2}[.)])(?:\s|$)/;

export type Sentence = { before: string; behind: string };

/** Whether a sentence ends with a word: "both." and no "ea." */
export function isStop(word: string): boolean {
  return /[\w)"'”’][.!?]+["')”’]*$/.test(word) && !SHORT.test(word);
}

/** What is said before an amount and behind it in its own sentence, other amounts among it. A list's item is a sentence. */
export function sentenceOf({ row, rowAt, cell }: { row: Row; rowAt: number; cell: Cell }, rows: Row[]): Sentence {
  const at = row.cells.indexOf(cell);
  const before = row.cells.slice(0, at).map(wordsIn);
  const behind = row.cells.slice(at + 1).map(wordsIn);
  for (let step = 1; step <= REACH && !isItem(rows[rowAt - step + 1]); step += 1) {
    const [above, own] = [rows[rowAt - step], rows[rowAt - step + 1]];
    if (!above || !own || !isNext(above, own)) break;
    before.unshift(...above.cells.map(wordsIn));
  }
  for (let step = 1; step <= REACH; step += 1) {
    const [own, below] = [rows[rowAt + step - 1], rows[rowAt + step]];
    if (!own || !below || !isNext(own, below) || isItem(below)) break;
    behind.push(...below.cells.map(wordsIn));
  }
  return { before: lastOf(before), behind: firstOf(behind) };
}

/** Words stand close before or behind it, as in a sentence. */
export function isSpoken({ row, cell }: { row: Row; cell: Cell }): boolean {
  const at = row.cells.indexOf(cell);
  const [before, behind] = [row.cells[at - 1], row.cells[at + 1]];
  const isNear = (gap: number) => gap < row.size * 0.9;
  return (
    (before !== undefined && !before.printed && before.words.length > 1 && isNear(cell.x - before.x2)) ||
    (behind !== undefined && !behind.printed && isNear(behind.x - cell.x2))
  );
}

/** Whether most of some amounts stand within sentences, or behind a few words in a list of them. */
export function areSpoken(places: { row: Row; cell: Cell }[]): boolean {
  return places.filter(isSpoken).length * 2 > places.length;
}

function wordsIn({ words, printed }: Cell): Piece {
  return { words: words.map(({ text }) => text), isFigure: printed !== null };
}

type Piece = { words: string[]; isFigure: boolean };

/** The point behind an amount was read apart from it: a capital begins the next sentence. */
function endsBefore(piece: Piece | undefined): boolean {
  return piece !== undefined && !piece.isFigure && /^["'“(]?(?:[A-Z][a-z]|[AI]$)/.test(piece.words[0] ?? "");
}

function lastOf(pieces: Piece[]): string {
  const words: string[] = [];
  for (const [at, piece] of [...pieces.entries()].reverse()) {
    const stop = piece.words.findLastIndex(isStop);
    words.unshift(...piece.words.slice(stop + 1));
    if (stop >= 0 || (pieces[at - 1]?.isFigure && endsBefore(piece))) break;
  }
  return words.join(" ");
}

function firstOf(pieces: Piece[]): string {
  const words: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if ((at === 0 || pieces[at - 1]?.isFigure) && endsBefore(piece)) break;
    const stop = piece.words.findIndex(isStop);
    words.push(...(stop < 0 ? piece.words : piece.words.slice(0, stop + 1)));
    if (stop >= 0) break;
  }
  return words.join(" ");
}

function isNext(above: Row, below: Row): boolean {
  return above.page === below.page && below.y - above.y < Math.max(above.size, below.size) * LINE_PITCH;
}

function isItem(row: Row | undefined): boolean {
  return row !== undefined && BULLET.test(rowText(row));
}
