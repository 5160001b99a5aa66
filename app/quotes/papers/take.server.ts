import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { holdForShop } from "#app/quotes/held.server.ts";
import { productViewer } from "#app/quotes/papers/ask-advisor.server.ts";
import { weighBills } from "#app/quotes/papers/bills/weigh.server.ts";
import { BY_PAPER, changeBy, isUnderWay, type Read, replacing } from "#app/quotes/papers/change-by.server.ts";
import { counts, documentsOf, hasReading, NO_EFFECT, seenOn } from "#app/quotes/papers/documents.server.ts";
import { type Role, roleSaid } from "#app/quotes/papers/paper.ts";
import { paperAfter } from "#app/quotes/papers/paper-sums.server.ts";
import { proposeRole } from "#app/quotes/papers/role.ts";
import { isTyped, type LinesAnswer, typedLines, typedSentence } from "#app/quotes/papers/typed.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { isQuote } from "#app/repair/requests/standing-quotes.ts";
import type { LinesReplaced } from "#app/repair/state.ts";

/**
 * Lets a read document do to the request what its role says: an original brings its lines, a revised one replaces line by line,
 * a rival and a final bill make none. The role is proposed unless a person has said it. Returns the sentence on it.
 * The caller has locked the request. Errors: 409 where the lines stand still.
 */
export async function takeDocument(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  id: string,
): Promise<string> {
  const documents = (await documentsOf(tx, request.id)).filter(hasReading);
  const document = documents.find((one) => one.id === id);
  if (!document) return "";
  const before = documents.filter((one) => one.id !== id && counts(one));
  const role = document.roleBy === "person" ? document.role : proposed(document, before, request);
  const waits =
    (await askAboutTyped(tx, request, { ...document, role }, before)) ??
    (await holdForShop(tx, viewer, request, { ...document, role }));
  if (waits) return waits;
  const { change, sentence } = changeBy(role, document, before, request);
  const effect = change ? await replaceLines(tx, viewer, request, change) : NO_EFFECT;
  if (!change) {
    const details = { documentId: id, role };
    await appendHistory(tx, viewer, { repairRequestId: request.id, kind: "quote_read", summary: sentence, details });
  }
  await tx.quoteDocument.update({
    where: { id },
    data: {
      role,
      roleBy: document.roleBy ?? "reader",
      waitsFor: null,
      readMessage: sentence.slice(0, 500),
      effect: { ...effect, changes: change?.changes ?? [] },
    },
  });
  await weighBills(tx, request, role === "final");
  return sentence;
}

/** Lines typed by hand and the paper they were typed from are one quote, or two: until somebody says which, nothing counts twice. */
async function askAboutTyped(tx: Transaction, request: LockedRequest, document: Read, before: Read[]) {
  const typed = typedLines(request.lineItems, before);
  const quoted = before.some((one) => isQuote(one) && !isTyped(one));
  if (document.role !== "original" || document.linesAnswer || quoted || typed.length === 0) return null;
  const sentence = typedSentence(typed);
  await tx.quoteDocument.update({ where: { id: document.id }, data: { waitsFor: "lines", readMessage: sentence } });
  const summary = `${sentence}. Its lines wait until somebody says whether it is the same quote`;
  const details = { documentId: document.id };
  await appendHistory(tx, await productViewer(tx), {
    repairRequestId: request.id,
    kind: "quote_said",
    summary,
    details,
  });
  return `${sentence}. Please say whether it is the same quote.`;
}

/** Answers it, once: the paper's lines take the place of the typed ones, or stand beside them. */
export async function answerTyped(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  id: string,
  answer: LinesAnswer,
): Promise<void> {
  const document = (await documentsOf(tx, request.id)).find((one) => one.id === id);
  if (document?.waitsFor !== "lines") return;
  await tx.quoteDocument.update({ where: { id }, data: { linesAnswer: answer, waitsFor: null } });
  const summary =
    answer === "instead"
      ? `${document.fileName} is the quote that was typed by hand: its lines take their place`
      : `${document.fileName} is further work: what was typed by hand stays`;
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "quote_said",
    summary,
    details: { documentId: id },
  });
  await takeDocument(tx, viewer, request, id);
}

function proposed(document: Read, before: Read[], request: LockedRequest): Role {
  const quotes = before.filter(isQuote);
  const stands = { authorized: isUnderWay(request), locked: isLocked(request) };
  const role = proposeRole(seenOn(document), quotes.map(seenOn), stands);
  // The paper of what was typed revises nothing: it is asked whether it is that quote.
  return role === "revised" && quotes.every(isTyped) ? "original" : role;
}

async function replaceLines(tx: Transaction, viewer: Viewer, request: LockedRequest, change: LinesReplaced) {
  const gone = request.lineItems.filter(({ id }) => change.removed.includes(id));
  const after = await commit(tx, viewer, request, decide(request, replacing(change), BY_PAPER));
  Object.assign(request, after);
  return { added: change.added.map(({ line }) => line.id), removed: gone };
}

/**
 * Takes back what a document did: its lines leave and those that it replaced return. Errors: 409 where the lines stand still, and
 * where the customer has approved lines of it and the repair is under way.
 */
export async function untakeDocument(tx: Transaction, viewer: Viewer, request: LockedRequest, id: string, why: string) {
  const documents = (await documentsOf(tx, request.id)).filter(hasReading);
  const document = documents.find((one) => one.id === id);
  const effect = document?.effect;
  // Those too that were added to it by hand.
  const mine = request.lineItems.filter((line) => line.quoteDocumentId === id);
  if (!document || !effect || (mine.length === 0 && effect.added.length === 0 && effect.removed.length === 0)) return;
  if (isUnderWay(request) && mine.some(({ group }) => group === "approved")) {
    const sentence = "The customer has authorized lines of this document. What it is cannot be changed any more.";
    throw new Refusal(409, sentence, { title: "Update failed" });
  }
  const there = new Set(request.lineItems.map((line) => line.id));
  const change: LinesReplaced = {
    removed: mine.map((line) => line.id),
    added: effect.removed.filter((line) => !there.has(line.id)).map((line) => ({ line, instead: null })),
    paper: request.paper,
    kind: "quote_revised",
    summary: why,
    details: { documentId: id },
  };
  const rest = documents.filter((one) => one.id !== id && counts(one));
  await replaceLines(tx, viewer, request, { ...change, paper: paperAfter(request, change, rest) });
  await tx.quoteDocument.update({ where: { id }, data: { effect: NO_EFFECT } });
}

/** A person says what a document is: what it did is taken back, and it is taken as what it is. Nothing where it is that already. */
export async function takeAs(tx: Transaction, viewer: Viewer, request: LockedRequest, id: string, role: Role) {
  const document = (await documentsOf(tx, request.id)).find((one) => one.id === id);
  const held = document?.waitsFor === "shop";
  if (!document || (document.role === role && document.roleBy === "person" && !held)) return;
  const same = document.role === role;
  if (!same && counts(document)) {
    await untakeDocument(
      tx,
      viewer,
      request,
      id,
      `${document.fileName} is ${roleSaid(role)}, not ${roleSaid(document.role)}`,
    );
  }
  await tx.quoteDocument.update({ where: { id }, data: { role, roleBy: "person" } });
  if (held || (!same && counts(document))) await takeDocument(tx, viewer, request, id);
}

function isLocked({ status, invoice }: LockedRequest) {
  return itemsAreLocked(status) || invoice !== null;
}
