import { redirect } from "react-router";
import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { authorizationOf } from "#app/repair/authorization.ts";
import { shopName } from "#app/repair/requests/standing-quotes.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { useDialogPress } from "#app/routes/repair-status/use-dialog-press.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/withdraw";

/** Before a go-ahead is taken back: all of it while no work has begun, or lines whose work has; which, what it comes to and what that means. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  const back = `/repair-status/${params.id}`;
  if ("refusal" in opened || !opened.request) throw redirect(back);
  const { lineItems, status, summary, taxation } = opened.request;
  const named = url.searchParams.getAll("item");
  const whole = named.length === 0 && status === "Pending_Repair";
  const lines = lineItems
    .filter(({ id, group }) => (whole || named.includes(id)) && group === "approved")
    .map(({ id, description, totalPrice }) => ({ id, description, totalPrice }));
  if (lines.length === 0) throw redirect(back);
  const to = url.searchParams.get("to") === "deferred" ? ("deferred" as const) : ("declined" as const);
  const { sum } = authorizationOf(lineItems, summary.serviceFeePercentage, taxation);
  return { lines, to, shop: shopName(opened.request), whole: whole ? { sum } : null };
}

export const meta = metaOf("Take the go-ahead back");

export default function Withdraw({ loaderData, params }: Route.ComponentProps) {
  const { lines, to, shop, whole } = loaderData;
  const backTo = `/repair-status/${params.id}`;
  const { fetcher, failed } = useDialogPress(backTo);
  return (
    <RouteDialog
      title={whole ? "Withdraw your authorization" : "The work has begun"}
      description={`You take your go-ahead for ${counted(lines.length, "line")} back${whole ? `, ${formatMoney(whole.sum)} in all` : ""}.`}
      closeTo={backTo}
    >
      <fetcher.Form method="post" action={whole ? `${backTo}/take-back` : `${backTo}/job`} className="grid gap-5">
        <input type="hidden" name="returnTo" value={backTo} />
        <input type="hidden" name="withdraw" value="yes" />
        <ul className="divide-y divide-line border-y border-line">
          {lines.map(({ id, description, totalPrice }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-3">
              <input type="hidden" name="item" value={id} />
              <input type="hidden" name="from" value="approved" />
              <input type="hidden" name="price" value={totalPrice} />
              <span className="min-w-0 break-words">{description}</span>
              <span className="tabular-nums">{formatMoney(totalPrice)}</span>
            </li>
          ))}
        </ul>
        <p>
          {whole
            ? "No work has begun. These lines wait for your decision again; what you declined or put off stays so. Nothing is done before you approve again."
            : `${shop} has begun this repair with your go-ahead. Your advisor is told at once to have this work stopped. What is done or ordered already may still have to be paid: your advisor calls you about it.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" name="group" value={to} busy={fetcher.state !== "idle"} busyLabel="Sending…">
            {whole ? `Withdraw ${formatMoney(whole.sum)}` : "Take my go-ahead back"}
          </Button>
          <ButtonLink to={backTo} variant="quiet">
            Keep it
          </ButtonLink>
        </div>
        {failed ? <Alert title="Nothing was changed. What you see still stands; please try again." /> : null}
      </fetcher.Form>
    </RouteDialog>
  );
}
