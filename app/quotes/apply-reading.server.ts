import { randomUUID } from "node:crypto";
import { systemViewer } from "#app/access/viewer.server.ts";
import { driversOf, notify, shopSideOf } from "#app/messages/notification.server.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import type { QuoteReading, ReadingOutcome } from "#app/quote-reader/reading.ts";
import { adviceReason, type QuotedLine, readingSummary, toQuotedLine } from "#app/quotes/quote-document.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { newLineData } from "#app/repair/requests/create.server.ts";
import { recomputeTotals } from "#app/repair/requests/lock.server.ts";
import { recommendByMileage } from "#app/shop/recommend.server.ts";
import { readSetting } from "#app/shop/settings.server.ts";

/** Turns what was read into lines, once: prices as quoted, waiting for the analysis. What needs an advisor is flagged. */
export async function applyReadingIn(tx: Transaction, documentId: string, outcome: ReadingOutcome): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "QuoteDocument" WHERE "id" = ${documentId}::uuid FOR UPDATE`;
  const document = await tx.quoteDocument.findUnique({
    where: { id: documentId },
    select: { id: true, fileName: true, readStatus: true, repairRequestId: true },
  });
  if (!document || document.readStatus === "read" || document.readStatus === "unreadable") return;
  const { repairRequestId } = document;
  await tx.$queryRaw`SELECT 1 FROM "RepairRequest" WHERE "id" = ${repairRequestId}::uuid FOR UPDATE`;
  const lines = outcome.ok ? outcome.reading.items.map(toQuotedLine) : [];
  const ids = await addQuotedLines(tx, repairRequestId, lines, documentId);
  const summary = outcome.ok && lines.length > 0 ? readingSummary(outcome.reading) : null;
  const advice = adviceReason(outcome);
  await tx.quoteDocument.update({
    where: { id: documentId },
    data: {
      readStatus: outcome.ok && lines.length > 0 ? "read" : "unreadable",
      readProgress: 100,
      readMessage: summary ?? advice,
      reading: outcome.ok ? (outcome.reading as unknown as Prisma.InputJsonObject) : undefined,
      readAt: new Date(),
    },
  });
  if (advice) await askForAdvisor(tx, repairRequestId, advice);
  if (outcome.ok) await completeVehicle(tx, repairRequestId, outcome.reading);
  await appendHistory(tx, systemViewer("system", await readSetting("companyName", tx)), {
    repairRequestId,
    kind: "quote_read",
    summary: summary ? `Quote read: ${summary}` : `Quote not read: ${document.fileName}`,
    lines: lines.map((line, index) => ({
      id: ids[index] ?? "",
      description: line.description,
      quantity: line.quantity,
      originalPrice: toDecimal(line.totalPrice),
      price: toDecimal(line.totalPrice),
    })),
    details: { documentId, ...(advice ? { advice } : {}) },
  });
  await tellPeople(tx, repairRequestId, summary ?? advice ?? "");
}

/** Adds lines as quoted after those that stand. Returns their ids, in their order. */
export async function addQuotedLines(
  tx: Transaction,
  repairRequestId: string,
  lines: readonly QuotedLine[],
  quoteDocumentId: string | null,
): Promise<string[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(() => randomUUID());
  const last = await tx.repairLineItem.aggregate({ where: { repairRequestId }, _max: { position: true } });
  const first = (last._max.position ?? -1) + 1;
  await tx.repairLineItem.createMany({
    data: lines.map((line, index) => ({
      id: ids[index],
      ...newLineData(repairRequestId, line, first + index),
      group: "quote_analyzed",
      status: "Pending",
      partNumber: line.partNumber,
      quoteDocumentId,
      sourcePage: line.page,
      ...(line.box ? { sourceBox: line.box } : {}),
      reconciles: line.reconciles,
    })),
  });
  await recomputeTotals(tx, repairRequestId);
  return ids;
}

/** Flags the request and says why; an earlier reason stays. */
export async function askForAdvisor(tx: Transaction, repairRequestId: string, reason: string): Promise<void> {
  await tx.repairRequest.updateMany({
    where: { id: repairRequestId, needsAdvisor: false },
    data: { needsAdvisor: true, needsAdvisorReason: reason },
  });
}

/** VIN and mileage from the quote, where the vehicle has none and the quote does not speak of another make. */
async function completeVehicle(tx: Transaction, repairRequestId: string, { vehicle: read }: QuoteReading) {
  const { vehicle } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: { vehicle: { select: { id: true, make: true, model: true, vin: true, mileage: true } } },
  });
  if (read.make && read.make.toLowerCase() !== vehicle.make.toLowerCase()) return;
  const vin = vehicle.vin ?? read.vin;
  const mileage = vehicle.mileage ?? read.mileage;
  if (vin === vehicle.vin && mileage === vehicle.mileage) return;
  await tx.vehicle.update({ where: { id: vehicle.id }, data: { vin, mileage } });
  await recommendByMileage(tx, { ...vehicle, mileage });
}

async function tellPeople(tx: Transaction, repairRequestId: string, body: string) {
  const request = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      accountId: true,
      advisorId: true,
      technician: { select: { userId: true } },
      vehicle: { select: { make: true, model: true, year: true } },
    },
  });
  const notice = {
    kind: "quote_analyzed" as const,
    title: `${vehicleTitle(request.vehicle)}: quote read`,
    body,
    repairRequestId,
  };
  await notify(tx, await driversOf(tx, request.accountId), { ...notice, href: `/repair-status/${repairRequestId}` });
  await notify(tx, await shopSideOf(tx, request), { ...notice, href: `/dashboard/repair-requests/${repairRequestId}` });
}
