import type { Viewer } from "#app/access/viewer.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** What the shop sets, or the server alone. A customer who sends one of them is refused, whatever the call makes of it. */
const SHOP_FIELDS = new Set([
  ...["role", "accountId", "subscriptionTier", "userId", "senderUserId", "requesterId", "advisorId", "technicianId"],
  ...[
    "repairProviderId",
    "status",
    "approved",
    "unitPrice",
    "originalUnitPrice",
    "price",
    "originalPrice",
    "totalPrice",
  ],
  ...["originalTotalPrice", "quantity", "originalQuantity", "lineItems", "invoice", "invoiceId", "amount", "subtotal"],
  ...[
    "serviceFee",
    "serviceFeePercentage",
    "settlement",
    "totalAmount",
    "amountPaid",
    "notOwed",
    "outstandingBalance",
    "dueAt",
    "issuedAt",
  ],
  ...["scheduledServiceDate", "completedDate", "hourlyRate", "qualityRating", "createdAt", "updatedAt", "deletedAt"],
  ...["passwordHash", "knownBy", "actorName", "needsAdvisor", "direction", "channel", "sentAt"],
]);

/** Fields of the shop that a customer sends all the same; where a call takes two shapes, by what was sent. */
export type CustomerMay = readonly string[] | ((body: unknown) => readonly string[]);

/** Errors: 403 for a field that is not the customer's to set, however deep it lies. */
export function refuseShopFields(
  viewer: Viewer,
  { customerMay }: { customerMay?: CustomerMay },
  params: { id: string },
  body: unknown,
): void {
  if (viewer.user && viewer.user.role !== "driver") return;
  const allowed = new Set(typeof customerMay === "function" ? customerMay(body) : customerMay);
  const sent = fieldsOf(body).filter(
    ([name, value]) => (SHOP_FIELDS.has(name) && !allowed.has(name)) || (name === "id" && value !== params.id),
  );
  const [first] = sent;
  if (first) throw new Refusal(403, `You may not set ${first[0]}.`, { field: first[0] });
}

function fieldsOf(value: unknown): [string, unknown][] {
  if (value === null || typeof value !== "object" || value instanceof Blob) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [[name, inner], ...fieldsOf(inner)]);
}
