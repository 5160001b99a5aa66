import { z } from "zod";
import { updateByCall } from "#app/desk/calendar/by-call.server.ts";
import { api, call, doors, forAdmins } from "#app/http/api/api.server.ts";
import { toEvidence, WireEvidence } from "#app/http/wire/evidence.ts";
import { WireLineItem } from "#app/http/wire/line-item.ts";
import { WireAuthorization, WireCreated, WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { WireMessage } from "#app/http/wire/shop.ts";
import { Done, dollars, done } from "#app/http/wire/values.ts";
import { listMessages } from "#app/messages/communication.server.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { isRecord } from "#app/platform/known.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { createRequestForm } from "#app/quotes/quote-form.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { listLineItems } from "#app/repair/lines/find.server.ts";
import { listAuthorizations } from "#app/repair/records/authorizations.server.ts";
import { createRequest, createShopRequest } from "#app/repair/requests/create.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { findFullRequest, listFullRequests } from "#app/repair/requests/full.server.ts";
import { NewShopRequest } from "#app/repair/requests/new.ts";
import { UpdateRequest } from "#app/repair/requests/update.server.ts";
import { renewLink, revokeLink } from "#app/repair/revoke-code.server.ts";
import { chosenAlternative, RecordDecision, RecordPrices } from "#app/repair/schemas.ts";
import { approveRepair, nameDesignee, recordDecision, recordPrices, updateTotals } from "#app/repair/verbs.server.ts";

const isCustomersForm = (body: unknown) => isRecord(body) && ("serviceType" in body || "description" in body);

const repairRequests = api("/api/repair-requests", {
  GET: call({
    summary: "The repair requests this person may see, newest first",
    access: "known",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, page }) => listFullRequests(viewer, { page }),
  }),
  POST: call({
    summary: "Create a repair request",
    description:
      "In one of two shapes: the customer's form (serviceType, description and so on, as /api/public/repair-requests), or the shop's (vehicleId, initiatedBy). The shop's starts as Scheduled; a driver sets no other status and no prices.",
    access: "user-code",
    status: 201,
    customerMay: (body) => (isCustomersForm(body) ? [] : ["status"]),
    input: ({ body, ...asked }) => {
      if (!body) return z.union([NewShopRequest, createRequestForm(asked)]);
      return isCustomersForm(body) ? createRequestForm(asked) : NewShopRequest;
    },
    output: WireCreated,
    run: ({ viewer, input }) =>
      "serviceType" in input ? createRequest(viewer, input) : createShopRequest(viewer, input),
  }),
});

const repairRequestsOne = api("/api/repair-requests/:id", {
  GET: call({
    summary: "A repair request with its lines",
    access: "known",
    output: WireRepairRequest,
    run: ({ viewer, params }) => findFullRequest(viewer, params.id),
  }),
  PUT: call({
    summary: "Update a repair request",
    description:
      "Fields left out stay as they are. The shop sets status and details; admins and advisors assign. A driver's only status is Pending_Repair: the approval of the repair.",
    access: "signed-in",
    customerMay: ["status"],
    input: UpdateRequest.extend({ choice: chosenAlternative }),
    output: WireRepairRequest,
    async run({ viewer, params, input: { choice, ...input } }) {
      if (viewer.user.role === "driver") {
        await findFullRequest(viewer, params.id);
        if (input.status !== "Pending_Repair" || Object.keys(input).length > 1) throw forbidden();
        await approveRepair(viewer, params.id, { choice });
      } else {
        await updateByCall(viewer, params.id, input);
      }
      return findFullRequest(viewer, params.id);
    },
  }),
});

const repairRequestsOneLineItems = api("/api/repair-requests/:id/line-items", {
  GET: call({
    summary: "The lines of a repair request, in the order of the shop",
    access: "known",
    paged: true,
    output: z.array(WireLineItem),
    run: ({ viewer, params, page }) => listLineItems(viewer, params.id, page),
  }),
});

const repairRequestsOnePrices = api("/api/repair-requests/:id/prices", {
  GET: call({
    summary: "What the work should cost, line by line, with the sources",
    description: "As /api/public/repair-requests/:id/prices.",
    access: "known",
    output: WireEvidence,
    async run({ viewer, params }) {
      const request = await findRepairRequest(viewer, params.id);
      return toEvidence(await findEvidence(request), request.lineItems);
    },
  }),
});

const repairRequestsOneShopPrices = api("/api/repair-requests/:id/shop-prices", {
  POST: call({
    summary: "Record what the shop said of its prices",
    description:
      "Agreed to one, or keeps what it quoted: who at the shop, by what way, until when. Admins and the request's advisor.",
    access: "requests.assign",
    input: RecordPrices,
    output: WireRepairRequest,
    async run({ viewer, params, input }) {
      await recordPrices(viewer, params.id, input);
      return findFullRequest(viewer, params.id);
    },
  }),
});

const repairRequestsOneDecisions = api("/api/repair-requests/:id/decisions", {
  POST: call({
    summary: "Record the customer's decision",
    description:
      "What the customer decided elsewhere: who, by what way, when, in what words. Admins and the request's advisor; the record shows it as such.",
    access: "requests.assign",
    input: RecordDecision,
    output: WireRepairRequest,
    async run({ viewer, params, input }) {
      await recordDecision(viewer, params.id, input);
      return findFullRequest(viewer, params.id);
    },
  }),
});

const repairRequestsOneDesignee = api("/api/repair-requests/:id/designee", {
  POST: call({
    summary: "Name who else may decide for the customer",
    description: "The customer's own word; a blank name takes it back. 403 for the shop side.",
    access: "known",
    input: z.object({ name: lineField().max(200), contact: lineField().max(200).default("") }),
    output: Done,
    async run({ viewer, params, input }) {
      await nameDesignee(viewer, params.id, input.name ? input : null);
      return done;
    },
  }),
});

const repairRequestsOneAuthorizations = api("/api/repair-requests/:id/authorizations", {
  GET: call({
    summary: "What the customer authorized, as it was signed",
    description: "Each go-ahead with its sum, its PDF as it was frozen then, and the SHA-256 of those bytes.",
    access: "known",
    output: z.array(WireAuthorization),
    async run({ viewer, params }) {
      const { id } = await findRepairRequest(viewer, params.id);
      const rows = await listAuthorizations(id);
      return rows.map((row) => {
        const url = `/repair-status/${id}/authorizations/${row.revision}.pdf`;
        return { ...row, url: row.withdrawnAt ? `${url}?as=signed` : url };
      });
    },
  }),
});

const repairRequestsOneAccessCode = api("/api/repair-requests/:id/access-code", {
  POST: call({
    summary: "Make a new link for the customer",
    description: "The old ones end at once. Admins and the request's advisor.",
    access: "signed-in",
    status: 201,
    output: z.object({ accessCode: z.string() }).meta({ id: "NewAccessCode" }),
    run: ({ viewer, params }) => renewLink(viewer, params.id),
  }),
  DELETE: call({
    summary: "Revoke the customer's link",
    description: "Admins and the request's advisor. Revoking twice changes nothing.",
    access: "signed-in",
    output: Done,
    async run({ viewer, params }) {
      await revokeLink(viewer, params.id);
      return done;
    },
  }),
});

const repairRequestsOneCommunications = api("/api/repair-requests/:id/communications", {
  GET: call({
    summary: "The messages about a repair request, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireMessage),
    run: ({ viewer, params, page }) => listMessages(viewer, { repairRequestId: params.id, page }),
  }),
});

const adminRepairRequests = forAdmins(repairRequests, ["GET", "POST"]);
const adminRepairRequestsOne = forAdmins(repairRequestsOne, ["PUT"]);

const adminRepairRequestsOneUpdateTotals = api("/api/admin/repair-requests/:id/update-totals", {
  POST: call({
    summary: "Add the lines of a repair request up again",
    description: "Every change does this by itself; doing it again changes nothing.",
    access: "admin.api",
    input: z.unknown(),
    output: z.object({ id: z.string(), originalTotalPrice: dollars, totalPrice: dollars }),
    async run({ viewer, params }) {
      const { originalTotal, currentTotal } = await updateTotals(viewer, params.id);
      return { id: params.id, originalTotalPrice: originalTotal, totalPrice: currentTotal };
    },
  }),
});

const adminRepairRequestsOneLineItems = forAdmins(repairRequestsOneLineItems, ["GET"]);

const handle = doors(
  repairRequests,
  repairRequestsOne,
  repairRequestsOneLineItems,
  repairRequestsOnePrices,
  repairRequestsOneShopPrices,
  repairRequestsOneDecisions,
  repairRequestsOneDesignee,
  repairRequestsOneAuthorizations,
  repairRequestsOneAccessCode,
  repairRequestsOneCommunications,
  adminRepairRequests,
  adminRepairRequestsOne,
  adminRepairRequestsOneUpdateTotals,
  adminRepairRequestsOneLineItems,
);

export { handle as action, handle as loader };
