import { ChevronRight, MoreHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
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
import { useCompany } from "#app/ui/company.ts";
import { Menu } from "#app/ui/menu.tsx";
import { PlaceOnPage } from "#app/ui/place-on-page.tsx";
import { doable } from "./actions.tsx";
import { EvidencePanel, Verdict } from "./evidence-panel.tsx";
import { VerbForm } from "./verb-form.tsx";
import type { StatusView } from "./view.server.ts";

/** The lines in their sections; a section without lines is left out, but for the one that waits for a decision. */
export function ItemSections({ repair, evidence }: { repair: StatusView; evidence: RequestEvidence }) {
  const locked = itemsAreLocked(repair.status);
  const { mayApprove, mayApproveAll } = doable(repair);
  const { name: company } = useCompany();
  const remember = useFocusOfNeighbour(repair.lineItems);
  return (
    <div id="line-items" onSubmit={remember} className="grid scroll-mt-20 gap-6">
      {SECTIONS.map(({ group, title }) => {
        const items = repair.lineItems.filter((item) => item.group === group);
        if (items.length === 0 && group === "quote_analyzed") return null;
        return (
          <details key={group} open={items.length > 0} className="group/section rounded-xl border border-line bg-panel">
            <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold">
              <h2 className="text-lg">{title}</h2>
              <span className="text-sm text-muted tabular-nums">
                {items.length} {items.length === 1 ? "item" : "items"}
                {items.length ? ` · ${formatMoney(items.reduce((sum, item) => sum + item.totalPrice, 0))}` : ""}
              </span>
            </summary>
            {group === "quote_analyzed" && (mayApprove || mayApproveAll) && !locked ? (
              <div className="border-t border-line p-4 lg:hidden print:hidden">
                <VerbForm action={`/repair-status/${repair.id}/savings`}>{`Get ${company} Savings`}</VerbForm>
              </div>
            ) : null}
            <ul className="border-t border-line">
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  locked={locked}
                  staff={repair.staff}
                  evidence={evidence.byItem[item.id] ?? null}
                />
              ))}
              {items.length === 0 ? <li className="px-5 py-4 text-sm text-muted">Nothing here.</li> : null}
            </ul>
          </details>
        );
      })}
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

/** A line that moves takes the focus with it: the next line of the list gets it instead. */
function useFocusOfNeighbour(items: LineItem[]) {
  const neighbour = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the moved line that takes the focus away
  useEffect(() => {
    if (document.activeElement === document.body) neighbour.current?.focus({ preventScroll: true });
  }, [items]);
  return (event: FormEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest("li");
    const near = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest("details");
    neighbour.current = near?.querySelector<HTMLElement>("summary") ?? null;
  };
}

type RowProps = { item: LineItem; locked: boolean; staff: boolean; evidence: Evidence | null };

function ItemRow({ item, locked, staff, evidence }: RowProps) {
  const lowered = item.totalPrice < item.originalPrice;
  return (
    <li className="border-b border-line px-5 py-4 last:border-0">
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
      <div className="mt-1 grid gap-x-6 gap-y-2 md:flex md:items-center md:justify-between">
        <Verdict evidence={evidence} />
        {locked ? null : <Moves item={item} staff={staff} />}
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

const VARIANTS: Record<Group, "primary" | "secondary" | "quiet"> = {
  approved: "primary",
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
          fields={{ group }}
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
            <VerbForm key={group} action={action} fields={{ group }} size="sm" variant="quiet">
              {MOVE_LABELS[group]}
            </VerbForm>
          ))}
        </Menu>
      ) : null}
    </div>
  );
}

function labelOf(item: LineItem, group: Group) {
  return item.group === "quote_analyzed" && group === "pending" ? "Get Savings" : MOVE_LABELS[group];
}
