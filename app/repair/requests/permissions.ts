import { may, type Role } from "#app/access/permissions.ts";
import { confirmsLate } from "#app/repair/decide/agreements.ts";
import type { InvoiceStatus } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { itemsAreLocked, type RequestStatus } from "#app/repair/repair-request.ts";

type Asker = { id: string; role: Role };
type Asked = {
  status: RequestStatus;
  advisor: { id: string } | null;
  invoice: { id: string; status: InvoiceStatus } | null;
  lineItems: LineItem[];
};

/** What the page of a repair offers; the model functions hold the same rules. */
export function requestPermissions(user: Asker, request: Asked) {
  const own = user.role === "admin" || request.advisor?.id === user.id;
  const advises = may(user.role, "requests.assign") && own;
  const changeable = !request.invoice && !itemsAreLocked(request.status);
  return {
    editItems: may(user.role, "items.price") && changeable,
    recordPrices: advises && (changeable || confirmsLate(request)),
    recordDecision: advises && changeable,
    priceFindings: advises && changeable,
    setAside: advises,
    usePackages: may(user.role, "packages.keep"),
    keepLink: advises,
    changeStatus: may(user.role, "requests.status"),
    cancel: may(user.role, "requests.cancel"),
    assign: advises,
    uploadQuote: may(user.role, "quotes.upload") && !request.invoice,
    createInvoice:
      may(user.role, "invoices.create") &&
      own &&
      !request.invoice &&
      !["Pending_Payment", "Cancelled"].includes(request.status),
  };
}
