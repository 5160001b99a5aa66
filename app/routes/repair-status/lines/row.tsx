import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { askedOf } from "#app/messages/customers/asked-said.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import type { ApprovedAt } from "#app/repair/asked-later.ts";
import { type Group, type LineItem, priceWord } from "#app/repair/line-item.ts";
import type { Evidence } from "#app/repair/lines/evidence.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { later } from "#app/ui/behavior/later.tsx";
import { cn } from "#app/ui/cn.ts";
import { Decision } from "./decision.tsx";
import { Moves } from "./moves.tsx";
import { groupOf, madeOf, type Row } from "./rows.ts";

type Props = {
  row: Row;
  evidence: Evidence | null;
  status: RequestStatus;
  locked: boolean;
  /** Whether who looks may put right what was read. */
  corrects: boolean;
  staff: boolean;
  demo: boolean;
  /** The work that was authorized is under way. */
  begun: boolean;
  /** What lines that wait again were approved at, in cents. */
  approvedBefore?: Record<string, ApprovedAt>;
  /** By which day lines that wait are looked at again. */
  due?: Record<string, string>;
  /** What is asked about this row before it is approved so. */
  question?: ReactNode;
  /** What the workshop found that it is about, with its photographs. */
  found?: ReactNode;
};

/** What is read alone. */
const EvidencePanel = asDrawn(async () => (await import("./evidence-panel.tsx")).EvidencePanel, {
  says: "What this should cost",
});
const VerdictLine = asDrawn(async () => (await import("./evidence-panel.tsx")).VerdictLine, {
  says: "The fair price",
});
const Waits = later(async () => (await import("./waits.tsx")).Waits);
const Facts = asDrawn(async () => (await import("./facts.tsx")).Facts);

/** A job of the paper, or a line that stands alone: what it costs, where that lies, and the decision. It opens. */
export function JobRow({
  row,
  evidence,
  status,
  locked,
  corrects,
  staff,
  demo,
  begun,
  approvedBefore = {},
  due = {},
  question,
  found,
}: Props) {
  const { name, items } = row;
  const group = groupOf(items);
  const several = items.length > 1;
  const decidable = !locked && !staff && items.every((item) => item.group !== "quote_analyzed");
  const [first] = items;
  // Once opened it stays so, whatever is decided inside.
  const [open, setOpen] = useState(false);
  if (!first) return null;
  return (
    <li className={cn("border-b border-line px-5 py-4 last:border-0 print:break-inside-avoid", group && QUIET[group])}>
      <details className="group/row" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5">
          <span className="flex min-w-0 items-start gap-2 font-semibold">
            <ChevronRight
              aria-hidden="true"
              className="mt-0.5 -ml-1 size-5 shrink-0 text-muted transition-transform group-open/row:rotate-90 print:hidden"
            />
            <span className="min-w-0 break-words">{name}</span>
          </span>
          <Price items={items} />
          <span className="col-span-full pl-6 text-sm text-muted">
            {several ? madeOf(items) : first.type} · {tornSaid(items, group) ?? standingOf(group, first)}
          </span>
        </summary>
        {several ? (
          <ul className="mt-3 grid gap-3">
            {items.map((item) => (
              <li key={item.id} className="grid gap-2 rounded-lg border border-line p-3">
                <p className="flex items-start justify-between gap-4 font-medium">
                  <span className="min-w-0 break-words">{item.description}</span>
                  <Price items={[item]} />
                </p>
                <Facts item={item} corrects={corrects} />
                {decidable ? (
                  <Decision name={item.description} items={[item]} demo={demo} begun={begun} status={status} />
                ) : null}
                {locked || decidable ? null : (
                  <Moves items={[item]} name={item.description} staff={staff} status={status} />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Facts item={first} corrects={corrects} />
        )}
        <EvidencePanel evidence={evidence} />
      </details>
      <div className="mt-1.5 grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_18rem] md:items-start">
        <div className="grid gap-1.5 pl-6">
          {found}
          <VerdictLine evidence={evidence} shown={items.length} />
          <Word items={items} locked={locked} />
          {!locked && items.some(({ group: now }) => now === "declined" || now === "deferred") ? (
            <Waits items={items} safety={evidence?.safety ?? false} due={due} />
          ) : null}
          <Before items={items} approved={approvedBefore} />
        </div>
        {decidable ? <Decision name={name} items={items} demo={demo} begun={begun} status={status} /> : null}
        {locked || decidable ? null : <Moves items={items} name={name} staff={staff} status={status} />}
      </div>
      {question}
    </li>
  );
}

function Price({ items }: { items: LineItem[] }) {
  const quoted = sum(items.map(({ originalPrice }) => originalPrice));
  // A quote and a target of ours make no price together: what the shop asks stands, and the words say what is part of what.
  const now = isTorn(items) ? sum(items.map(askedOf)) : sum(items.map(({ totalPrice }) => totalPrice));
  const lowered = items.filter(({ originalPrice, totalPrice }) => totalPrice < originalPrice);
  // The shop's price is over once the shop has said so: until then ours stands beside it.
  const agreed = isTorn(items) || lowered.every(({ priceBasis }) => priceBasis !== "target");
  const Quoted = agreed ? "s" : "span";
  return (
    <span className="text-right whitespace-nowrap tabular-nums">
      {now < quoted ? (
        <Quoted className="text-sm font-normal text-muted max-sm:block sm:mr-2">
          {agreed ? formatMoney(quoted) : `Quoted ${formatMoney(quoted)}`}
        </Quoted>
      ) : null}
      <span className="font-semibold">
        {items.every(({ priceBasis }) => priceBasis === "target") ? "Target " : ""}
        {formatMoney(now)}
      </span>
    </span>
  );
}

/** Some of the lines of a job stand at our target and others at the shop's own price, as after a revised quote. */
function isTorn(items: LineItem[]) {
  return items.some(isTarget) && !items.every(isTarget);
}

function isTarget({ priceBasis }: LineItem) {
  return priceBasis === "target";
}

function tornSaid(items: LineItem[], group: Group | null): string | null {
  if (!isTorn(items)) return null;
  const targets = items.filter(isTarget);
  const [target, rest] = [targets, items.filter((item) => !isTarget(item))].map((some) =>
    formatMoney(sum(some.map(({ totalPrice }) => totalPrice))),
  );
  const lines = targets.length === 1 ? "1 line" : `${targets.length} lines`;
  const decided = (group && DECIDED[group]) ?? "";
  return `${decided}${decided && " · "}Price: as the shop asks; our target is ${target} for ${lines} of it, beside ${rest} for the others`;
}

/** The decision, once there is one; the status is the price's alone, and says so. What waits has its price beside it: the word is of the decision. */
export function standingOf(group: Group | null, line: LineItem) {
  const price = priceOf(line);
  const decided = group && DECIDED[group];
  if (price === "Pending") return decided || price;
  return decided ? `${decided} · Price: ${price}` : `Price: ${price}`;
}

/** The word that the row keeps knows no price that was raised. */
function priceOf({ status, priceBasis, originalPrice, totalPrice }: LineItem): string {
  if (totalPrice > originalPrice) return `Raised from ${formatMoney(originalPrice)}`;
  return priceBasis === "target" && status === "Lowered" ? `${status}, if the shop agrees` : status;
}

const DECIDED: Partial<Record<Group, string>> = { approved: "Approved", declined: "Declined", deferred: "Deferred" };

/** Whose word the price is. */
function Word({ items, locked }: Pick<Props, "locked"> & { items: LineItem[] }) {
  const [first] = items;
  if (!first) return null;
  const same = items.every(
    ({ priceBasis, shopWord, byHand }) =>
      priceBasis === first.priceBasis && !shopWord === !first.shopWord && byHand === first.byHand,
  );
  const totalPrice = sum(items.map((item) => item.totalPrice));
  const word = same ? priceWord({ ...first, totalPrice }) : wordOfSeveral(items, locked);
  return word ? <p className="text-sm text-muted tabular-nums">{word}</p> : null;
}

/** Lines of one job at whose prices not everybody's word is the same. */
function wordOfSeveral(items: LineItem[], locked: boolean) {
  const targets = items.filter(({ priceBasis }) => priceBasis === "target").length;
  const confirmed = items.filter(({ priceBasis, shopWord }) => shopWord || priceBasis === "paid").length;
  if (confirmed === items.length) return "The shop has confirmed all of these prices";
  if (confirmed + targets === 0) return "Some of these lines were written by hand";
  if (confirmed === 0)
    return `${targets} of these ${items.length} prices ${targets === 1 ? "is our target" : "are our targets"}, not confirmed by the shop yet`;
  // What is billed waits for no word of the shop any more: what it did not speak of stands as it was quoted.
  if (locked && targets === 0)
    return `The shop confirmed ${confirmed} of these ${items.length} prices; the rest are as quoted`;
  return "Some of these prices are confirmed by the shop, some are not yet";
}

/** What the customer approved before the shop answered with another price. In a row of several lines each names itself: the price of the row is of all. */
function Before({ items, approved }: { items: LineItem[]; approved: Record<string, ApprovedAt> }) {
  return items.flatMap(({ id, description, totalPrice }) => {
    const before = approved[id];
    if (!before) return [];
    const what = items.length === 1 ? "this" : description;
    return [
      <p key={id} className="text-sm text-warning tabular-nums">
        {`You approved ${what} at ${before.said}; it is ${formatMoney(totalPrice)} now`}
      </p>,
    ];
  });
}

/** What is decided against is quieter than what is bought. */
const QUIET: Partial<Record<Group, string>> = { declined: "bg-ground/60", deferred: "bg-ground/60" };
