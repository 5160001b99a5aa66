import { ArrowLeft } from "lucide-react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import type { NextAction } from "#app/desk/next-action.ts";
import type { LineItem, Summary } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { type Delay, delaySaid } from "#app/repair/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { StatusBadge, StatusTurn } from "../repair-requests/status-badge.tsx";
import { headSum } from "./head-sum.ts";
import { SetStatus } from "./set-status.tsx";

type Props = {
  request: {
    id: string;
    shortId: string;
    back: { to: string; label: string };
    vehicle: string;
    status: RequestStatus;
    version: number;
    delay: Delay | null;
    turn: string | null;
    staff: boolean;
    /** Whether something waits for the customer's decision. */
    decides: boolean;
    customer: { name: string };
    summary: Summary;
    lineItems: Pick<LineItem, "group" | "totalPrice">[];
    invoiceId: string | null;
    /** The appointment has passed. */
    missed: boolean;
    /** They replied STOP. */
    stopped: boolean;
    next: NextAction | null;
    may: {
      changeStatus: boolean;
      cancel: boolean;
      assign: boolean;
      createInvoice: boolean;
      recordPrices: boolean;
      recordDecision: boolean;
    };
  };
};

const WORD =
  "inline-flex min-h-11 items-center rounded-lg px-2 text-sm font-medium text-accent-text hover:bg-accent-soft";

/** Which repair this is, and the one thing to do next; everything else is a quiet word. */
export function RepairHead({ request }: Props) {
  const { search } = useLocation();
  const { id, may, next, staff } = request;
  const base = `/dashboard/repair-requests/${id}`;
  const creating = useNavigation().formAction?.startsWith(`${base}/invoice`);
  const madeNext = next && "post" in next && next.post.endsWith("/invoice");
  return (
    <header className="grid gap-1 pt-2 pb-4">
      <Link
        to={request.back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-lg px-1 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {request.back.label}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display text-xl">{request.vehicle}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span className="font-mono">{request.shortId}</span>
            <span className="flex items-center gap-2">
              <StatusBadge status={request.status} />
              {staff && request.delay ? (
                <span>{delaySaid(request.delay).replace(/^:? /, "")}</span>
              ) : (
                <StatusTurn words={request.turn} />
              )}
            </span>
            <span>
              {request.customer.name}
              {staff && request.stopped ? <span className="text-danger"> · replied STOP, no texts</span> : null}
            </span>
            {request.lineItems.length > 0 ? (
              <span className="font-medium text-ink tabular-nums">{headSum(request)}</span>
            ) : null}
          </p>
        </div>
        <div className="max-sm:w-full">
          {staff ? <Next next={next} version={request.version} id={id} /> : null}
          {staff ? null : (
            <ButtonLink to={`/repair-status/${id}`}>
              {request.decides ? "Decide on the items" : "Open the repair's page"}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="-mx-2 flex flex-wrap items-center">
        {request.invoiceId ? (
          <Link to={`/dashboard/invoices/${request.invoiceId}`} className={WORD}>
            View Invoice
          </Link>
        ) : null}
        {may.createInvoice && !madeNext ? (
          <Form method="post" action={`${base}/invoice${search}`} preventScrollReset>
            <Button variant="quiet" size="sm" busy={creating} busyLabel="Creating invoice…" className="px-2">
              Create Invoice
            </Button>
          </Form>
        ) : null}
        {request.missed ? (
          <Form method="post" action={`${base}/no-show${search}`} preventScrollReset>
            <Button variant="quiet" size="sm" className="px-2">
              No-show
            </Button>
          </Form>
        ) : null}
        {may.recordPrices ? (
          <Link to={`${base}/prices${search}`} className={WORD}>
            Shop's Answer
          </Link>
        ) : null}
        {may.recordDecision && !(next && "to" in next && next.to === `${base}/decision`) ? (
          <Link to={`${base}/decision${search}`} className={WORD}>
            Record the Customer's Decision
          </Link>
        ) : null}
        {may.assign ? (
          <Link to={`${base}/assign${search}`} className={WORD}>
            Assign
          </Link>
        ) : null}
        {staff ? (
          <Link to={`/repair-status/${id}`} className={WORD}>
            Customer's page
          </Link>
        ) : null}
        {staff ? (
          <Link to={`${base}/work-order`} className={WORD}>
            Work order
          </Link>
        ) : null}
        {may.changeStatus ? <SetStatus request={request} /> : null}
      </div>
    </header>
  );
}

function Next({ next, version, id }: { next: NextAction | null; version: number; id: string }) {
  const { search } = useLocation();
  const busy = useNavigation().formMethod === "POST";
  if (!next) return null;
  if ("to" in next) {
    const own = next.to.startsWith("#");
    return own ? (
      <a
        href={next.to}
        onClick={() => focusFirst(next.to)}
        className="inline-flex min-h-12 items-center justify-center rounded-lg bg-accent px-5 font-medium text-accent-ink hover:bg-accent-hover max-sm:w-full"
      >
        {next.label}
      </a>
    ) : (
      <ButtonLink to={`${next.to}${search}`} className="max-sm:w-full">
        {next.label}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action={`${next.post}${search}`} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="returnTo" value={`/dashboard/repair-requests/${id}${search}`} />
      {Object.entries(next.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button busy={busy} className="max-sm:w-full">
        {next.label}
      </Button>
    </Form>
  );
}

/** What a place on this page is for is ready for the keyboard: the fragment alone only scrolls there. */
function focusFirst(hash: string) {
  const place = document.querySelector(hash);
  place?.closest("details")?.setAttribute("open", "");
  requestAnimationFrame(() => place?.querySelector<HTMLElement>("[data-first]")?.focus());
}
