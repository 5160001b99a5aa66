import type { LineItem } from "#app/repair/line-item.ts";
import { type RequestStatus, stageOf } from "#app/repair/repair-request.ts";

/**
 * Where an approval is looked at first: lines that were put off, declined or left open, while the repair is under way, raise what is
 * authorized, and its sum and statement stand nowhere else. Null for what the shop waits for: that stands above the lines.
 */
export function furtherPath(status: RequestStatus, items: readonly LineItem[]): string | null {
  const raises = items.filter(({ group }) => group !== "approved");
  const [first] = raises;
  if (!first || stageOf(status) !== "Pending_Repair" || raises.every(({ group }) => group === "pending")) return null;
  return `/repair-status/${first.repairRequestId}/further?${new URLSearchParams(raises.map(({ id }) => ["item", id]))}`;
}
