import type { Role } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Account } from "#app/platform/db.server.ts";
import { formatDate, formatDateTime, formatDay, formatMoney, formatWhen } from "#app/platform/format.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { fieldIn } from "#app/platform/known.ts";
import { costOfNo, costOfNoSaid, decliningOf } from "#app/quotes/papers/declining.ts";
import { leftSaid } from "#app/quotes/papers/left-to-pay.ts";
import { proofOf, quotesIn, readingsIn } from "#app/quotes/papers/proof.server.ts";
import { paperView } from "#app/quotes/papers/view.server.ts";
import { TYPED } from "#app/quotes/quote-document.ts";
import { type AskedLater, approvedBefore, askedLater } from "#app/repair/asked-later.ts";
import { authorizationOf } from "#app/repair/authorization.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { keptByGoAhead, offeredBack, pricesAreCompared, readingIsOpen } from "#app/repair/lines/reading.ts";
import { differenceOf, differenceSaid } from "#app/repair/paper/paper-difference.ts";
import { isAuthorized, URGENCIES } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { isOurs, ownPlaceOf } from "#app/repair/requests/place/own-place.ts";
import { aheadOf, serviceDayOf } from "#app/repair/requests/service-day.ts";
import type { Spoken } from "#app/repair/requests/spoken.server.ts";
import { isBeingRead, quotedBy, shopName, standingQuotes, twoShops } from "#app/repair/requests/standing-quotes.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { missingOf } from "#app/repair/tax.ts";
import { billWords } from "#app/routes/repair-status/summary/bill-words.server.ts";
import { asksTimeOf, visitOf } from "#app/routes/repair-status/visit/visit.server.ts";
import { lawOf, lawSaid } from "#app/shop/law.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

/** Only what the page shows goes to the browser. */
export function toStatusView(
  request: RepairRequestView,
  history: HistoryEntry[],
  viewer: Viewer | null,
  settings: ShopSettings,
  askedAgainBy: Record<string, string> = {},
) {
  const user = viewer?.user;
  const role = user?.role ?? null;
  const known = { ...request, authorized: isAuthorized(request) };
  const corrects = correctable(known, role);
  const { id, status, description, vehicle, lineItems, summary, invoice, needsAdvisor, needsAdvisorReason } = request;
  const quotes = standingQuotes(request.quoteDocuments);
  const open = missingOf(request.taxation.paper) ?? 0;
  const corrected = open !== 0 && quotes.length > 0 && quotes.every(({ reconciles }) => reconciles);
  const difference = differenceOf(request.taxation.paper, quotes);
  const declining = decliningOf(readingsIn(request));
  const no = costOfNo(declining, lineItems);
  const later = askedLater(lineItems, history);
  const papers = new Map(request.quoteDocuments.map((document) => [document.id, paperView(document, request)]));
  return {
    repair: {
      id,
      status,
      description,
      vehicle: { year: vehicle.year, make: vehicle.make, model: vehicle.model },
      corrected,
      /** That the paper's own sums do not agree. */
      sumsDiffer: difference && `${differenceSaid(difference)}.`,
      /** No paper says what its lines are: they were typed in. */
      typed: !quotesIn(request).some(({ fileType }) => fileType !== TYPED),
      /** What the customer wrote, where no line says it yet. */
      asked: lineItems.length === 0 ? askedFor(request) : [],
      ahead: status === "Completed" ? aheadOf(request) : null,
      serviceDate: serviceDateOf(request),
      visit: visitOf(request, shopName(request), { name: settings.companyName, phone: settings.companyPhone }),
      /** Staff name another time on the repair's own page. */
      asksTime: role && role !== "driver" ? null : asksTimeOf(request),
      lineItems,
      askedLater: later,
      approvedBefore: approvedBefore(lineItems, history),
      askedAgainBy,
      addsLines: corrects.lines,
      correctsLines: !keptByGoAhead(known, role),
      /** The sample's shop stays where it is, and where we are nobody is asked once our settings say it. */
      saysPlace: pricesAreCompared(request) && request.id !== DEMO_ID && !(isOurs(request) && ownPlaceOf(settings)),
      takenOff: offeredBack(known, role, history),
      /** The one paper whose printed total may be corrected; where there are several, each says it of itself. */
      correctsSumsOf: corrects.sums.length === 1 ? corrects.sums[0] : undefined,
      /** What the shop's quote asks of whoever declines all of it. */
      declining,
      costOfNo: no && costOfNoSaid(no, quotedBy(request)),
      summary,
      left: leftSaid(request.taxation.paper.total, quotes.at(-1)),
      taxation: request.taxation,
      settlement: request.settlement,
      shop: shopName(request),
      /** Whose prices they are, and where somebody else does the work: both. */
      quotedBy: quotedBy(request),
      twoShops: twoShops(request),
      /** Staff look at the customer's page; deciding on it is the customer's. */
      staff: user ? user.role !== "driver" : false,
      recordsDecision: user ? requestPermissions(user, request).recordDecision : false,
      invoice: invoice && {
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        amountPaid: invoice.amountPaid,
        notOwed: invoice.notOwed,
        outstandingBalance: invoice.outstandingBalance,
        totalAmount: invoice.totalAmount,
      },
      needsAdvisor,
      needsAdvisorReason,
      callSaid: callSaid(request, later),
      notToExceed: request.notToExceed,
      designee: request.designee,
      designation: settings.lawDesignation,
      /** The law of the state wants the customer to choose among alternatives, before the work begins. */
      asksChoice: lawOf(settings).alternatives.length > 0,
      /** What the law has said beside the go-ahead. */
      law: lawSaid(authorizationOf(lineItems, summary.serviceFeePercentage, request.taxation).sum, lawOf(settings)),
      authorizations: request.authorizations.map(({ createdAt, withdrawnAt, ...one }) => ({
        ...one,
        when: formatDateTime(createdAt),
        withdrawn: withdrawnAt && `Withdrawn on ${formatDateTime(withdrawnAt)}`,
      })),
      authorized: known.authorized,
      withdrawn: withdrawnSaid(request),
      findings: request.inspection.flatMap(({ name, note, photos, lineItemId }) =>
        lineItemId ? [{ lineItemId, name, note, photos }] : [],
      ),
      /** What was found and is not offered, and why. */
      notOffered: request.inspection.flatMap(({ id, name, note, photos, lineItemId, setAside }) =>
        !lineItemId && setAside ? [{ id, name, note, photos, why: setAside }] : [],
      ),
      bill: billWords(request),
      /** Every paper was the wrong file. */
      setAside: request.quoteDocuments.length > 0 && request.quoteDocuments.every(isWrongFile),
      documents: request.quoteDocuments.map((document) => {
        const reading = readingOf(document.reading);
        const { reconciles, warnings } = proofOf(document, request);
        return {
          id: document.id,
          fileName: document.fileName,
          fileSize: document.fileSize,
          uploadedAt: document.uploadedAt,
          readStatus: document.readStatus,
          readProgress: document.readProgress,
          readMessage: document.readMessage,
          paper: papers.get(document.id) ?? null,
          waiting: isBeingRead(document),
          total: reading?.total ?? null,
          correctsSums: corrects.sums.length > 1 && corrects.sums.includes(document.id),
          reconciles,
          warnings: warnings.map(({ message, page }) => ({ message, page })),
        };
      }),
    },
    history: history.map((entry) => ({ ...entry, createdAt: formatDateTime(entry.createdAt) })),
  };
}

/** What may still be put right of the reading: by a line that was missed, by the sums of which papers. */
function correctable(request: RepairRequestView & { authorized: boolean }, role: Role | null) {
  const isRead = request.quoteDocuments.some(({ readStatus }) => readStatus === "read" || readStatus === "unreadable");
  if (!readingIsOpen(request, role)) return { lines: false, sums: [] };
  return { lines: request.lineItems.length > 0 || isRead, sums: quotesIn(request).map(({ id }) => id) };
}

/** That what was authorized last was taken back, and what holds. */
function withdrawnSaid({ authorizations }: RepairRequestView): string | null {
  const last = authorizations.at(-1);
  if (!last?.withdrawnAt) return null;
  return `You withdrew the ${formatMoney(last.sum)} that you had authorized, on ${formatDateTime(last.withdrawnAt)}. Nothing is authorized now.`;
}

/** The call that waits: who asked for it and what it is about. */
function callSaid({ callRequests: [call] }: RepairRequestView, { more, changed }: AskedLater): string | null {
  if (!call) return null;
  if (fieldIn(call.result, "toDecide") !== true)
    return `A call was asked for: ${formatWhen(call.createdAt)}. Your advisor will call.`;
  const about =
    changed.length > 0 && more.length === 0
      ? `the new ${changed.length === 1 ? "price" : "prices"}`
      : "what waits for your decision";
  return `Your advisor will call you about ${about}: you chose to be phoned. You can decide here without it.`;
}

function isWrongFile({ carAnswer }: { carAnswer: string | null }): boolean {
  return carAnswer === "wrong_file";
}

/** The day of the service; before one is known what the customer asked for. */
function serviceDateOf({ requestedServiceDate, ...request }: RepairRequestView) {
  const day = serviceDayOf(request);
  return day ? formatDate(day) : requestedServiceDate && `${formatDay(requestedServiceDate)}, as you asked`;
}

function askedFor({ serviceType, urgency, additionalNotes }: RepairRequestView): { label: string; text: string }[] {
  return [
    { label: "Service", text: serviceType ?? "" },
    { label: "Urgency", text: URGENCIES.find(({ value }) => value === urgency)?.label ?? "" },
    { label: "Notes", text: additionalNotes ?? "" },
  ].filter(({ text }) => text !== "");
}

export function toMessageViews(messages: Spoken[]) {
  return messages.map(({ id, messageBody, files, from, isNew, channel, sentAt }) => ({
    id,
    messageBody,
    files,
    from,
    isNew,
    at: `${formatWhen(sentAt)}${BY[channel] ?? ""}`,
  }));
}

const BY: Record<string, string> = { sms: ", by text", email: ", by e-mail" };

/** The person's own choice goes first, then the tier of the vehicle's account; otherwise that of the house they came into. */
export function themeFor(chosen: string | undefined, tier: Account["subscriptionTier"]): "purple" | "blue" | undefined {
  if (chosen === "purple" || chosen === "blue") return chosen;
  return tier === "Luxury" ? "purple" : undefined;
}

export type HistoryView = ReturnType<typeof toStatusView>["history"][number];
export type MessageView = ReturnType<typeof toMessageViews>[number];
export type StatusView = ReturnType<typeof toStatusView>["repair"];
