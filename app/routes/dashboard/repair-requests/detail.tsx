import { useLocation } from "react-router";
import { linkText } from "#app/desk/customer-link.ts";
import { toldOf } from "#app/desk/send-link.server.ts";
import { backWithToast, requireScreen } from "#app/http/page.server.ts";
import { listCalls } from "#app/messages/calls/list.server.ts";
import { listStatusTexts } from "#app/messages/deliveries.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formatDay, formatMoment, formatPhone, shortId, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { listCallBacks } from "#app/repair/call-back.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { CONTACT_PREFERENCES, URGENCIES } from "#app/repair/repair-request.ts";
import { findAccessCode, findWithHistory, type RepairRequestView } from "#app/repair/requests/find.server.ts";
import { listRequestMessages } from "#app/repair/requests/messages.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { readSetting } from "#app/shop/settings.server.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Route } from "./+types/detail";
import { RequestActions } from "./actions.tsx";
import { Calls } from "./calls.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { Documents } from "./documents.tsx";
import { HistoryList } from "./history-list.tsx";
import { LineItems } from "./line-items.tsx";
import { Messages } from "./messages.tsx";
import { StatusTexts } from "./status-texts.tsx";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    const { request: found, history } = await findWithHistory(viewer, params.id);
    const [messages, [call], evidence, calls, texts] = await Promise.all([
      listRequestMessages(viewer, found.id),
      listCallBacks(found.id),
      findEvidence(found),
      listCalls(viewer, { id: found.id, phone: found.requester?.phone ?? null }),
      viewer.user.role === "driver" ? [] : listStatusTexts(found.id),
    ]);
    const { vehicle, requester, advisor, technician } = found;
    const permissions = requestPermissions(viewer.user, found);
    const code = permissions.keepLink ? await findAccessCode(viewer, found.id) : null;
    return {
      id: found.id,
      shortId: `#${shortId(found.id)}`,
      status: found.status,
      vehicle: vehicleTitle(vehicle),
      needsAdvisor: found.needsAdvisor ? found.needsAdvisorReason : null,
      invoiceId: found.invoice?.id ?? null,
      summary: found.summary,
      lineItems: found.lineItems.map(({ sourceBox: _box, ...item }) => item),
      evidence,
      documents: found.quoteDocuments.map(({ reading: _reading, ...document }) => ({
        ...document,
        uploadedAt: formatMoment(document.uploadedAt),
      })),
      messages: messages.map((message) => ({ ...message, sentAt: formatMoment(message.sentAt) })),
      texts: texts.map((text) => ({ ...text, createdAt: formatMoment(text.createdAt) })),
      calls: calls.map((one) => ({ ...one, createdAt: formatMoment(one.createdAt) })),
      history: history.toReversed().map((entry) => ({ ...entry, createdAt: formatMoment(entry.createdAt) })),
      may: permissions,
      linkText: linkText({
        ...toldOf(found),
        firstName: requester?.firstName ?? "",
        company: await readSetting("companyName"),
      }),
      phone: permissions.keepLink && requester?.phone ? formatPhone(requester.phone) : null,
      customerLink: code && `${env.PUBLIC_ORIGIN ?? url.origin}/repair-status?code=${code}`,
      facts: [
        ["Customer", nameOf(requester) ?? "Not known"],
        ...(viewer.user.role === "driver" ? [] : contactFacts(found)),
        ["VIN", vehicle.vin ?? "No VIN"],
        ["Mileage", vehicle.mileage === null ? "Not known" : `${vehicle.mileage.toLocaleString("en-US")} miles`],
        ["Service", found.initiatedBy ?? "Not specified"],
        ["Requested for", found.requestedServiceDate ? formatDay(found.requestedServiceDate) : "No date given"],
        ["Scheduled", found.scheduledServiceDate ? formatMoment(found.scheduledServiceDate) : "Not scheduled"],
        ["Advisor", nameOf(advisor) ?? "Not assigned"],
        ["Technician", nameOf(technician?.user) ?? "Not assigned"],
        ["Repair provider", found.repairProvider?.name ?? "Not assigned"],
        ["Created", formatMoment(found.createdAt)],
        ...(call ? [["Call requested", `${formatPhone(call.phoneNumber)}, ${formatMoment(call.createdAt)}`]] : []),
      ] as [string, string][],
      notes: [found.description, found.additionalNotes].filter((note): note is string => Boolean(note)),
    };
  } catch (error) {
    return backWithToast(error, `/dashboard/repair-requests${url.search}`, {
      title: "Failed to load line items",
      description: "Could not retrieve repair line items. Please try again.",
    });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? `${loaderData.vehicle} · Repair Request Details` : "Repair Request Details" }];
}

export default function RequestDetails({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { facts, notes, lineItems, summary, messages, history, documents, calls, texts } = loaderData;
  return (
    <RouteDialog
      title="Repair Request Details"
      description={`${loaderData.vehicle} · ${loaderData.shortId} · ${statusLabel(loaderData.status)}`}
      closeTo={`/dashboard/repair-requests${search}`}
      size="xl"
    >
      <div className="grid gap-6">
        <RequestActions request={loaderData} />
        {loaderData.needsAdvisor ? (
          <p role="note" className="rounded-lg bg-warning-soft p-4">
            <strong>Needs an advisor:</strong> {loaderData.needsAdvisor}
          </p>
        ) : null}
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note} className="measure text-sm whitespace-pre-line">
            {note}
          </p>
        ))}
        <div className="divide-y divide-line border-y border-line">
          <Disclosure summary={`Repair Line Items (${lineItems.length})`} defaultOpen>
            <LineItems
              requestId={loaderData.id}
              items={lineItems}
              summary={summary}
              evidence={loaderData.evidence}
              editable={loaderData.may.editItems}
            />
          </Disclosure>
          <Disclosure summary={`Quotes (${documents.length})`} defaultOpen={documents.length > 0}>
            <Documents requestId={loaderData.id} documents={documents} mayUpload={loaderData.may.uploadQuote} />
          </Disclosure>
          <Disclosure summary={`Communication History (${messages.length})`}>
            <Messages messages={messages} />
          </Disclosure>
          {texts.length > 0 ? (
            <Disclosure summary={`Status texts (${texts.length})`} defaultOpen={texts.some(isLost)}>
              <StatusTexts texts={texts} />
            </Disclosure>
          ) : null}
          {calls.length > 0 ? (
            <Disclosure summary={`Calls (${calls.length})`} defaultOpen={calls.some(isWaiting)}>
              <Calls
                calls={calls}
                doorOf={(callId) => `/dashboard/repair-requests/${loaderData.id}/calls/${callId}/handled${search}`}
              />
            </Disclosure>
          ) : null}
          {loaderData.may.keepLink ? (
            <Disclosure summary="Customer's link">
              <CustomerLink
                requestId={loaderData.id}
                address={loaderData.customerLink}
                text={loaderData.linkText}
                phone={loaderData.phone}
              />
            </Disclosure>
          ) : null}
          <Disclosure summary={`History (${history.length})`}>
            <HistoryList entries={history} />
          </Disclosure>
        </div>
      </div>
    </RouteDialog>
  );
}

/** How the customer is reached, and how much it presses. */
function contactFacts({ requester, urgency, contactPreference }: Contact): [string, string][] {
  const wordOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return [
    ["Phone", requester?.phone ? formatPhone(requester.phone) : "Not known"],
    ["E-mail", requester?.email ?? "Not known"],
    ["Preferred way", wordOf(CONTACT_PREFERENCES, contactPreference)],
    ["Urgency", wordOf(URGENCIES, urgency)],
  ];
}

type Contact = Pick<RepairRequestView, "requester" | "urgency" | "contactPreference">;

function isLost({ delivery }: { delivery: { state: string } }) {
  return delivery.state === "failed";
}

function isWaiting({ kind, status }: { kind: string; status: string }) {
  return kind === "call_back" && status === "queued";
}

function nameOf(person: { firstName: string; lastName: string } | null | undefined) {
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}
