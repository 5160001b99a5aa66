import { ChevronRight, MoreHorizontal } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { formatMoney } from "#app/platform/format.ts";
import type { Evidence, RequestEvidence } from "#app/repair/evidence.server.ts";
import {
  BUTTON_MOVES,
  type Group,
  itemStatusLabel,
  type LineItem,
  MOVE_LABELS,
  MOVES,
  priceWord,
  SECTIONS,
} from "#app/repair/line-item.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";
import { useCompany } from "#app/ui/company.ts";
import { Menu } from "#app/ui/menu.tsx";
import { PlaceOnPage } from "#app/ui/place-on-page.tsx";
import { doable } from "./actions.tsx";
import { Decision } from "./decision.tsx";
import { EvidencePanel, Verdict } from "./evidence-panel.tsx";
import { VerbForm } from "./verb-form.tsx";
import type { StatusView } from "./view.server.ts";
import { useShown, Views } from "./views.tsx";

/** One list in the order of the paper; the sections of the specification are views of it. */
export function ItemSections({ repair, evidence, demo }: Props) {
  const locked = itemsAreLocked(repair.status);
  const { mayAnalyze, mayApprove, mayApproveAll } = doable(repair);
  const { name: company } = useCompany();
  const [query] = useSearchParams();
  const view = SECTIONS.find(({ group }) => group === query.get("view"))?.group ?? null;
  const items = useShown(repair.lineItems, view);
  return (
    <div id="line-items" className="grid scroll-mt-20 gap-6">
      <section aria-labelledby="line-items-title" className="rounded-xl border border-line bg-panel">
        <div className="grid gap-2 px-5 pt-4 pb-3">
          <h2 id="line-items-title" className="text-lg font-semibold">
            {view ? SECTIONS.find(({ group }) => group === view)?.title : "Every line, as on the paper"}
          </h2>
          <Views items={repair.lineItems} view={view} />
        </div>
        {mayAnalyze && (mayApprove || mayApproveAll) && !locked ? (
          <div className="border-t border-line p-4 lg:hidden print:hidden">
            <VerbForm action={`/repair-status/${repair.id}/savings`} variant="secondary">
              {`Get ${company} Savings`}
            </VerbForm>
          </div>
        ) : null}
        <ul className="border-t border-line">
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              locked={locked}
              staff={repair.staff}
              demo={demo}
              evidence={evidence.byItem[item.id] ?? null}
            />
          ))}
          {items.length === 0 ? (
            <li className="px-5 py-4 text-sm text-muted">
              Nothing here.{" "}
              {view ? (
                <Link to="?" preventScrollReset className="text-accent-text underline">
                  Show all lines
                </Link>
              ) : null}
            </li>
          ) : null}
        </ul>
      </section>
      {evidence.summary ? (
        <div className="grid gap-1 text-sm">
          <p className="font-medium">{evidence.summary}</p>
          {evidence.notes.map((note) => (
            <p key={note} className="text-muted">
              {note}
            </p>
          ))}
        </div>
      ) : null}
      {evidence.questions.length > 0 ? (
        <Card>
          <CardHeader title="Questions for the shop" description="What a good advisor would ask about these lines." />
          <CardBody>
            <ul className="grid gap-4">
              {evidence.questions.map((question) => (
                <li key={question.code + question.question}>
                  <p className="font-medium">{question.question}</p>
                  <p className="text-sm text-muted">{question.reason}</p>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      ) : null}
    </div>
  );
}

type Props = { repair: StatusView; evidence: RequestEvidence; demo: boolean };
type RowProps = { item: LineItem; locked: boolean; staff: boolean; demo: boolean; evidence: Evidence | null };

function ItemRow({ item, locked, staff, demo, evidence }: RowProps) {
  const decidable = !locked && !staff && item.group !== "quote_analyzed";
  const lowered = item.totalPrice < item.originalPrice;
  return (
    <li className={cn("border-b border-line px-5 py-4 last:border-0", QUIET[item.group])}>
      <details className="group/row">
        <summary className="grid min-h-11 items-center gap-x-4 gap-y-1 sm:flex">
          <span className="flex min-w-0 flex-1 items-start gap-2 font-medium">
            <ChevronRight
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open/row:rotate-90"
            />
            <span className="min-w-0 break-words">{item.description}</span>
          </span>
          <span className="flex items-center justify-between gap-4 pl-7 sm:pl-0">
            <span className="text-right tabular-nums">
              {lowered ? <s className="mr-2 text-sm text-muted">{formatMoney(item.originalPrice)}</s> : null}
              <span className="font-semibold">{formatMoney(item.totalPrice)}</span>
            </span>
            <Badge tone={lowered && item.priceBasis !== "target" ? "saved" : "neutral"}>
              {itemStatusLabel(item.status)}
            </Badge>
          </span>
        </summary>
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm tabular-nums sm:grid-cols-4 [&_dt]:text-muted">
          <Fact term="Type">{item.type}</Fact>
          <Fact term="Original Quantity">{item.originalQuantity}</Fact>
          <Fact term="Quantity">{item.quantity}</Fact>
          <Fact term="Original Unit Price">{formatMoney(item.originalUnitPrice)}</Fact>
          <Fact term="Unit Price">{formatMoney(item.unitPrice)}</Fact>
          <Fact term="Original Total">{formatMoney(item.originalPrice)}</Fact>
          <Fact term="Total">{formatMoney(item.totalPrice)}</Fact>
          {item.sourcePage ? (
            <Fact term="Read from">
              <PlaceOnPage page={item.sourcePage} box={item.sourceBox} />
            </Fact>
          ) : null}
        </dl>
        {item.reconciles === false ? (
          <p className="mt-3 text-sm text-warning">
            Quantity times unit price does not give the printed total of this line.
          </p>
        ) : null}
        <EvidencePanel evidence={evidence} />
        {item.group === "quote_analyzed" && !locked ? (
          <a
            href={`/repair-status/${item.repairRequestId}/line-items/${item.id}/correct`}
            className="mt-2 inline-flex min-h-11 items-center text-sm text-accent-text underline"
          >
            Misread? Correct this line
          </a>
        ) : null}
      </details>
      {priceWord(item) ? <p className="mt-1 pl-7 text-sm text-muted tabular-nums">{priceWord(item)}</p> : null}
      <div className="mt-2 grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(18rem,auto)] md:items-start">
        <Verdict evidence={evidence} item={item} />
        {decidable ? <Decision item={item} demo={demo} /> : null}
        {locked || decidable ? null : <Moves item={item} staff={staff} />}
      </div>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is decided against is quieter than what is bought. */
const QUIET: Partial<Record<Group, string>> = { declined: "bg-ground/60", deferred: "bg-ground/60" };

const VARIANTS: Record<Group, "primary" | "secondary" | "quiet"> = {
  approved: "secondary",
  declined: "secondary",
  deferred: "secondary",
  pending: "secondary",
  quote_analyzed: "secondary",
};

/** Staff may ask for savings; deciding is the customer's. */
function Moves({ item, staff }: { item: LineItem; staff: boolean }) {
  if (staff && item.group !== "quote_analyzed") return null;
  const action = `/repair-status/${item.repairRequestId}/line-items/${item.id}`;
  const buttons = item.group === "quote_analyzed" ? (["pending"] as const) : BUTTON_MOVES[item.group];
  const rest = staff ? [] : MOVES[item.group].filter((group) => !(buttons as readonly Group[]).includes(group));
  return (
    <div className="flex flex-wrap items-center gap-2 *:max-sm:flex-1 *:last:[details]:flex-none md:ml-auto print:hidden">
      {buttons.map((group) => (
        <VerbForm
          key={group}
          action={action}
          fields={seenOf(item, group)}
          size="sm"
          variant={VARIANTS[group]}
          label={`${labelOf(item, group)}: ${item.description}`}
        >
          {labelOf(item, group)}
        </VerbForm>
      ))}
      {rest.length > 0 ? (
        <Menu
          label={<MoreHorizontal aria-hidden="true" className="size-5" />}
          accessibleLabel={`More for ${item.description}`}
        >
          {rest.map((group) => (
            <VerbForm key={group} action={action} fields={seenOf(item, group)} size="sm" variant="quiet">
              {MOVE_LABELS[group]}
            </VerbForm>
          ))}
        </Menu>
      ) : null}
    </div>
  );
}

/** The decision on a line as it stands there. */
function seenOf(item: LineItem, group: Group) {
  return { group, from: item.group, price: String(item.totalPrice) };
}

function labelOf(item: LineItem, group: Group) {
  return item.group === "quote_analyzed" && group === "pending" ? "Get Savings" : MOVE_LABELS[group];
}
