import { data, useLocation } from "react-router";
import { askedOnce } from "#app/http/asked-once.ts";
import { askAboutReturned } from "#app/payments/reconcile.server.ts";
import { statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { evidenceOf, findEvidence, type RequestEvidence } from "#app/repair/evidence.server.ts";
import { isUndecided } from "#app/repair/line-item.ts";
import { itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import { markSpokenRead } from "#app/repair/requests/spoken.server.ts";
import { RETURNED } from "#app/routes/payment-form/returned.ts";
import { followUpDays } from "#app/shop/recommend.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { later } from "#app/ui/behavior/later.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { useActionsAtHand } from "#app/ui/behavior/use-actions-at-hand.ts";
import { useRefreshWhile } from "#app/ui/behavior/use-refresh-while.ts";
import { cn } from "#app/ui/cn.ts";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import { Container, Main } from "#app/ui/page.tsx";
import type { Route } from "./+types/page";
import { StageActions } from "./actions.tsx";
import { AskedFirst } from "./documents/asked-first.tsx";
import { DocumentCard } from "./documents/documents.tsx";
import { StatusHeader } from "./frame.tsx";
import { RepairHead } from "./head.tsx";
import { ItemSections, Questions } from "./lines/list.tsx";
import { useForeseen } from "./lines/pending-changes.ts";
import { halfJobs } from "./lines/rows.ts";
import { LostConnection } from "./lost-connection.tsx";
import { NOT_SENT, openStatus } from "./open.server.ts";
import { RecordCard } from "./record/record-card.tsx";
import { nextOf, overviewOf, summaryOf } from "./summary/shown.ts";
import { useNews } from "./use-news.ts";
import {
  type HistoryView,
  type MessageView,
  type StatusView,
  themeFor,
  toMessageViews,
  toStatusView,
} from "./view.server.ts";

/** What is pressed on this page. */
const DOORS = [
  "routes/repair-status/lines/line-item",
  "routes/repair-status/lines/job",
  "routes/repair-status/lines/undo",
  "routes/repair-status/lines/approve-all",
  "routes/repair-status/lines/savings",
  "routes/repair-status/request-call",
  "routes/repair-status/authorization/approve",
] as const;
/** Where there may be no connection when it is needed: fetched right after the start. */
const failed = async () => (await import("./failed.tsx")).Failed;
const summary = async () => (await import("#app/routes/repair-status/summary/summary.tsx")).CostSummary;
const PARTS = [failed, summary];
const Failed = later(failed);
const CostSummary = asDrawn(summary, { says: "The cost summary" });

/** Once, after a quote came in, after a payment, while a repair is under way with lines to decide. */
const NewQuote = later(async () => (await import("./documents/new-quote.tsx")).NewQuote);
const PaymentReturned = later(async () => (await import("#app/routes/payment-form/return-notice.tsx")).PaymentReturned);
const FurtherWork = later(async () => (await import("./lines/further-work.tsx")).FurtherWork);
const SameQuote = later(async () => (await import("./documents/paper.tsx")).SameQuote);
const MessagesCard = later(async () => (await import("./messages/messages-card.tsx")).MessagesCard);
const NoRequest = later(async () => (await import("./documents/no-request.tsx")).NoRequest);

/** What is read alone. */
const SampleNote = asDrawn(async () => (await import("./demo/sample-note.tsx")).SampleNote);
const StaffNote = asDrawn(async () => (await import("./record/staff-note.tsx")).StaffNote);
const NextSteps = asDrawn(async () => (await import("#app/routes/repair-status/summary/next-steps.tsx")).NextSteps, {
  says: "What happens next",
});
const Rivals = asDrawn(async () => (await import("./documents/rival.tsx")).Rivals, {
  says: "The other shop's quote beside this one",
});
const Overview = asDrawn(async () => (await import("#app/routes/repair-status/summary/overview.tsx")).Overview, {
  says: "The overview of this repair",
});

const NONE = { repair: null, history: [], messages: [], messageKey: "", evidence: null, theme: undefined, demo: false };

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openReturned({ request, params, url });
  if ("refusal" in opened) {
    const { message, status, retryAfter } = opened.refusal;
    const again = retryAfter ? { "Retry-After": String(retryAfter) } : undefined;
    throw data({ title: NOT_SENT, message }, { status, headers: again });
  }
  const headers = opened.setCookie ? { "Set-Cookie": opened.setCookie } : undefined;
  if (!opened.request) return data(NONE, { headers });
  const evidence = opened.demo ? evidenceOf(opened.request) : await findEvidence(opened.request);
  const settings = await readSettings();
  const messages = toMessageViews(opened.messages);
  const again = opened.demo ? {} : await followUpDays(opened.request.lineItems);
  if (opened.viewer && messages.some(({ isNew }) => isNew)) await markSpokenRead(opened.viewer, opened.request.id);
  return data(
    {
      messages,
      messageKey: crypto.randomUUID(),
      ...toStatusView(opened.request, opened.history, opened.viewer, settings, again),
      evidence,
      demo: opened.demo,
      theme: themeFor(opened.viewer?.user?.theme, opened.request.vehicle.account.subscriptionTier),
    },
    { headers },
  );
}

/** A browser that comes back from paying finds the payment booked: the provider is asked first. */
async function openReturned(asked: Parameters<typeof openStatus>[0]) {
  const opened = await askedOnce(asked.request, "status", () => openStatus(asked));
  const returned = asked.url.search.includes(RETURNED);
  if (!returned || "refusal" in opened || opened.demo || !opened.request) return opened;
  await askAboutReturned(opened.request.id);
  return openStatus(asked);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const repair = loaderData?.repair;
  const site = companyNameIn(matches);
  const title = repair
    ? `${site} · ${vehicleTitle(repair.vehicle)} · Repair Status · ${statusLabel(repair.status)}`
    : `${site} · Repair Status`;
  return socialMeta({
    site,
    title,
    description: "Every line of the repair, what it should cost, and your decision on each.",
    // Whoever may not see a repair is sent elsewhere, robots too: what is left for them is the page that says that there is none.
    noindex: !repair,
  });
}

export default function RepairStatusPage({ loaderData }: Route.ComponentProps) {
  const { repair, evidence } = loaderData;
  useRefreshWhile(repair?.documents.some(({ waiting }) => waiting) ?? false);
  if (!repair || !evidence) return <NoRequest />;
  return <Repair {...loaderData} repair={repair} evidence={evidence} />;
}

/** A quote that was handed in once more led here. */
function useAlready<Document extends { id: string }>(documents: Document[]): Document | undefined {
  const id = new URLSearchParams(useLocation().search).get("already");
  return documents.find((document) => document.id === id);
}

type Shown = {
  repair: StatusView;
  evidence: RequestEvidence;
  history: HistoryView[];
  messages: MessageView[];
  messageKey: string;
  demo: boolean;
};

function Repair({ repair: sent, evidence, history, messages, messageKey, demo }: Shown) {
  const repair = useForeseen(sent);
  useActionsAtHand(DOORS, PARTS);
  // What was decided in another window, and what the shop gives notice of.
  useNews(!demo && !repair.staff);
  const stage = stageOf(repair.status);
  const rivals = repair.documents.flatMap(({ id, paper }) => (paper?.rival ? [{ id, rival: paper.rival }] : []));
  const already = useAlready(repair.documents);
  const { search } = useLocation();
  // Nothing is left to decide: what it comes to goes first on a phone too.
  const settled = itemsAreLocked(repair.status);
  return (
    <>
      <StatusHeader />
      <Main>
        <Container className="pb-40 lg:pb-20 short:pb-20">
          <RepairHead repair={repair} messages={messages} demo={demo} />
          {/[?&]newQuote=true/.test(search) && isUndecided(repair.lineItems) ? <NewQuote /> : null}
          {search.includes(RETURNED) ? (
            <PaymentReturned booked={repair.status !== "Pending_Payment"} className="mb-6" />
          ) : null}
          {demo ? <SampleNote /> : null}
          {repair.staff ? <StaffNote id={repair.id} records={repair.recordsDecision} /> : null}
          {stage === null ? <Alert title="This repair request was cancelled." className="mb-6" /> : null}
          {stage === "Pending_Repair" ? <FurtherWork repair={repair} /> : null}
          <AskedFirst id={repair.id} documents={repair.documents} />
          {already ? (
            <div className="mb-6">
              <SameQuote href={`#document-${already.id}`} />
            </div>
          ) : null}
          {repair.needsAdvisor && !settled ? (
            <Alert tone="info" title="An advisor will look at this" className="mb-6">
              {repair.needsAdvisorReason}
            </Alert>
          ) : null}
          <Overview {...overviewOf(repair, evidence)} />
          {rivals.length > 0 ? <Rivals rivals={rivals} shop={repair.quotedBy} /> : null}
          {stage === "Pending_Review" && repair.lineItems.some(({ group }) => group === "quote_analyzed") ? (
            <NextSteps {...nextOf(repair)} />
          ) : null}
          <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
            <ItemSections repair={repair} evidence={evidence} demo={demo} />
            <aside
              aria-label="Cost and next step"
              className={cn("grid gap-6 lg:sticky lg:top-24 lg:row-span-2", settled && "max-lg:order-first")}
            >
              <CostSummary {...summaryOf(repair)} />
              <StageActions repair={repair} asks={halfJobs(repair.lineItems, evidence.jobs).length > 0} demo={demo} />
            </aside>
            <div className="grid min-w-0 gap-6">
              <Questions questions={evidence.questions} />
              {demo ? null : <MessagesCard repair={repair} {...{ messages, messageKey }} />}
              {repair.documents.length > 0 || !demo ? <DocumentCard repair={repair} demo={demo} /> : null}
              <RecordCard repair={repair} history={history} demo={demo} />
            </div>
          </div>
        </Container>
      </Main>
      <LostConnection />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failed error={error} />;
}
