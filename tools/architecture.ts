import { readFileSync, writeFileSync } from "node:fs";
import { arrowsBetween, ORDER, readImports } from "./imports.ts";

// `npm run architecture` draws the rooms and their arrows from the imports into docs/architecture.md.
const FILE = "docs/architecture.md";
const BEGIN = "<!-- drawn by npm run architecture -->";
const END = "<!-- end of the drawing -->";

/** The document with its picture as the imports have it now. Errors: a sentence where the marks are missing. */
export function withPicture(document: string, picture: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} lacks the marks around its picture.`);
  return `${before}${BEGIN}\n\n${picture}\n\n${END}${after}`;
}

/** A flowchart of the rooms; an arrow that other arrows already lead along is left out. */
export function drawPicture(arrows: Map<string, Set<string>>): string {
  const rooms = ORDER.filter((room) => arrows.has(room));
  const lines = rooms.flatMap((from) => {
    const direct = arrows.get(from) ?? new Set();
    const needed = [...direct].filter((to) => ![...direct].some((by) => by !== to && leadsTo(arrows, by, to)));
    return needed.sort().map((to) => `  ${from} --> ${to}`);
  });
  return ["```mermaid", "flowchart LR", ...rooms.map((room) => `  ${room}`), ...lines, "```"].join("\n");
}

function leadsTo(arrows: Map<string, Set<string>>, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = arrows.get(from) ?? new Set();
  return next.has(to) || [...next].some((room) => leadsTo(arrows, room, to, seen));
}

if (import.meta.main) {
  const picture = drawPicture(arrowsBetween(readImports()));
  writeFileSync(FILE, withPicture(readFileSync(FILE, "utf8"), picture));
  console.log(`${FILE} shows the rooms as they import each other.`);
}
