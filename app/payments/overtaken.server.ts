import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import type { SeenBooks } from "#app/payments/ledger.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { changedMeanwhile, Refusal } from "#app/platform/refusal.ts";

type Reader = Pick<Transaction, "invoice">;

/**
 * The books of an invoice as a form was opened on them: what it comes to, each movement of its money, and each refund that was decided,
 * though a card company may not have answered yet. Read before what a form shows; who may see it is the caller's to ask. Empty where there is none.
 */
export async function booksVersion(reader: Reader, invoiceId: string): Promise<string> {
  if (!isUuid(invoiceId)) return "";
  const found = await reader.invoice.findUnique({
    where: { id: invoiceId },
    select: {
      status: true,
      totalAmount: true,
      ledger: { orderBy: { id: "desc" }, take: 1, select: { id: true } },
      repairRequest: {
        select: {
          history: {
            where: { kind: "payment", data: { path: ["refundKey"], string_starts_with: "" } },
            orderBy: { id: "desc" },
            take: 1,
            select: { id: true },
          },
        },
      },
    },
  });
  if (!found) return "";
  const { status, totalAmount, ledger, repairRequest } = found;
  const standing = status === "Void" ? "void" : "live";
  const newest = [ledger[0]?.id ?? 0, repairRequest.history[0]?.id ?? 0];
  return [standing, toCents(totalAmount), ...newest].join(" ");
}

/** The invoice of a form, and the version before what the form shows. Errors: 404 outside the scope. */
export async function findWithVersion(viewer: Viewer, invoiceId: string) {
  const version = await booksVersion(db, invoiceId);
  return { ...(await findInvoice(viewer, invoiceId)), version };
}

type TakenBack = { byId: string | null; byName: string | null; at: Date; reason: string | null };

/** The same press once more is none; another reason, and another person, hear who was first. Errors: 409. */
export function refuseTakenBack(
  what: string,
  { byId, byName, at, reason }: TakenBack,
  by: string,
  typed: string,
): void {
  if (byId === by && reason === typed) return;
  const first = `${what} was taken back already, by ${byName ?? "somebody"} on ${formatDateTime(at)}${reason ? `: ${reason}` : ""}`;
  throw new Refusal(409, `${first}. Nothing more was done.`, { title: "Not taken back" });
}

/** Two people with one sum before them are not to book it twice unseen. `standing`: the sum that a call may have seen. Errors: 409 where it is another by now. */
export async function refuseOvertaken(
  tx: Reader,
  invoiceId: string,
  { version, seen }: SeenBooks,
  standing?: number,
): Promise<void> {
  const overtaken = seen !== undefined && standing !== undefined && seen !== standing;
  if (overtaken || (version && version !== (await booksVersion(tx, invoiceId)))) throw changedMeanwhile("This invoice");
}
