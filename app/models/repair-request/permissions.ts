import { may, type Role } from "#app/access/permissions.ts";
import { itemsAreLocked } from "#app/models/repair-request.ts";

type Asker = { id: string; role: Role };
type Asked = { status: string; advisor: { id: string } | null; invoice: { id: string } | null };

/** What the details dialog offers; the model functions hold the same rules. */
export function requestPermissions(user: Asker, request: Asked) {
  const own = user.role === "admin" || request.advisor?.id === user.id;
  return {
    editItems: may(user.role, "items.price") && !request.invoice && !itemsAreLocked(request.status),
    recordPrices:
      (user.role === "admin" || user.role === "advisor") && own && !request.invoice && !itemsAreLocked(request.status),
    recordDecision:
      (user.role === "admin" || user.role === "advisor") && own && !request.invoice && !itemsAreLocked(request.status),
    keepLink: (user.role === "admin" || user.role === "advisor") && own,
    changeStatus: may(user.role, "requests.status"),
    assign: may(user.role, "requests.assign") && own,
    uploadQuote: may(user.role, "quotes.upload") && !request.invoice,
    createInvoice: may(user.role, "invoices.create") && own && !request.invoice && request.status !== "Pending_Payment",
  };
}
