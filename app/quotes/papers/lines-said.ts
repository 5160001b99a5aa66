import type { QuoteDocument } from "#app/platform/db.server.ts";
import { isBeingRead } from "#app/repair/requests/standing-quotes.ts";

/** A document as its lines are spoken of where none of them stands. `read`: how many lines were read on it. */
type Document = Pick<QuoteDocument, "readStatus" | "waitsFor" | "carAnswer" | "role"> & {
  sameAs: unknown;
  read: number;
};

/** What a paper waits for that came after the go-ahead. "The shop" is always who works on the car, and never this business. */
export const LOOKED_AT = "an advisor has looked at it";

/** Why no line of a document stands among those of the repair, and what a person says about it first, if anything. */
export function linesSaid(document: Document): { words: string; ask: string | null } {
  const { readStatus, waitsFor, carAnswer, role, read } = document;
  const said = (words: string, ask: string | null = null) => ({ words, ask });
  if (carAnswer === "wrong_file") return said("It is set aside: its lines count for nothing.");
  if (isBeingRead(document)) return said("It is still being read.");
  if (readStatus !== "read") return said("It could not be read: enter its lines by hand.");
  const lines = read === 1 ? "1 line was read on it and waits" : `${read} lines were read on it and wait`;
  if (waitsFor === "car") return said(`${lines} until somebody says which car is right.`, "Say which car is right");
  if (waitsFor === "lines") {
    return said(`${lines} until somebody says whether it is the quote that was typed.`, "Say whether it is the same");
  }
  if (waitsFor === "shop") {
    return said(`${lines} until ${LOOKED_AT}: it came after the go-ahead.`, "Say what it is");
  }
  if (document.sameAs) return said("It was uploaded before: nothing of it is added.");
  if (role === "rival" || role === "final") return said("It makes no lines here: it stands beside those of the quote.");
  return said(read === 0 ? "No line was found on it." : "None of its lines stands here any more.");
}
