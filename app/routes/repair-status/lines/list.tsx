import { Link, useSearchParams } from "react-router";
import type { RequestEvidence } from "#app/repair/evidence.server.ts";
import { type LineItem, SECTIONS } from "#app/repair/line-item.ts";
import { itemsAreLocked, workHasBegun } from "#app/repair/repair-request.ts";
import { doable } from "#app/routes/repair-status/actions.tsx";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { later } from "#app/ui/behavior/later.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Linked } from "#app/ui/linked.tsx";
import { ApproveAll } from "./approve-all-form.tsx";
import { useLinesMoving } from "./pending-changes.ts";
import { JobRow } from "./row.tsx";
import { halfJobs, rowsOf } from "./rows.ts";
import { useShown, Views, viewAddress } from "./views.tsx";

const Found = later(async () => (await import("./found.tsx")).Found);
const NotOffered = later(async () => (await import("./found.tsx")).NotOffered);
const TakenOff = later(async () => (await import("#app/routes/repair-status/put-right/taken-off.tsx")).TakenOff);
const DecliningCosts = later(async () => (await import("./declining.tsx")).DecliningCosts);
const HalfJobQuestion = later(async () => (await import("./half-job.tsx")).HalfJobQuestion);

/** One list in the order of the paper; the sections of the specification are views of it. */
export function ItemSections({ repair, evidence, demo }: Props) {
  const locked = itemsAreLocked(repair.status) || repair.invoice !== null;
  const { mayAnalyze, mayApprove, mayApproveAll } = doable(repair);
  // On a phone the bar at the thumb has room for one verb: the savings stand above the lines, and their approval after the last one.
  const crowded = { savings: mayAnalyze && (mayApprove || mayApproveAll), all: mayApproveAll && mayApprove };
  const moving = useLinesMoving();
  const { name: company } = useCompany();
  const [query] = useSearchParams();
  const view = SECTIONS.find(({ group }) => group === query.get("view"))?.group ?? null;
  const items = useShown(repair.lineItems, view);
  const rows = rowsOf(items, evidence.jobs);
  const halves = locked || repair.staff ? [] : halfJobs(repair.lineItems, evidence.jobs);
  return (
    <div id="line-items" className="grid scroll-mt-20 gap-6">
      <section aria-labelledby="line-items-title" className="rounded-xl border border-line bg-panel">
        <div className="grid gap-2 px-5 pt-4 pb-3">
          <h2 id="line-items-title" className="text-lg font-semibold">
            {view ? SECTIONS.find(({ group }) => group === view)?.title : everyLine(repair.lineItems)}
          </h2>
          {view || rows.length === items.length ? null : (
            <p className="text-sm text-muted">
              {items.length} lines in {rows.length} {rows.length === 1 ? "row" : "rows"}: the lines of one job stand
              together.
            </p>
          )}
          <Views repairId={repair.id} items={repair.lineItems} jobs={evidence.jobs} view={view} />
        </div>
        {locked || !repair.declining ? null : (
          <DecliningCosts declining={repair.declining} items={repair.lineItems} shop={repair.quotedBy} />
        )}
        {locked || !crowded.savings ? null : (
          <div className="border-t border-line p-4 lg:hidden print:hidden">
            <VerbForm action={`/repair-status/${repair.id}/savings`} variant="secondary" size="sm" waits={moving}>
              {`Get ${company} Savings`}
            </VerbForm>
          </div>
        )}
        <ul className="border-t border-line">
          {rows.map((row) => {
            const half = halves.find(({ missing }) =>
              missing.some(({ id }) => row.items.some((item) => item.id === id)),
            );
            const findings = repair.findings.filter(({ lineItemId }) => row.items.some(({ id }) => id === lineItemId));
            return (
              <JobRow
                key={row.key}
                row={row}
                status={repair.status}
                locked={locked}
                corrects={repair.correctsLines && !locked}
                staff={repair.staff}
                demo={demo}
                begun={workHasBegun(repair.status, repair.authorized)}
                evidence={evidence.byItem[row.key] ?? null}
                approvedBefore={repair.approvedBefore}
                due={repair.askedAgainBy}
                found={findings.length > 0 ? <Found repairId={repair.id} findings={findings} /> : null}
                question={half ? <HalfJobQuestion half={half} /> : null}
              />
            );
          })}
          {items.length === 0 ? (
            <li className="px-5 py-4 text-sm text-muted">
              {repair.lineItems.length === 0 ? "No lines yet: they come with the quote." : "Nothing here."}{" "}
              {view ? (
                <Link to={viewAddress(repair.id, null)} preventScrollReset className="text-accent-text underline">
                  Show all lines
                </Link>
              ) : null}
            </li>
          ) : null}
        </ul>
        {locked || !crowded.all ? null : (
          <ApproveAll repair={repair} waits={moving} className="border-t border-line p-4 lg:hidden print:hidden" />
        )}
        {repair.notOffered.length > 0 ? <NotOffered repairId={repair.id} findings={repair.notOffered} /> : null}
        {repair.takenOff.length > 0 ? (
          <TakenOff id={repair.id} lines={repair.takenOff} className="border-t border-line px-5 py-3" />
        ) : null}
        {repair.addsLines ? (
          <p className="border-t border-line px-5 py-1 text-sm print:hidden">
            <a
              href={`/repair-status/${repair.id}/line-items/add`}
              className="inline-flex min-h-11 items-center text-accent-text underline"
            >
              Add a line that is missing
            </a>
          </p>
        ) : null}
      </section>
    </div>
  );
}

/** What was typed, or asked for later, is on no paper. */
function everyLine(items: readonly Pick<LineItem, "quoteDocumentId">[]) {
  return items.length > 0 && items.every(({ quoteDocumentId }) => quoteDocumentId !== null)
    ? "Every line, as on the paper"
    : "Every line";
}

/** What a good advisor would ask before anything is approved. */
export function Questions({ questions }: Pick<RequestEvidence, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Card className="print:hidden">
      <CardHeader title="Questions for the shop" description="What a good advisor would ask about these lines." />
      <CardBody>
        <ul className="grid gap-4">
          {questions.map((question) => (
            <li key={question.code + question.question}>
              <p className="font-medium">{question.question}</p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                <Linked text={question.reason} />
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

type Props = { repair: StatusView; evidence: RequestEvidence; demo: boolean };
