import { noteRefusal } from "#app/messages/refusals.server.ts";
import { refusalOfDatabase } from "#app/platform/database/database-fault.server.ts";
import { codeOf } from "#app/platform/known.ts";
import { log } from "#app/platform/log.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { documents } from "#app/platform/storage/documents.server.ts";

const STORE = "The document store";

/** Keeps a document or a photo. Errors: 503 in a sentence; the operator is told what to mend. */
export function keepFile(key: string, bytes: Uint8Array, type: string): Promise<void> {
  const sentence =
    "Your file could not be kept just now. Please try again in a moment; nothing else you entered is lost.";
  return orRefuse(() => documents.save(key, bytes, type), sentence);
}

/** Its bytes; null where it is gone. Errors: 503 in a sentence; the operator is told what to mend. */
export function fetchFile(key: string): Promise<Uint8Array | null> {
  return orRefuse(() => documents.read(key), "This file cannot be fetched right now. Please try again in a moment.");
}

async function orRefuse<Result>(work: () => Promise<Result>, sentence: string): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const fault = asFault(error);
    if (!fault) throw error;
    log.warn({ provider: STORE, code: fault.code }, "document store");
    await noteRefusal(fault);
    // A full disk has its own sentence: trying again in a moment would not help.
    throw new Refusal(503, refusalOfDatabase(error)?.message ?? sentence, { retryAfter: 30, field: "file" });
  }
}

/** The bucket's own refusals, and a disk that is full or may not be written. */
function asFault(error: unknown): Pick<ProviderFault, "provider" | "code"> | null {
  if (error instanceof ProviderFault) return error;
  const code = codeOf(error);
  return code && ["ENOSPC", "EDQUOT", "EROFS", "EACCES"].includes(code) ? { provider: STORE, code } : null;
}
