import type { Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

type Entries = Record<string, string | number | null>;

/** Under whose name the record keeps the key of a press. */
type KeyName = "refundKey" | "discountKey";

/**
 * Whether a press is in the record of the repair already: the same key with the same entries is the same press. What an older record
 * does not say is not compared. Errors: 409 where other entries came under that key.
 */
export async function wasPressed(
  tx: Transaction,
  press: { repairRequestId: string; name: KeyName; key: string; entries: Entries; title: string },
): Promise<boolean> {
  const { repairRequestId, name, key, entries, title } = press;
  const found = await tx.historyEvent.findFirst({
    where: { repairRequestId, data: { path: [name], equals: key } },
    select: { data: true },
  });
  if (!found) return false;
  refuseOtherEntries(Object.fromEntries(Object.entries(found.data ?? {})), entries, title);
  return true;
}

/** Errors: 409 where a key was used for something else: to answer as if that had been done would lose money. */
export function refuseOtherEntries(kept: { [name: string]: unknown }, entries: Entries, title: string): void {
  const differs = (name: string) => kept[name] !== undefined && kept[name] !== entries[name];
  if (Object.keys(entries).some(differs)) throw keyUsed(title);
}

export function keyUsed(title: string): Refusal {
  return new Refusal(
    409,
    "This form was sent before with other entries: nothing more was done. Open it again, please.",
    {
      title,
    },
  );
}
