import type { Prisma, QuoteDocument, Transaction } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type Effect, effectOf } from "#app/quotes/papers/effect.ts";
import { paperOf, type Role } from "#app/quotes/papers/paper.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { isTyped } from "#app/quotes/papers/typed.ts";
import { counts as countsByItself, isQuote } from "#app/repair/requests/standing-quotes.ts";

const documentFields = {
  id: true,
  repairRequestId: true,
  fileName: true,
  fileType: true,
  readStatus: true,
  role: true,
  roleBy: true,
  waitsFor: true,
  carAnswer: true,
  linesAnswer: true,
  sameAsId: true,
  effect: true,
  reading: true,
  uploadedBy: { select: { role: true } },
} satisfies Prisma.QuoteDocumentSelect;

export const NO_EFFECT: Effect = { added: [], removed: [], changes: [] };

type Row = Prisma.QuoteDocumentGetPayload<{ select: typeof documentFields }>;

export type TakenDocument = Omit<Row, "role" | "effect" | "reading"> & {
  role: Role;
  effect: Effect | null;
  reading: QuoteReading | null;
};

/** The documents of a request, oldest first. The caller has locked the request. */
export async function documentsOf(tx: Transaction, repairRequestId: string): Promise<TakenDocument[]> {
  const rows = await tx.quoteDocument.findMany({
    where: { repairRequestId },
    orderBy: [{ uploadedAt: "asc" }, { id: "asc" }],
    select: documentFields,
  });
  return rows.map((row) => ({
    ...row,
    effect: effectOf(row.effect),
    reading: readingOf(row.reading),
  }));
}

export function counts(document: TakenDocument): boolean {
  return countsByItself({ ...document, sameAs: document.sameAsId });
}

type Counting = Pick<QuoteDocument, "role" | "fileType" | "linesAnswer">;

/**
 * The shop's own quote: of those that count the newest revised one and what came after it, else all of them. What was typed is none
 * any more where its paper came in its place.
 */
export function quotesOf<Document extends Counting>(counting: readonly Document[]): Document[] {
  const isReplaced = counting.some(({ linesAnswer }) => linesAnswer === "instead");
  const quotes = counting.filter((one) => isQuote(one) && !(isReplaced && isTyped(one)));
  const newest = quotes.findLastIndex(({ role }) => role === "revised");
  return quotes.slice(Math.max(0, newest));
}

/** What the role is proposed by. */
export function seenOn(document: TakenDocument & { reading: QuoteReading }) {
  const { reading, fileName } = document;
  const said = `${reading.header.documentNumber ?? ""} ${fileName}`;
  return {
    paper: paperOf(reading),
    lines: printedLines(reading),
    isBill: reading.bill !== undefined || /\b(?:invoice|inv|receipt|final[ _-]?bill)/i.test(said),
    isDone: reading.bill === "completed",
  };
}

export function hasReading(document: TakenDocument): document is TakenDocument & { reading: QuoteReading } {
  return document.reading !== null;
}
