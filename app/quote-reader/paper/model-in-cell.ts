import type { Row } from "#app/quote-reader/layout/rows.ts";
import { makeMisread, makeNamed } from "#app/quote-reader/paper/makes.ts";
import { modelAtStart } from "#app/quote-reader/paper/models.ts";

/** The car stands above what is done to it. */
const HEAD_ROWS = 25;

/** "TUNDRA SR5" of "TOYOTA TUNDRA SR5", "Ram 1500" behind its make, "Model 3 2018" alone: what begins with a model of this make. */
export function modelInCell(rows: Row[], make: string, makes: string): string | null {
  const cells = rows.slice(0, HEAD_ROWS).flatMap((row) => row.cells);
  const first = new RegExp(`^(?:${makes})[\\s,/-]*(?=[A-Z\\d])(.*)$`, "i");
  for (const [at, { text }] of cells.entries()) {
    const before = cells[at - 1]?.text ?? "";
    const isBehind = makeNamed(before) === make || makeMisread(before) === make;
    const behind = isBehind ? text : first.exec(text)?.[1];
    if (behind && modelAtStart(make, behind)) return behind;
    const alone = modelAtStart(make, text);
    if (alone && /^\s+(?:19[89]|20[0-4])\d$/.test(alone.rest)) return alone.model;
  }
  return null;
}

/** "Dodga | Ram 1500": a make with one letter misread, proven by the model behind it. */
export function makeBeforeModel(rows: Row[]): string | null {
  const cells = rows.slice(0, HEAD_ROWS).flatMap((row) => row.cells);
  for (const [at, { text }] of cells.entries()) {
    const make = makeMisread(text);
    if (make && modelAtStart(make, cells[at + 1]?.text ?? "")) return make;
  }
  return null;
}
