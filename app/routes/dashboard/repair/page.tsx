import { randomUUID } from "node:crypto";
import { isMissed } from "#app/desk/calendar/no-show.server.ts";
import { nextAction } from "#app/desk/next-action.ts";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { offeredText } from "#app/desk/send-link.server.ts";
import { ON_PAGE, templatesFor, waysTo } from "#app/desk/write-customer.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { backWithToast, requireScreen } from "#app/http/page.server.ts";
import { listCalls } from "#app/messages/calls/list.server.ts";
import { disputeSeen } from "#app/payments/dispute.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formatMoment, fullName, shortId, vehicleAmong, vehicleTitle } from "#app/platform/format.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { linesSaid } from "#app/quotes/papers/lines-said.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { summaryOf } from "#app/repair/invoice.ts";
import { isUndecided, STANDING, UNDECIDED } from "#app/repair/line-item.ts";
import { offeredBack } from "#app/repair/lines/reading.ts";
import { mayRetype } from "#app/repair/lines/retype.ts";
import { isAuthorized } from "#app/repair/repair-request.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { whyNotBegun } from "#app/repair/work/begin.ts";
import { waitsForPrice } from "#app/repair/work/inspection.ts";
import { timeAskedSaid } from "#app/repair/work/time-asked.ts";
import { Findings } from "#app/routes/dashboard/repair/findings/findings.tsx";
import { Timeline } from "#app/routes/dashboard/repair/timeline/timeline.tsx";
import { timelineOf } from "#app/routes/dashboard/repair/timeline/timeline-entries.ts";
import { Write } from "#app/routes/dashboard/repair/write/write.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { MessageFiles } from "../message-files.tsx";
import { noTimeYet } from "../repair-requests/scheduled-words.ts";
import type { Route } from "./+types/page";
import { Alarms } from "./alarms.tsx";
import { billStanding } from "./bill-standing.ts";
import { Calls } from "./calls.tsx";
import { factsOf } from "./facts.ts";
import { RepairHead } from "./head.tsx";
import { Jobs } from "./lines/jobs.tsx";
import { CustomerLink } from "./link/customer-link.tsx";
import { Part } from "./part.tsx";
import { CarCard, CustomerCard, Facts } from "./sides.tsx";
import { wayBack } from "./way-back.ts";

export { shouldRevalidate } from "./revalidate.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    const {
      request: found,
      messages,
      beside,
      car,
      ...page
    } = await askedOnce(request, `repair ${params.id}`, () => findRepairPage(viewer, params.id));
    const { vehicle, requester } = found;
    const edit = url.searchParams.get("edit");
    const staff = viewer.user.role !== "driver";
    const [evidence, { calls, stopped, replies }, dispute] = await Promise.all([
      findEvidence(found),
      listCalls(viewer, { id: found.id, phone: requester?.phone ?? null }),
      disputeSeen(viewer, found.invoice),
    ]);
    const call = page.callBacks[0];
    const permissions = requestPermissions(viewer.user, found);
    const summary = summaryOf(found.lineItems, found.invoice, found.feePercent, found.taxation, STANDING);
    const code = permissions.keepLink ? page.code : null;
    const leaving =
      requester && permissions.keepLink ? waysTo({ ...requester, stopped }, found.contactPreference) : [ON_PAGE];
    const firstName = requester?.firstName ?? "";
    const documents = found.quoteDocuments.map(({ reading, ...document }) => ({
      ...document,
      lines: linesSaid({ ...document, read: readingOf(reading)?.items.length ?? 0 }),
      uploadedAt: formatMoment(document.uploadedAt),
    }));
    return {
      id: found.id,
      token: randomUUID(),
      shortId: `#${shortId(found.id)}`,
      back: wayBack(found.id, url.searchParams),
      edit,
      typed: found.lineItems.some((line) => line.id === edit && mayRetype(line, page.history)),
      status: found.status,
      version: found.version,
      delay: found.delay,
      turn: staff ? page.turn : noTimeYet(found),
      staff,
      decides: !whyNotBegun(found.status) && found.lineItems.some(({ group }) => UNDECIDED.includes(group)),
      vehicle: vehicleTitle(vehicle),
      disputed: dispute?.words ?? null,
      missed: permissions.assign && isMissed(found),
      withdrawn: staff && page.withdrawnAt ? formatMoment(page.withdrawnAt) : null,
      timeAsked: staff && (page.step === "time_asked" || page.step === "time_cancelled") ? timeAskedSaid(found) : null,
      bill: staff && page.billAboveAt ? billStanding(found, formatMoment(page.billAboveAt)) : null,
      needsAdvisor: found.needsAdvisor ? found.needsAdvisorReason : null,
      invoiceId: found.invoice?.id ?? null,
      summary,
      quoted: !found.invoice && isUndecided(found.lineItems) ? summary.currentTotal : 0,
      takenOff: offeredBack({ ...found, authorized: isAuthorized(found) }, viewer.user.role, page.history),
      lineItems: found.lineItems.map(({ sourceBox: _box, ...item }) => item),
      evidence,
      documents,
      messages: messages.map((message) => ({ ...message, sentAt: formatMoment(message.sentAt) })),
      // A customer sees a finding once it is a line to decide on, on their own page.
      files: page.files,
      findings: staff ? found.inspection : [],
      timeline: timelineOf({ ...page, messages, replies }),
      calls: calls.map((one) => ({ ...one, createdAt: formatMoment(one.createdAt) })),
      may: permissions,
      next: staff
        ? nextAction(
            {
              ...found,
              advisorId: found.advisor?.id ?? null,
              documents: found.quoteDocuments,
              callBack: call ?? null,
              unreached: leaving[0] === ON_PAGE,
              dispute: dispute?.open ? dispute : null,
              technicianAway: page.away !== null,
              findings: found.inspection.filter(waitsForPrice).length,
            },
            permissions,
            page.step,
          )
        : null,
      linkText: await offeredText(found, vehicleAmong({ ...vehicle, plate: car.plate }, beside.cars)),
      where: leaving[0] === ON_PAGE ? null : (leaving[0]?.label ?? null),
      ways: leaving,
      stopped,
      customerLink: code && `${env.PUBLIC_ORIGIN ?? url.origin}/repair-status?code=${code}`,
      customer: {
        id: requester?.id ?? null,
        name: fullName(requester) || "Not known",
        phone: staff ? (requester?.phone ?? null) : null,
        email: staff ? (requester?.email ?? null) : null,
        page: permissions.keepLink,
      },
      advisorId: found.advisor?.id ?? null,
      templates: templatesFor({ firstName, vehicle: vehicleTitle(vehicle), advisor: viewer.user.firstName }),
      beside,
      car: { ...vehicle, ...car },
      facts: factsOf(found, { staff, call, away: page.away }),
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

/** What the customer's and the car's cards say already. */
const ON_CARDS = new Set(["Customer", "Phone", "E-mail", "VIN", "Mileage"]);

export default function RepairPage({ loaderData }: Route.ComponentProps) {
  const { id, facts, notes, lineItems, timeline, calls, staff } = loaderData;
  return (
    <>
      <RepairHead request={loaderData} />
      {/* What people wrote breaks anywhere: a word without an end would widen each grid that it stands in, and the page. */}
      <div className="grid items-start gap-x-6 gap-y-6 [overflow-wrap:anywhere] xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr] min-[100rem]:gap-x-8 min-[100rem]:grid-cols-[17.5rem_minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 min-[100rem]:col-start-2 min-[100rem]:row-start-1">
          <Alarms id={id} withdrawn={loaderData.withdrawn} bill={loaderData.bill} timeAsked={loaderData.timeAsked} />
          {loaderData.disputed ? <Alert title="A payment is disputed">{loaderData.disputed}</Alert> : null}
          {loaderData.needsAdvisor ? (
            <p role="note" className="rounded-lg bg-warning-soft p-4">
              <strong>Needs an advisor:</strong> {loaderData.needsAdvisor}
            </p>
          ) : null}
          {notes.map((note) => (
            <p key={note} className="measure text-sm whitespace-pre-line">
              {note}
            </p>
          ))}
          <Disclosure summary={`Repair Line Items (${lineItems.length})`} defaultOpen className="border-t border-line">
            <Jobs request={loaderData} />
          </Disclosure>
          {loaderData.findings.length > 0 ? (
            <Part id="findings" title={`Findings (${loaderData.findings.length})`}>
              <Findings requestId={id} findings={loaderData.findings} may={loaderData.may} />
            </Part>
          ) : null}
          {loaderData.files.length > 0 ? (
            <Part id="files" title={`Pictures and files (${loaderData.files.length})`}>
              <MessageFiles
                files={loaderData.files}
                repair={staff ? { id, name: loaderData.vehicle } : null}
                className="grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
              />
            </Part>
          ) : null}
          {calls.length > 0 ? (
            <Part id="calls" title={`Calls (${calls.length})`}>
              <Calls calls={calls} doorOf={(callId) => `/dashboard/repair-requests/${id}/calls/${callId}/handled`} />
            </Part>
          ) : null}
          {loaderData.may.keepLink ? (
            <Disclosure summary="Customer's link" className="border-t border-line">
              <div id="customer-link" className="scroll-mt-28">
                <CustomerLink
                  requestId={id}
                  address={loaderData.customerLink}
                  text={loaderData.linkText}
                  where={loaderData.where}
                  stopped={loaderData.stopped}
                />
              </div>
            </Disclosure>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-6 xl:row-span-2 min-[100rem]:col-start-1 min-[100rem]:row-span-1 min-[100rem]:row-start-1">
          <CustomerCard request={loaderData} />
          <CarCard request={loaderData} />
          <Facts facts={facts.filter(([term]) => !ON_CARDS.has(term))} />
        </div>
        <section
          id="timeline"
          aria-label="Conversation and history"
          className="min-w-0 scroll-mt-20 min-[100rem]:row-start-1"
        >
          <Disclosure
            defaultOpen
            className="border-t border-line"
            summary={`Communication History (${timeline.length})`}
          >
            {staff ? <Write requestId={id} {...loaderData} /> : null}
            <Timeline entries={timeline} repair={staff ? { id, name: loaderData.vehicle } : null} />
          </Disclosure>
        </section>
      </div>
      <Outlet />
    </>
  );
}
