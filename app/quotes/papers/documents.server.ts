import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { oneOf } from "#app/platform/known.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type Effect, effectOf } from "#app/quotes/papers/effect.ts";
import { paperOf, ROLE_VALUES, type Role } from "#app/quotes/papers/paper.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { counts as countsByItself } from "#app/repair/requests/standing-quotes.ts";

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
    role: oneOf(ROLE_VALUES, row.role),
    effect: effectOf(row.effect),
    reading: readingOf(row.reading),
  }));
}

export function counts(document: TakenDocument): boolean {
  return countsByItself({ ...document, sameAs: document.sameAsId });
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
