import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";

/** Hours: what is younger may belong to a row that is being written. What waits for a phone is kept for 72. */
const KEPT_HOURS = 96;
const UNFINISHED_HOURS = 24;
/** More orphans than this, and more than half of the store: then it is the database that is wrong, not the documents. */
const SUSPICIOUS = 20;

export type Swept = { looked: number; removed: number; unfinished: number; left: number };

/**
 * Removes documents that no row points to, and files half written, as a process leaves them that dies in between. Removes nothing
 * when most of the store has no row: so it looks after an older database was restored, and then the documents are wanted.
 */
export async function sweepDocuments(now = new Date()): Promise<Swept> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const unfinished = await documents.dropUnfinished(before(UNFINISHED_HOURS));
  const oldest = before(KEPT_HOURS);
  let looked = 0;
  const orphans: string[] = [];
  for await (const some of documents.list()) {
    looked += some.length;
    const keys = some.filter(({ savedAt }) => savedAt < oldest).map(({ key }) => key);
    const known = await knownAmong(keys);
    orphans.push(...keys.filter((key) => !known.has(key)));
  }
  if (orphans.length > SUSPICIOUS && orphans.length > looked / 2) {
    log.warn({ looked, orphans: orphans.length }, "most documents have no row: none was removed");
    return { looked, removed: 0, unfinished, left: orphans.length };
  }
  for (const key of orphans) await documents.remove(key);
  if (orphans.length + unfinished > 0) log.info({ looked, removed: orphans.length, unfinished }, "documents swept");
  return { looked, removed: orphans.length, unfinished, left: 0 };
}

async function knownAmong(keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const [attached, waiting, photos, sent] = await Promise.all([
    db.quoteDocument.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } }),
    db.pendingForm.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } }),
    db.photo.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } }),
    db.attachment.findMany({
      where: { OR: [{ storageKey: { in: keys } }, { thumbnailKey: { in: keys } }] },
      select: { storageKey: true, thumbnailKey: true },
    }),
  ]);
  return new Set([
    ...[...attached, ...photos].map(({ storageKey }) => storageKey),
    ...waiting.map(({ fileKey }) => fileKey ?? ""),
    ...sent.flatMap(({ storageKey, thumbnailKey }) => [storageKey ?? "", thumbnailKey ?? ""]),
  ]);
}
