import type { Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

type Entries = Record<string, string | number | null>;

/** The name under which the record keeps the key. */
type KeyName = "refundKey" | "discountKey";

/**
 * Whether this key is in the record of the repair already: with the same entries it is the same call. What an older record does not say
 * is not compared. Errors: 409 where other entries came under that key.
 */
export async function isRepeat(
  tx: Transaction,
  call: { repairRequestId: string; name: KeyName; key: string; entries: Entries; title: string },
): Promise<boolean> {
  const { repairRequestId, name, key, entries, title } = call;
  const found = await tx.historyEvent.findFirst({
    where: { repairRequestId, data: { path: [name], equals: key } },
    select: { data: true },
  });
  if (!found) return false;
  refuseReusedKey(Object.fromEntries(Object.entries(found.data ?? {})), entries, title);
  return true;
}

/** Errors: 409 where a key was used for something else: to answer as if that had been done would lose money. */
export function refuseReusedKey(kept: { [name: string]: unknown }, entries: Entries, title: string): void {
  const differs = (name: string) => kept[name] !== undefined && kept[name] !== entries[name];
  if (Object.keys(entries).some(differs)) throw keyReused(title);
}

export function keyReused(title: string): Refusal {
  return new Refusal(
    409,
    "This form was sent before with other entries: nothing more was done. Open it again, please.",
    {
      title,
    },
  );
}
