import { keepMedia, TOO_LARGE } from "#app/desk/attachments/keep.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { SIMULATED_MEDIA } from "#app/messages/providers/simulated.server.ts";
import { noteRefusal } from "#app/messages/refusals.server.ts";
import { db } from "#app/platform/db.server.ts";
import { JOBS } from "#app/platform/jobs/jobs.ts";
import { log } from "#app/platform/log.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { MAX_DOCUMENT_BYTES } from "#app/quote-reader/most.ts";

const LAST_TRY = JOBS["fetch-attachment"].retryLimit + 1;

/**
 * Fetches what came with a text and keeps it, once. What cannot be kept says so in the thread; what may pass is tried again by the
 * queue, and says so after the last try. Errors: ProviderFault and Refusal that pass.
 */
export async function fetchAttachment({ attachmentId }: { attachmentId: string }): Promise<void> {
  const waiting = await db.attachment.findUnique({ where: { id: attachmentId } });
  if (waiting?.state !== "waiting" || !waiting.source) return;
  const { source, fileType, communicationId } = waiting;
  const { attempts } = await db.attachment.update({
    where: { id: attachmentId },
    data: { attempts: { increment: 1 } },
    select: { attempts: true },
  });
  try {
    const bytes = await messenger.fetchMedia(source, MAX_DOCUMENT_BYTES);
    const kept = await keepMedia({ bytes, type: fileType, owner: communicationId });
    const name = kept.fileType === "application/pdf" ? "paper" : "picture";
    const extension = kept.fileType === "application/pdf" ? "pdf" : "jpg";
    const { count } = await db.attachment.updateMany({
      where: { id: attachmentId, state: "waiting" },
      data: { ...kept, state: "kept", source: null, fileName: `${name}-${attachmentId.slice(0, 8)}.${extension}` },
    });
    if (count === 0) await drop([kept.storageKey, kept.thumbnailKey]);
    if (source.startsWith(SIMULATED_MEDIA)) await drop([source.slice(SIMULATED_MEDIA.length)]);
  } catch (error) {
    if (error instanceof ProviderFault) await noteRefusal(error);
    const end = endOf(error, attempts >= LAST_TRY);
    if (!end) throw error;
    log.warn({ attachmentId, attempts }, "what came with a text was not kept");
    await db.attachment.updateMany({
      where: { id: attachmentId, state: "waiting" },
      // What no further try could change has nothing to be fetched from any more.
      data: { state: "failed", failure: end.why, ...(end.lasting && { source: null }) },
    });
  }
}

/** Why it is given up, for the thread, and whether that lasts; null for what may pass and is tried again, and for what nobody foresaw. */
function endOf(error: unknown, last: boolean): { why: string; lasting: boolean } | null {
  if (error instanceof ProviderFault) {
    if (error.code === "too large") return { why: `${TOO_LARGE} It was not kept.`, lasting: true };
    if (error.missing)
      return { why: "The provider no longer has this file. Ask for it to be sent again.", lasting: true };
    if (error.passing && !last) return null;
    const why = error.passing
      ? "The provider could not be reached for an hour: this file was not fetched."
      : `The provider refused to hand this file out (${error.code}). Ask for it to be sent again.`;
    return { why, lasting: error.code === "media address" };
  }
  if (!(error instanceof Refusal)) return null;
  const passing = error.status === 429 || error.status === 503;
  if (passing && !last) return null;
  return passing
    ? { why: "This file could not be kept: too much was going on for an hour.", lasting: false }
    : { why: `${error.message} It was not kept.`, lasting: true };
}

async function drop(keys: (string | null)[]) {
  for (const key of keys) {
    if (key) await documents.remove(key).catch((err: unknown) => log.warn({ err }, "a file was left behind"));
  }
}
