import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { fieldIn } from "#app/platform/known.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { makeAgain } from "#app/quotes/examples/consent.server.ts";
import { counts, documentsOf, hasReading, quotesOf } from "#app/quotes/papers/documents.server.ts";
import { printedTogether } from "#app/quotes/papers/paper-sums.server.ts";
import { sumsOf } from "#app/quotes/papers/printed-lines.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { linesIn } from "#app/repair/history.server.ts";
import { lineIdOf } from "#app/repair/lines/add-many.server.ts";
import { KeptLineItem } from "#app/repair/lines/kept.ts";
import { takenOff } from "#app/repair/lines/reading.ts";
import type { MissingLine } from "#app/repair/lines/schemas.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { isBeingRead } from "#app/repair/requests/standing-quotes.ts";
import { actorOf, type PrintedSums, type RepairCommand } from "#app/repair/state.ts";

/**
 * Adds a line that the reader missed, to the quote that is named or the newest. The same line by the same key is one line. Errors: 404
 * outside the scope, 400 for a document that is none of the quotes, 409 where there is no quote, and as `decide`.
 */
export async function addMissingLine(
  viewer: Viewer,
  repairRequestId: string,
  { key = randomUUID(), document: named, ...line }: MissingLine,
): Promise<void> {
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    const documents = await documentsOf(tx, request.id);
    const quotes = quotesOf(documents.filter(counts));
    const document = named ? quotes.find(({ id }) => id === named) : quotes.at(-1);
    if (named && !document) throw new Refusal(400, "Choose the document that it is on.", { field: "document" });
    if (request.lineItems.length === 0 && documents.every(isBeingRead)) {
      throw new Refusal(409, "There is no quote here yet that a line could be missing from.");
    }
    const words = `${line.type} ${line.quantity} ${line.unitPrice} ${line.description}`;
    const added = { ...line, id: lineIdOf(request.id, key, words) };
    await put(tx, viewer, request, { do: "add_missing", line: added, document: document?.id ?? null });
  });
}

/** Takes a line off that does not stand on the paper; the record keeps all of it. Twice is as once. Errors: 404, and as `decide`. */
export async function takeOffLine(viewer: Viewer, repairRequestId: string, item: string, version?: number) {
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    const stands = request.lineItems.some(({ id }) => id === item);
    if (!stands && (await takenOffOf(tx, request.id, item))) return;
    await put(tx, viewer, request, { do: "take_off", item, ...(version === undefined ? {} : { version }) });
  });
}

/** Puts such a line back as it stood. Twice is as once. Errors: 404; 409 where the record knows of none, and as `decide`. */
export async function putBackLine(viewer: Viewer, repairRequestId: string, item: string): Promise<void> {
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (request.lineItems.some(({ id }) => id === item)) return;
    const kept = KeptRemoval.safeParse(await takenOffOf(tx, request.id, item)).data;
    if (!kept) throw new Refusal(409, "This line cannot be put back any more.", { title: "Update failed" });
    await put(tx, viewer, request, { do: "put_back", ...kept });
  });
}

const KeptRemoval = z.object({ line: KeptLineItem, at: z.number() });

/** What the record keeps of a line that was taken off and may be put back. */
async function takenOffOf(tx: Transaction, repairRequestId: string, item: string): Promise<unknown> {
  const rows = await tx.historyEvent.findMany({
    where: { repairRequestId, kind: { in: ["item_removed", "item_added", "quote_revised"] } },
    orderBy: { id: "asc" },
    select: { kind: true, data: true },
  });
  const record = rows.map(({ kind, data }) => ({ kind, data, lines: linesIn(data) }));
  if (!takenOff(record).some(({ id }) => id === item)) return null;
  return record.findLast(({ kind, lines }) => kind === "item_removed" && lines.some(({ id }) => id === item))?.data;
}

/**
 * Total and tax as they are printed on one of the quotes. What was read of them stays beside them, and in the record. Errors: 404, and as
 * `decide`.
 */
export async function correctSums(viewer: Viewer, repairRequestId: string, id: string, is: PrintedSums): Promise<void> {
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    const quotes = quotesOf((await documentsOf(tx, request.id)).filter(counts).filter(hasReading));
    const document = quotes.find((one) => one.id === id);
    if (!document) throw notFound("This document");
    const was = printedOn(document.reading);
    const papers = quotes.map((one) => (one === document ? is : one.reading));
    const paper = { ...request.paper, ...printedTogether(papers, request.paper) };
    if (!(await put(tx, viewer, request, { do: "correct_sums", document: id, was, is, paper }))) return;
    const { reading: kept } = await tx.quoteDocument.findUniqueOrThrow({ where: { id }, select: { reading: true } });
    const asRead = fieldIn(kept, "asRead") ?? was;
    const reading = { ...Object(kept), ...is, ...sumsOf({ ...document.reading, ...is }), asRead };
    await tx.quoteDocument.update({ where: { id }, data: { reading } });
  });
}

function printedOn({ total, tax }: PrintedSums): PrintedSums {
  return { total, tax };
}

/** The change, and what the reader may learn of it made anew. Answers whether there was one. */
async function put(tx: Transaction, viewer: Viewer, request: LockedRequest, command: RepairCommand): Promise<boolean> {
  const events = decide(request, command, actorOf(viewer));
  await commit(tx, viewer, request, events);
  if (events.length > 0) await makeAgain(tx, { quoteDocument: { repairRequestId: request.id } });
  return events.length > 0;
}
