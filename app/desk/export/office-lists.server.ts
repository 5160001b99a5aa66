import { withoutForgotten } from "#app/access/audit-forgotten.server.ts";
import { auditWhere } from "#app/access/audit-list.server.ts";
import { readableBy } from "#app/access/keys-in-words.ts";
import { may } from "#app/access/permissions.ts";
import { communicationScope } from "#app/access/scopes.server.ts";
import { admin, day, type List, PAGE, page, signedIn, sorted, within } from "#app/desk/export/list.ts";
import { conversationsWhere } from "#app/messages/recent-communications.server.ts";
import { accountOrders, accountsWhere, FIRST_OF_ACCOUNT } from "#app/people/account-list.server.ts";
import { userOrders, usersWhere } from "#app/people/user-list.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { type Order, parseDate } from "#app/platform/keyset.ts";
import { accountName } from "#app/shop/owner.ts";
import { searchedProviders } from "#app/shop/repair-provider-list.server.ts";

const person = { select: { firstName: true, lastName: true } };

const SENT = { field: "sentAt", direction: "asc", parse: parseDate } as const satisfies Order;

/** A moment on the shop's clock. */
const minute = (moment: Date) => wallTimeOf(moment).replace("T", " ");

/** Who works with it, and what they wrote: each list for whoever may open its screen. */
export const OFFICE_LISTS: Record<string, List> = {
  users: {
    header: ["First name", "Last name", "Email", "Phone", "Role", "Status", "Account", "Since"],
    mayExport: admin,
    async read(viewer, after, span) {
      const order = sorted(userOrders.orderOf(span.sort), after);
      const where = { AND: [usersWhere(viewer, span), { deletedAt: null, createdAt: within(span) }, order.where] };
      const rows = await db.user.findMany({ where, ...order.page });
      return rows.map((one) => ({
        id: order.idOf(one),
        cells: [
          ...[one.firstName, one.lastName, one.email, one.phone, one.role, one.status, one.accountId],
          day(one.createdAt),
        ],
      }));
    },
  },
  accounts: {
    header: ["Account", "Name", "Tier", "Status", "People", "Cars", "Since"],
    mayExport: admin,
    async read(_viewer, after, span) {
      const order = sorted(accountOrders.orderOf(span.sort), after);
      const rows = await db.account.findMany({
        where: { AND: [await accountsWhere(span.q), { createdAt: within(span) }, order.where] },
        include: {
          users: FIRST_OF_ACCOUNT,
          _count: { select: { vehicles: true, users: { where: { deletedAt: null } } } },
        },
        ...order.page,
      });
      return rows.map((one) => ({
        id: order.idOf(one),
        cells: [
          ...[one.id, accountName(one), one.subscriptionTier, one.status, one._count.users, one._count.vehicles],
          day(one.createdAt),
        ],
      }));
    },
  },
  "repair-providers": {
    header: ["Name", "Address", "City", "State", "ZIP", "Phone", "Type", "Registration", "Rating", "Status"],
    mayExport: ({ user }) => user !== null && may(user.role, "providers.read"),
    async read(_viewer, after, span) {
      const where = { AND: [searchedProviders(span.q), { createdAt: within(span) }] };
      const rows = await db.repairProvider.findMany({ where, ...page(after) });
      return rows.map((one) => ({
        id: one.id,
        cells: [
          ...[one.name, one.address, one.city, one.state, one.zip, one.phoneNumber, one.type, one.registrationNumber],
          ...[one.qualityRating?.toFixed(1) ?? null, one.status],
        ],
      }));
    },
  },
  communications: {
    header: ["Sent", "From", "To", "Way", "Repair request", "Read", "Words"],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const order = sorted(SENT, after);
      const said = await conversationsWhere(viewer, span.q);
      const rows = await db.communication.findMany({
        where: { AND: [communicationScope(viewer), said, { sentAt: within(span) }, order.where] },
        include: { sender: person, receiver: person },
        ...order.page,
      });
      return rows.map((one) => ({
        id: order.idOf(one),
        cells: [
          ...[minute(one.sentAt), fullName(one.sender), fullName(one.receiver), one.channel, one.repairRequestId],
          ...[one.readAt && minute(one.readAt), readableBy(viewer, one.messageBody)],
        ],
      }));
    },
  },
  audit: {
    header: ["Entry", "When", "What", "Said", "Who", "Known by", "Way", "Address", "Hash"],
    mayExport: admin,
    async read(_viewer, after, span) {
      const rows = await db.auditEvent.findMany({
        where: {
          AND: [
            await auditWhere({ kind: span.kind ?? null, person: span.person ?? null }),
            { createdAt: within(span), ...(after ? { position: { gt: BigInt(after) } } : {}) },
          ],
        },
        orderBy: { position: "asc" },
        take: PAGE,
      });
      return (await withoutForgotten(rows)).map((one) => ({
        id: String(one.position),
        cells: [
          ...[String(one.position), one.createdAt.toISOString(), one.kind, one.summary, one.actorName, one.knownBy],
          ...[one.channel, one.ip, one.hash],
        ],
      }));
    },
  },
};
