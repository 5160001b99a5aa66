import { z } from "zod";
import { WireLineItem } from "#app/http/wire/line-item.ts";
import { WireName } from "#app/http/wire/person.ts";
import { dollars, id, moment, oneOf } from "#app/http/wire/values.ts";
import { costOfNo, decliningOf } from "#app/quotes/papers/declining.ts";
import { readingsIn } from "#app/quotes/papers/proof.server.ts";
import { REQUEST_STATUSES, type RequestStatus, STAGES, stageOf } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { DISCOUNT_SOURCES, TAX_SOURCES } from "#app/repair/tax-words.ts";
import { SETTLEMENTS } from "#app/shop/settlement.ts";

export const WireCreated = z
  .object({ id, accessCode: z.string().describe("Opens this request without signing in."), vehicleId: id })
  .meta({ id: "CreatedRepairRequest" });

/** A request as the shop has it. */
export const WireRepairRequest = z
  .object({
    id,
    status: oneOf(REQUEST_STATUSES),
    version: z
      .number()
      .describe("Send it back with an update to be refused (409) when somebody else updated meanwhile."),
    accountId: id,
    vehicleId: id,
    vehicle: z.object({
      id,
      make: z.string(),
      model: z.string(),
      year: z.number(),
      vin: z.string().nullable(),
      mileage: z.number().nullable(),
      accountId: id,
    }),
    requesterId: id.nullable(),
    technicianId: id.nullable(),
    advisorId: id.nullable(),
    technician: WireName.nullable(),
    advisor: WireName.nullable(),
    repairProvider: z.object({ id, name: z.string() }).nullable(),
    serviceType: z.string().nullable(),
    initiatedBy: z.string().nullable().describe("What was asked for, in free text."),
    description: z.string().nullable(),
    urgency: z.string(),
    contactPreference: z.string(),
    additionalNotes: z.string().nullable(),
    requestedServiceDate: moment.nullable(),
    scheduledServiceDate: moment.nullable(),
    completedDate: moment.nullable(),
    delay: z
      .object({ reason: z.string(), until: z.string().nullable().describe("The last day of it; yyyy-mm-dd.") })
      .nullable()
      .describe("Why and until when, while the status is Delayed; null where nothing was said."),
    needsAdvisor: z.boolean(),
    needsAdvisorReason: z.string().nullable(),
    originalTotalPrice: dollars,
    totalPrice: dollars,
    invoice: z.object({ id, status: z.string(), amountPaid: dollars }).nullable(),
    lineItems: z.array(WireLineItem),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: "RepairRequest" });

const PUBLIC_STATUSES = [...STAGES, "Cancelled"] as const;
export const publicStatus = z
  .enum(PUBLIC_STATUSES)
  .describe("The stage; words of the shop are shown as the stage they mean.");

export function toPublicStatus(status: RequestStatus): z.output<typeof publicStatus> {
  return stageOf(status) ?? "Cancelled";
}

/** The status view: what the customer's page shows. */
export const WireStatusView = z
  .object({
    id: z.string(),
    status: publicStatus,
    vehicle: z.object({
      year: z.number(),
      make: z.string(),
      model: z.string(),
      color: z.string().nullable(),
      account: z.object({ subscriptionTier: z.string() }),
    }),
    serviceType: z.string().nullable(),
    requestedServiceDate: moment.nullable(),
    scheduledServiceDate: moment.nullable(),
    description: z.string().nullable(),
    quoteDocuments: z.array(
      z.object({
        id: z.string(),
        fileName: z.string(),
        fileType: z.string(),
        url: z
          .string()
          .describe("Where the document itself is, opened as this view was: by session or with the same code."),
        fileData: z
          .string()
          .nullable()
          .optional()
          .describe(
            "Base64, with include=fileData alone; null when the store has lost it or it does not fit any more.",
          ),
        fileSize: z.number(),
        uploadedAt: moment,
        readStatus: z.string(),
        readMessage: z.string().nullable(),
      }),
    ),
    invoice: z
      .object({
        id: z.string().nullable(),
        status: z.string().nullable(),
        settlement: z.enum(SETTLEMENTS).describe("fee: the shop is paid at the shop, and the total is the fee alone."),
        totalAmount: dollars,
        subtotal: dollars,
        paperDiscount: dollars,
        paperDiscountSource: z.enum(DISCOUNT_SOURCES).nullable(),
        tax: dollars,
        taxSource: z.enum(TAX_SOURCES).nullable(),
        serviceFee: dollars,
        serviceFeePercentage: z.number(),
        amountPaid: dollars,
        notOwed: dollars.describe("What was refunded, is held by a dispute or belonged to a void bill."),
        outstandingBalance: dollars,
      })
      .describe(
        "Until there is an invoice: its figures as they would be now, with id null; a price that the shop has not confirmed counts as quoted.",
      ),
    costOfNo: z
      .object({ cost: dollars.nullable(), due: z.boolean() })
      .nullable()
      .describe(
        "What the quote asks of whoever declines every line, owed to the shop and in no total; `cost` is null where it prints no sum, `due` once all is declined.",
      ),
  })
  .meta({ id: "RepairRequestStatusView" });

/** `data`: what was asked for of the documents themselves, by their ids. */
export function toStatusView(
  request: RepairRequestView,
  data?: Map<string, string | null>,
): z.input<typeof WireStatusView> {
  const { invoice, summary } = request;
  const no = costOfNo(decliningOf(readingsIn(request)), request.lineItems);
  return {
    ...request,
    status: toPublicStatus(request.status),
    quoteDocuments: request.quoteDocuments.map((document) => ({
      ...document,
      url: `/api/public/repair-requests/${request.id}/documents/${document.id}`,
      ...(data ? { fileData: data.get(document.id) ?? null } : {}),
    })),
    costOfNo: no && { cost: no.cents, due: no.due },
    invoice: invoice ?? {
      id: null,
      status: null,
      settlement: request.settlement,
      totalAmount: request.settlement === "fee" ? summary.confirmed.serviceFee : summary.confirmed.finalTotal,
      subtotal: summary.confirmed.total,
      paperDiscount: summary.confirmed.discount,
      paperDiscountSource: summary.discountSource,
      tax: summary.confirmed.tax,
      taxSource: summary.taxSource,
      serviceFee: summary.confirmed.serviceFee,
      serviceFeePercentage: summary.serviceFeePercentage,
      amountPaid: 0,
      notOwed: 0,
      outstandingBalance: 0,
    },
  };
}

/** One go-ahead of the customer. */
export const WireAuthorization = z
  .object({
    revision: z.number(),
    sum: dollars,
    createdAt: moment,
    withdrawnAt: moment.nullable().describe("When the customer took it back; null while it stands."),
    url: z.string().describe("The PDF, frozen when it was signed."),
    sha256: z.string().nullable().describe("Of those bytes; null for the moment until they are made."),
  })
  .meta({ id: "Authorization" });

export const WireQuoteDocument = z
  .object({
    id,
    repairRequestId: id,
    description: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    fileSize: z.number(),
    readStatus: z.string().describe("stored, reading, read or unreadable."),
    readMessage: z.string().nullable(),
    uploadedAt: moment,
  })
  .meta({ id: "QuoteDocument" });
