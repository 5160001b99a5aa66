import { customerScope, invoiceScope, requestScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import {
  admin,
  car,
  carOf,
  customer,
  day,
  type List,
  PAGE,
  page,
  shop,
  signedIn,
  sorted,
  within,
} from "#app/desk/export/list.ts";
import { invoiceFilter, invoiceOrders } from "#app/payments/invoice-list.server.ts";
import { customerOrders, owedBy } from "#app/people/customer-list.server.ts";
import { dayOf, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { fullName, statusLabel } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { discountOf, invoiceStatusLabel, notOwed, paidAtShop, partlyPaid } from "#app/repair/invoice.ts";
import { carOfInvoice, carOnInvoice, toInvoice } from "#app/repair/invoice-row.server.ts";
import { givenTo, requestFilter, requestOrders } from "#app/repair/requests/list.server.ts";
import { accountName, OWNER } from "#app/shop/owner.ts";
import { carsOfUser } from "#app/shop/vehicle-list.server.ts";

/** The business: each list within its viewer's scope. */
export const SHOP_LISTS: Record<string, List> = {
  customers: {
    header: ["First name", "Last name", "Phone", "Email", "Prefers", "Status", "Since", "Owes"],
    mayExport: shop,
    async read(viewer, after, span) {
      const order = sorted(customerOrders.orderOf(span.sort), after);
      const rows = await db.user.findMany({
        where: { AND: [customerScope(viewer), searched(viewer, span.q), { createdAt: within(span) }, order.where] },
        ...order.page,
      });
      const owed = await owedBy(viewer, [...new Set(rows.map(({ accountId }) => accountId))]);
      return rows.map((one) => ({
        id: order.idOf(one),
        cells: [
          one.firstName,
          one.lastName,
          one.phone,
          one.email,
          one.contactPreference,
          one.status,
          day(one.createdAt),
          toDecimal(owed.get(one.accountId) ?? 0),
        ],
      }));
    },
  },
  vehicles: {
    header: ["Owner", "Owner phone", "Make", "Model", "Year", "VIN", "Plate", "Mileage", "Color", "Since"],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const rows = await db.vehicle.findMany({
        where: {
          AND: [vehicleScope(viewer), carsOfUser(span.userId), searched(viewer, span.q), { createdAt: within(span) }],
        },
        include: { account: { select: { ...OWNER.select, users: { ...OWNER.select.users, ...customer } } } },
        ...page(after),
      });
      return rows.map((one) => ({
        id: one.id,
        cells: [
          ...[accountName(one.account), one.account.users[0]?.phone, one.make, one.model, one.year, one.vin],
          ...[one.plate, one.mileage, one.color],
          day(one.createdAt),
        ],
      }));
    },
  },
  "repair-requests": {
    header: [
      "Request",
      "Created",
      "Status",
      "Customer",
      "Phone",
      "Vehicle",
      "VIN",
      "Asked for",
      "Quoted",
      "Total",
      "Completed",
      "Scheduled",
      "Advisor",
      "Technician",
    ],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const order = sorted(requestOrders.orderOf(span.sort), after);
      const rows = await db.repairRequest.findMany({
        where: {
          AND: [
            requestScope(viewer),
            searched(viewer, span.q),
            requestFilter(viewer, span.status),
            givenTo(span),
            { createdAt: within(span) },
            order.where,
          ],
        },
        include: { vehicle: car, requester: customer, advisor: customer, technician: { select: { user: customer } } },
        ...order.page,
      });
      return rows.map((one) => ({
        id: order.idOf(one),
        cells: [
          ...[
            one.id,
            day(one.createdAt),
            statusLabel(one.status),
            fullName(one.requester),
            one.requester?.phone,
            carOf(one.vehicle),
          ],
          ...[one.vehicle.vin, one.initiatedBy, one.originalTotalPrice.toFixed(2), one.totalPrice.toFixed(2)],
          day(one.completedDate),
          one.scheduledServiceDate && wallTimeOf(one.scheduledServiceDate).replace("T", " "),
          ...[fullName(one.advisor), fullName(one.technician?.user)],
        ],
      }));
    },
  },
  invoices: {
    header: [
      ...["Number", "Issued", "Due", "Status", "Customer", "Vehicle"],
      ...["Original total", "Discount", "Subtotal", "Discount on the quote", "Sales tax", "Paid at the shop itself"],
      ...[
        "Service fee",
        "Our discount",
        "Total",
        "Paid",
        "Not owed again",
        "Outstanding",
        "Voided",
        "Reason",
        "Settlement",
      ],
    ],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const order = sorted(invoiceOrders.orderOf(span.sort), after);
      const asked = [searched(viewer, span.q), invoiceFilter(span.status), { issuedAt: within(span) }];
      const rows = await db.invoice.findMany({
        where: { AND: [invoiceScope(viewer), ...asked, order.where] },
        include: { repairRequest: { select: { vehicle: carOnInvoice, requester: customer } } },
        ...order.page,
      });
      return rows.map(({ car, repairRequest, voidedAt, voidReason, ...row }) => {
        const id = order.idOf(row);
        const one = toInvoice(row);
        const partly = partlyPaid(one);
        return {
          id,
          cells: [
            ...[
              one.number,
              day(one.issuedAt),
              one.dueAt && dayOf(one.dueAt, "UTC"),
              [invoiceStatusLabel(one.status), partly].filter(Boolean).join(", "),
              fullName(repairRequest.requester),
            ],
            ...[
              carOf(carOfInvoice({ car, repairRequest })),
              ...[one.originalTotalPrice, -discountOf(one), one.subtotal, -one.paperDiscount, one.tax].map(toDecimal),
            ],
            ...[-paidAtShop(one), one.serviceFee, -one.discount, one.totalAmount].map(toDecimal),
            ...[one.amountPaid, notOwed(one).cents, one.outstandingBalance].map(toDecimal),
            ...[day(voidedAt), voidReason ?? one.discountReason, one.settlement],
          ],
        };
      });
    },
  },
  bookkeeping: {
    header: ["Entry", "Day", "Invoice", "Customer", "What", "How", "Amount", "Taken by", "Reason", "Provider's name"],
    mayExport: admin,
    async read(_viewer, after, span) {
      const rows = await db.ledgerEntry.findMany({
        where: { occurredAt: within(span) },
        include: {
          payment: { select: { providerId: true } },
          invoice: { select: { number: true, repairRequest: { select: { requester: customer } } } },
        },
        orderBy: { id: "asc" },
        take: PAGE,
        ...(after ? { skip: 1, cursor: { id: BigInt(after) } } : {}),
      });
      return rows.map((one) => ({
        id: String(one.id),
        cells: [
          ...[String(one.id), day(one.occurredAt), one.invoice.number, fullName(one.invoice.repairRequest.requester)],
          ...[one.kind, one.method, one.amount.toFixed(2), one.takenByName, one.reason, one.payment?.providerId],
        ],
      }));
    },
  },
};
