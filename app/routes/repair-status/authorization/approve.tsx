import { redirect, replace } from "react-router";
import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import {
  authorizationOf,
  authorizationStamp,
  DIFFERENCE_NOT_IN,
  feeLabel,
  leftOut,
  STATEMENT,
} from "#app/repair/authorization.ts";
import { evidenceOf, findEvidence } from "#app/repair/evidence.server.ts";
import { differenceOf, differenceSaid } from "#app/repair/paper/paper-difference.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import { quotedBy, standingQuotes } from "#app/repair/requests/standing-quotes.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import { HalfJobQuestion } from "#app/routes/repair-status/lines/half-job.tsx";
import { halfJobs } from "#app/routes/repair-status/lines/rows.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { DiscountAndTax } from "#app/routes/repair-status/summary/discount-and-tax.tsx";
import { useDialogPress } from "#app/routes/repair-status/use-dialog-press.ts";
import { lawOf, lawSaid } from "#app/shop/law.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/approve";
import { limitFault, limitOf } from "./limit.ts";
import { LimitField } from "./limit-field.tsx";

/** The review before the go-ahead: which lines, which sum, whose word the prices are, and what is signed. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.request) throw redirect(`/repair-status/${params.id}`);
  const { status, lineItems, taxation, summary, settlement } = opened.request;
  // Given already, or not asked for: in the place of this page, which would lead there anew from whoever goes back.
  if (stageOf(status) !== "Pending_Approval") throw replace(`/repair-status/${params.id}`);
  const { lines, ...authorization } = authorizationOf(lineItems, summary.serviceFeePercentage, taxation);
  if (lines.length === 0) throw redirect(`/repair-status/${params.id}`);
  const stamp = authorizationStamp(lineItems, authorization.sum);
  const { jobs } = opened.demo ? evidenceOf(opened.request) : await findEvidence(opened.request);
  const law = lawOf(await readSettings());
  const difference = differenceOf(taxation.paper, standingQuotes(opened.request.quoteDocuments));
  return {
    ...authorization,
    lines,
    halves: halfJobs(lineItems, jobs),
    law: lawSaid(authorization.sum, law),
    alternatives: law.alternatives,
    stamp,
    shop: quotedBy(opened.request),
    sumsDiffer: difference && `${differenceSaid(difference)}. ${DIFFERENCE_NOT_IN}`,
    atShop: settlement === "fee" ? authorization.sum - authorization.serviceFee : 0,
    limitFault: limitFault(url.searchParams.get("limit"), authorization.sum),
  };
}

/** Approve Repair: the customer's go-ahead, for what was shown. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.approvalFailed,
    run(viewer, id, form) {
      const shown = form.get("shown");
      const notToExceed = limitOf(form.get("notToExceed"));
      const seen = { shown: wordsOf(shown), notToExceed, choice: wordsOf(form.get("choice")) };
      return approveRepair(viewer, id, seen);
    },
    said: () => ({
      kind: "success",
      title: "Repair approved",
      description: "Your advisor passes your go-ahead on to the shop.",
    }),
    demo(form) {
      const limit = limitOf(form.get("notToExceed"));
      return limit === undefined ? ["approve", Date.now()] : ["approve", limit, Date.now()];
    },
    typed: ["notToExceed"],
    reviewAt: (id, form) => {
      const limit = String(form.get("notToExceed") ?? "");
      return `/repair-status/${id}/approve${limit ? `?${new URLSearchParams({ limit })}` : ""}`;
    },
  });
}

function wordsOf(written: FormDataEntryValue | null): string | undefined {
  return typeof written === "string" && written ? written : undefined;
}

export const clientAction = answers(messages.repair.approvalFailed);

export const meta = metaOf("Approve Repair");

export default function ReviewAuthorization({ loaderData, params }: Route.ComponentProps) {
  const { lines, halves, subtotal, discount, tax, serviceFee, sum, atShop, undecided, targets } = loaderData;
  const { stamp, shop, discountSource, discountsSaid, taxSource, law, alternatives } = loaderData;
  const { deferred, declined } = loaderData;
  const out = leftOut(loaderData);
  const backTo = `/repair-status/${params.id}`;
  const { fetcher, failed } = useDialogPress(backTo);
  return (
    <RouteDialog title="Approve Repair" description="What you authorize, before you do." closeTo={backTo} readFirst>
      {halves.length > 0 ? (
        <div className="mb-5 grid gap-3 empty:hidden">
          {halves.map((half) => (
            <HalfJobQuestion key={half.name} half={half} />
          ))}
        </div>
      ) : null}
      <fetcher.Form method="post" action={`${backTo}/approve`} className="grid gap-5">
        <input type="hidden" name="returnTo" value={backTo} />
        <input type="hidden" name="shown" value={stamp} />
        <Open undecided={undecided} targets={targets} shop={shop} />
        {loaderData.sumsDiffer ? <Alert tone="info" title={loaderData.sumsDiffer} /> : null}
        {out.length > 0 ? (
          <p className="text-sm text-muted tabular-nums">
            {counted(lines.length, "line")} of {lines.length + undecided + deferred + declined}. Not included:{" "}
            {out.join("; ")}.
          </p>
        ) : null}
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line.id} className="flex items-baseline justify-between gap-4 py-3">
              <span className="min-w-0 break-words">
                {line.description}
                {line.word ? <span className="block text-sm text-muted">{line.word}</span> : null}
              </span>
              <span className="tabular-nums">{formatMoney(line.totalPrice)}</span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-right">
          <dt className="text-muted">Work</dt>
          <dd>{formatMoney(subtotal)}</dd>
          <DiscountAndTax discount={discount} discountSource={discountSource} tax={tax} taxSource={taxSource} />
          <dt className="text-muted">{feeLabel(loaderData)}</dt>
          <dd>{formatMoney(serviceFee)}</dd>
          <dt className="font-semibold">You authorize</dt>
          <dd className="text-lg font-semibold">{formatMoney(sum)}</dd>
        </dl>
        {discountsSaid.map((sentence) => (
          <p key={sentence} className="text-sm text-muted tabular-nums">
            {sentence}
          </p>
        ))}
        {atShop > 0 ? (
          <p className="text-sm text-muted tabular-nums">
            You pay {formatMoney(atShop)} of it at the shop, and only our fee here.
          </p>
        ) : null}
        {tax === 0 && taxSource === "none" ? (
          <p className="text-sm text-muted">Sales tax is not included: the quote does not print any.</p>
        ) : null}
        <LimitField answer={fetcher.data} fault={loaderData.limitFault} />
        {alternatives.length > 0 ? (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">How you want to be told the price</legend>
            {alternatives.map((words) => (
              <label key={words} className="flex min-h-11 items-center gap-3 text-sm">
                <input type="radio" name="choice" value={words} required className="size-5 shrink-0 accent-accent" />
                {words}
              </label>
            ))}
          </fieldset>
        ) : null}
        <div className="grid gap-2 rounded-lg bg-raised p-4 text-sm">
          <p>{STATEMENT}</p>
          {law.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button busy={fetcher.state !== "idle"} busyLabel="Sending…">
            Authorize {formatMoney(sum)}
          </Button>
          <ButtonLink to={backTo} variant="quiet">
            Not now
          </ButtonLink>
        </div>
        {failed && !fetcher.data?.faults ? (
          <Alert title="Nothing was authorized. What you see still stands; please try again." />
        ) : null}
      </fetcher.Form>
    </RouteDialog>
  );
}

/** What is still open, said before the signature and not after it. */
function Open({ undecided, targets, shop }: { undecided: number; targets: number; shop: string }) {
  if (undecided === 0 && targets === 0) return null;
  return (
    <Alert tone="info" title="Before you authorize">
      {undecided > 0 ? (
        <p>
          {undecided === 1 ? "1 item is" : `${undecided} items are`} not decided yet and will not be done until you
          approve {undecided === 1 ? "it" : "them"}.
        </p>
      ) : null}
      {targets > 0 ? (
        <p>
          {targets === 1 ? "1 price is" : `${targets} prices are`} our target, not confirmed by {shop} yet. If {shop}{" "}
          asks for more, you are asked again before anything is done at that price.
        </p>
      ) : null}
    </Alert>
  );
}
