import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { Prisma } from "#app/platform/db.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import {
  findPendingForm,
  findPendingOfAttempt,
  findSentForm,
  keepPendingForm,
  type PendingForm,
  readPendingFile,
} from "#app/quotes/pending-form.server.ts";
import { type CarriedForm, keptOf } from "#app/quotes/pending-form.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import type { ManualQuoteForm } from "#app/quotes/quote-form.ts";
import { discardDocument, storeTyped } from "#app/quotes/store.server.ts";

const READ_WITHIN_MS = 8000;

/**
 * Keeps what somebody typed with its document, and reads that for a moment; what takes longer goes on by itself. `key` is the form's:
 * sent twice as it stands it is one. Errors: as storeTyped.
 */
export async function keepTyped(viewer: Viewer, form: ManualQuoteForm, key?: unknown): Promise<PendingForm> {
  const id = isUuid(key) ? key : null;
  const before = id ? await findSentForm(viewer, id) : null;
  if (before && isSame(before, form)) return before;
  const { bytes, ...file } = await storeTyped(viewer, form);
  const kept = { kind: "manual_quote" as const, data: { form }, file };
  try {
    const row = await keepPendingForm(viewer, { ...kept, ...(id && !before ? { id } : {}) });
    const reading = readPendingFile(viewer, row.id, bytes).catch((error: unknown) =>
      logFailure(error, "reading ahead"),
    );
    await Promise.race([reading, sleep(READ_WITHIN_MS, undefined, { ref: false })]);
    return (await findPendingForm(viewer, row.id)) ?? row;
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") throw error;
    // Pressed twice at one moment.
    await discardDocument(file);
    return keepTyped(viewer, form, (await findSentForm(viewer, id ?? "")) ? id : null);
  }
}

function isSame({ data }: PendingForm, form: ManualQuoteForm): boolean {
  return isDeepStrictEqual(data.form, keptOf("manual_quote", JSON.parse(JSON.stringify({ form }))).form);
}

/** The document of a typed quote that came with its code and has none yet; null where there is nothing to keep. Errors: as storeTyped. */
export async function typedFileFor(
  viewer: Viewer,
  methodId: string,
  carried: CarriedForm | null,
): Promise<StoredFile | null> {
  const waiting = await findPendingOfAttempt(methodId);
  const { form, file } = waiting?.data.form ? { form: waiting.data.form, file: waiting.file } : (carried ?? {});
  if (!form || file || !("repairDescription" in form) || waiting?.becameId) return null;
  const { bytes: _, ...stored } = await storeTyped(viewer, form);
  return stored;
}
