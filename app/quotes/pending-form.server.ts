import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { findGoodAttempt } from "#app/messages/codes/one-time-code.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { oneOf } from "#app/platform/known.ts";
import { readQuote } from "#app/platform/processes/reader.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { keptOf, PENDING_KINDS, type PendingData, type PendingKind } from "#app/quotes/pending-form.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import { uploaderKey } from "#app/quotes/store.server.ts";

const KEPT_HOURS = 72;

const fields = {
  id: true,
  kind: true,
  data: true,
  fileKey: true,
  fileName: true,
  fileType: true,
  fileSize: true,
  methodId: true,
  becameId: true,
} satisfies Prisma.PendingFormSelect;

type Row = Prisma.PendingFormGetPayload<{ select: typeof fields }>;

export type PendingForm = Omit<Row, "kind" | "data" | "fileKey" | "fileName" | "fileType" | "fileSize"> & {
  kind: PendingKind;
  data: PendingData;
  file: StoredFile | null;
};

type Kept = { id?: string; kind: PendingKind; data: PendingData; file?: StoredFile | null; methodId?: string };

/** Keeps what a visitor filled in or uploaded until the phone is verified; three days at most. */
export async function keepPendingForm(viewer: Viewer, { id, kind, data, file, methodId }: Kept): Promise<PendingForm> {
  const row = await db.pendingForm.create({
    data: {
      ...(id ? { id } : {}),
      visitorId: viewer.visitorId,
      kind,
      data: withHash(data, file),
      ...columnsOf(file),
      methodId: methodId ?? null,
      expiresAt: new Date(Date.now() + KEPT_HOURS * 3_600_000),
    },
    select: fields,
  });
  return toPendingForm(row);
}

/** Changes what is kept and not yet used. A form that was used meanwhile stays as it is. */
export async function updatePendingForm(
  viewer: Viewer,
  id: string,
  change: { data?: PendingData; file?: StoredFile | null; methodId?: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await findOpen(tx, { id, visitorId: viewer.visitorId });
    if (!row) return;
    const before = toPendingForm(row);
    const file = change.file === undefined ? before.file : change.file;
    await tx.pendingForm.update({
      where: { id },
      data: {
        data: withHash({ ...before.data, ...change.data }, file),
        ...columnsOf(file),
        ...(change.methodId ? { methodId: change.methodId } : {}),
      },
    });
  });
}

/**
 * Reads a kept document ahead of its request and keeps what was read; whoever does not wait for it loses nothing. Null when there
 * is no room for it now: it is read when it has become a request.
 */
export async function readPendingFile(
  viewer: Viewer,
  id: string,
  bytes: Uint8Array,
  onProgress?: (fraction: number, stage: string) => void,
): Promise<ReadingOutcome | null> {
  const before = await findPendingForm(viewer, id);
  const asked = { owner: uploaderKey(viewer), urgent: true, ...(onProgress ? { onProgress } : {}) };
  const outcome = await readQuote(bytes, asked).catch(notNow);
  const now = await findPendingForm(viewer, id);
  if (!outcome || (!outcome.ok && outcome.reader === "stopped")) return null;
  // Another document may have taken its place meanwhile.
  if (now?.file?.key === before?.file?.key) await updatePendingForm(viewer, id, { data: { outcome } });
  return outcome;
}

function notNow(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** A new code for the same form: resending changes the name of the attempt. */
export async function renamePendingAttempt(before: string, after: string): Promise<void> {
  if (!isUuid(before)) return;
  await db.pendingForm.updateMany({ where: { methodId: before, consumedAt: null }, data: { methodId: after } });
}

/** The browser's own form of that id, not used yet. */
export async function findPendingForm(viewer: Viewer, id: unknown): Promise<PendingForm | null> {
  if (!isUuid(id)) return null;
  const row = await findOpen(db, { id, visitorId: viewer.visitorId });
  return row && toPendingForm(row);
}

/** The same, used already or not: what a form that is sent twice has made. */
export async function findSentForm(viewer: Viewer, id: string): Promise<PendingForm | null> {
  const row = await db.pendingForm.findFirst({ where: { id, visitorId: viewer.visitorId }, select: fields });
  return row && toPendingForm(row);
}

/** The newest form of a kind that this browser left before it was used, to be filled in again. */
export async function findNewestPendingForm(viewer: Viewer, kind: PendingKind): Promise<PendingForm | null> {
  const newest = await db.pendingForm.findFirst({
    where: { visitorId: viewer.visitorId, kind, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    select: { ...fields, consumedAt: true },
  });
  return newest && !newest.consumedAt ? toPendingForm(newest) : null;
}

/** The browser's own form that waits for a code which went to this phone and is good still. */
export async function findFormAwaitingCode(viewer: Viewer, phone: string): Promise<PendingForm | null> {
  const rows = await db.pendingForm.findMany({
    where: { visitorId: viewer.visitorId, consumedAt: null, methodId: { not: null }, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    take: 5,
    select: fields,
  });
  const methodId = await findGoodAttempt(
    rows.flatMap((row) => row.methodId ?? []),
    phone,
  );
  const row = methodId && rows.find((one) => one.methodId === methodId);
  return row ? toPendingForm(row) : null;
}

/** A code ends one form: this one waits for none any more. */
export async function releaseAttempt(viewer: Viewer, id: string): Promise<void> {
  await db.pendingForm.updateMany({
    where: { id, visitorId: viewer.visitorId, consumedAt: null },
    data: { methodId: null },
  });
}

/** What waits for the code of this attempt, used already or not. */
export async function findPendingOfAttempt(methodId: string): Promise<PendingForm | null> {
  if (!isUuid(methodId)) return null;
  const row = await db.pendingForm.findFirst({ where: { methodId }, orderBy: { createdAt: "desc" }, select: fields });
  return row && toPendingForm(row);
}

/** What waits for the code of this attempt and is not used yet, for the browser it came from. */
export async function findWaitingForm(viewer: Viewer, methodId: string): Promise<PendingForm | null> {
  if (!isUuid(methodId)) return null;
  const row = await findOpen(db, { methodId, visitorId: viewer.visitorId });
  return row && toPendingForm(row);
}

/**
 * Takes the form of an attempt for good: once, however many ask at the same moment. With `toBecome` only one that is to become a
 * request of its own.
 */
export async function takePendingForm(
  tx: Transaction,
  { toBecome, ...where }: ({ methodId: string } | { id: string }) & { toBecome?: boolean },
): Promise<PendingForm | null> {
  const row = await findOpen(tx, where);
  if (!row || (toBecome && toPendingForm(row).data.attachTo)) return null;
  const { count } = await tx.pendingForm.updateMany({
    where: { id: row.id, consumedAt: null },
    data: { consumedAt: new Date() },
  });
  return count === 1 ? toPendingForm(row) : null;
}

export async function rememberOutcome(tx: Transaction, id: string, repairRequestId: string): Promise<void> {
  await tx.pendingForm.update({ where: { id }, data: { becameId: repairRequestId } });
}

/** Forgets forms that nobody came back for, with their documents. Returns how many. */
export async function dropExpiredPendingForms(): Promise<number> {
  const expired = await db.pendingForm.findMany({
    where: { expiresAt: { lt: new Date() } },
    take: 500,
    select: { id: true, fileKey: true, consumedAt: true },
  });
  for (const { fileKey, consumedAt } of expired) if (fileKey && !consumedAt) await documents.remove(fileKey);
  const { count } = await db.pendingForm.deleteMany({ where: { id: { in: expired.map(({ id }) => id) } } });
  return count;
}

function findOpen(tx: Transaction, where: Prisma.PendingFormWhereInput) {
  return tx.pendingForm.findFirst({
    where: { ...where, consumedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    select: fields,
  });
}

function columnsOf(file: StoredFile | null | undefined) {
  return {
    fileKey: file?.key ?? null,
    fileName: file?.name ?? null,
    fileType: file?.type ?? null,
    fileSize: file?.size ?? null,
  };
}

function withHash(data: PendingData, file: StoredFile | null | undefined) {
  return { ...data, ...(file ? { sha256: file.sha256 } : {}) };
}

function toPendingForm({ kind, data, fileKey, fileName, fileType, fileSize, ...row }: Row): PendingForm {
  const known = oneOf(PENDING_KINDS, kind);
  const kept = keptOf(known, data);
  const file = fileKey && {
    key: fileKey,
    name: fileName ?? fileKey,
    type: fileType ?? "application/octet-stream",
    size: fileSize ?? 0,
    sha256: kept.sha256 ?? "",
  };
  return { ...row, kind: known, data: kept, file: file || null };
}
