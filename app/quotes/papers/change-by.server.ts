import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";
import { counts, documentsOf, hasReading, type TakenDocument } from "#app/quotes/papers/documents.server.ts";
import type { Effect } from "#app/quotes/papers/effect.ts";
import type { Role } from "#app/quotes/papers/paper.ts";
import { paperAfter } from "#app/quotes/papers/paper-sums.server.ts";
import { lineItemOf, printedLines } from "#app/quotes/papers/printed-lines.ts";
import { type Change, reviseLines, revisionSentence } from "#app/quotes/papers/revise.ts";
import { typedLines } from "#app/quotes/papers/typed.ts";
import { readingSummary } from "#app/quotes/quote-document.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { besideApproved } from "#app/repair/line-item.ts";
import { goAheadStands, itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import { type LockedRequest, readRequest } from "#app/repair/requests/lock.server.ts";
import type { Actor, LinesReplaced } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

export type Read = TakenDocument & { reading: QuoteReading };

type ChangeBy = {
  change: (LinesReplaced & Pick<Effect, "changes">) | null;
  all: Change[];
  sentence: string;
};

/** What a document does to the lines by its role, and the sentence on it; nothing is written. `all`: line by line, what stays too. */
export function changeBy(role: Role, document: Read, others: Read[], request: LockedRequest): ChangeBy {
  const { reading, id: documentId } = document;
  const printed = printedLines(reading);
  if (role === "rival") return { change: null, all: [], sentence: rivalSentence(reading) };
  if (role === "final") {
    const beside = besideApproved(request.lineItems, taxationOf(request));
    return { change: null, all: [], sentence: checkFinalBill(request.lineItems, printed, reading, beside).sentence };
  }
  const underWay = isUnderWay(request);
  const fresh = (line: (typeof printed)[number]) => lineItemOf(request.id, documentId, line);
  const quotes = new Set(others.filter((one) => one.role !== "rival" && one.role !== "final").map(({ id }) => id));
  const ofQuotes = role === "revised" ? request.lineItems.filter((line) => quotes.has(line.quoteDocumentId ?? "")) : [];
  const typed = document.linesAnswer === "instead" ? typedLines(request.lineItems, others) : [];
  const standing = [...ofQuotes.filter(({ id }) => typed.every((line) => line.id !== id)), ...typed];
  const { removed, added, changes } = reviseLines(standing, printed, { underWay, fresh });
  const sentence = role === "revised" ? revisionSentence(changes) : readingSummary(reading);
  const sums = [...others, { ...document, role }];
  const change: LinesReplaced = {
    removed,
    added,
    paper: request.paper,
    kind: role === "revised" ? "quote_revised" : "quote_read",
    summary: role === "revised" ? sentence : `Quote read: ${sentence}`,
    details: { documentId, role },
  };
  const shown = role === "revised" ? changes : [];
  return { change: { ...change, paper: paperAfter(request, change, sums), changes: shown }, all: changes, sentence };
}

function rivalSentence({ header, total }: QuoteReading) {
  const shop = nameOfShop(header.shop);
  const whose = shop ? `Quote of ${shop}` : "Another shop's quote";
  return `${whose} stands beside this one${total === null ? "" : " for comparison"}`;
}

export function isUnderWay({ status, authorized }: LockedRequest) {
  return stageOf(status) === "Pending_Repair" || goAheadStands(status, authorized !== null) || itemsAreLocked(status);
}

/** What taking a document that waits would do, in integer cents; `authorized`: what stands approved, with tax and fee. */
export type Foreseen = { changes: Change[]; authorized: { before: number; after: number } };

/** The same as taking it, without doing it. Null where it does not wait for the shop, would change no line, or cannot be taken as the lines stand. */
export function foresee(viewer: Viewer, repairRequestId: string, documentId: string): Promise<Foreseen | null> {
  return db.$transaction(async (tx) => {
    const request = await readRequest(tx, viewer, repairRequestId);
    const documents = (await documentsOf(tx, request.id)).filter(hasReading);
    const document = documents.find(({ id }) => id === documentId);
    if (document?.waitsFor !== "shop") return null;
    const others = documents.filter((one) => one.id !== documentId && counts(one));
    const { change, all } = changeBy(document.role, document, others, request);
    const after = change && afterTaking(request, change);
    if (!after) return null;
    return { changes: all, authorized: { before: authorizedSum(request), after: authorizedSum(after) } };
  });
}

/** Who lets a paper change lines: the paper itself. */
export const BY_PAPER: Actor = { userId: null, role: null };

export function replacing({ removed, added, paper, kind, summary, details }: LinesReplaced) {
  return { do: "replace_lines" as const, removed, added, paper, kind, summary, details };
}

function afterTaking(request: LockedRequest, change: LinesReplaced): LockedRequest | null {
  try {
    return decide(request, replacing(change), BY_PAPER).reduce<LockedRequest>(evolve, request);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
