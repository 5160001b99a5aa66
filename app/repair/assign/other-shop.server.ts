import type { Viewer } from "#app/access/viewer.server.ts";
import { queueAskAgain } from "#app/messages/customers/tell.server.ts";
import { notifyDrivers } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { UNDER_WAY_STATUSES } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { isSameShop, shopOfQuotes, standingFields } from "#app/repair/requests/standing-quotes.ts";

type Moved = { from: string; to: string };

/**
 * A go-ahead is for the shop that it names: where the work goes to another one, from whom to whom. Null where no go-ahead stands, or one of
 * the two has no name. Errors: 409 once the work has begun.
 */
export async function otherShop(
  tx: Transaction,
  request: LockedRequest,
  providerId: string | null | undefined,
): Promise<Moved | null> {
  if (!providerId || providerId === request.repairProviderId || request.authorized === null) return null;
  if (request.status !== "Scheduled" && !UNDER_WAY_STATUSES.includes(request.status)) return null;
  const { repairProvider, quoteDocuments } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: request.id },
    select: {
      repairProvider: { select: { name: true } },
      quoteDocuments: { select: standingFields, orderBy: { uploadedAt: "asc" } },
    },
  });
  const from = repairProvider?.name ?? shopOfQuotes(quoteDocuments);
  const { name: to } = await tx.repairProvider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } });
  if (!from || isSameShop(from, to)) return null;
  if (request.startedAt && request.status === "In Progress") throw begunThere(from);
  return { from, to };
}

function begunThere(shop: string) {
  return new Refusal(409, `The work has begun at ${shop}: it cannot go to another shop now.`, {
    field: "repairProviderId",
  });
}

/** What the record says of it, beside the status that asks again. */
export function movedSaid({ from, to }: Moved): string {
  return `the work goes from ${from} to ${to}, so the go-ahead is asked again`;
}

/** The customer hears of it in the words of a decision: they authorized another shop. */
export async function askForOtherShop(tx: Transaction, viewer: Viewer, request: LockedRequest, { from, to }: Moved) {
  const vehicle = vehicleTitle(request.vehicle);
  const what = `${to} is to do the work instead of ${from}, and you authorized ${from}`;
  await notifyDrivers(tx, request, {
    kind: "item_decision",
    title: `${vehicle}: please decide`,
    body: `${what.charAt(0).toUpperCase()}${what.slice(1)}. Approve the repair again, or call us.`,
    except: viewer.user?.id,
  });
  await queueAskAgain(tx, { repairRequestId: request.id, accountId: request.accountId, vehicle, what });
}
