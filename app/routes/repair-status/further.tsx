import { Fragment } from "react";
import { redirect } from "react-router";
import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { authorizationOf, FURTHER_STATEMENT } from "#app/repair/authorization.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import { useDialogPress } from "#app/routes/repair-status/use-dialog-press.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/further";
import { openStatus } from "./open.server.ts";

/**
 * Before lines that were put off or left open, or all that wait where none is named, are approved while the repair is under way: what that
 * authorizes, and what is signed by it.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  const back = `/repair-status/${params.id}`;
  if ("refusal" in opened || !opened.request) throw redirect(back);
  const { lineItems, status, taxation, summary } = opened.request;
  const wanted = url.searchParams.getAll("item");
  const lines = lineItems.filter(({ id, group }) =>
    wanted.length > 0 ? wanted.includes(id) && group !== "approved" : group === "pending",
  );
  if (lines.length === 0 || stageOf(status) !== "Pending_Repair") throw redirect(back);
  const ids = new Set(lines.map(({ id }) => id));
  const after = lineItems.map((line) => (ids.has(line.id) ? { ...line, group: "approved" as const } : line));
  const sumOf = (items: typeof lineItems) => authorizationOf(items, summary.serviceFeePercentage, taxation).sum;
  return {
    lines: lines.map(({ id, description, group, totalPrice }) => ({ id, description, group, totalPrice })),
    before: sumOf(lineItems),
    after: sumOf(after),
  };
}

export const meta = metaOf("Approve more");

export default function ApproveMore({ loaderData, params }: Route.ComponentProps) {
  const { lines, before, after } = loaderData;
  const backTo = `/repair-status/${params.id}`;
  const action = lines.length > 1 ? `${backTo}/job` : `${backTo}/line-items/${lines[0]?.id}`;
  const { fetcher, failed } = useDialogPress(backTo);
  return (
    <RouteDialog
      title="Approve more"
      description={`You add ${counted(lines.length, "line")} to what you authorized before.`}
      closeTo={backTo}
    >
      <fetcher.Form method="post" action={action} className="grid gap-5">
        <input type="hidden" name="returnTo" value={backTo} />
        <input type="hidden" name="group" value="approved" />
        <ul className="divide-y divide-line border-y border-line">
          {lines.map(({ id, description, group, totalPrice }) => (
            <Fragment key={id}>
              {lines.length > 1 ? <input type="hidden" name="item" value={id} /> : null}
              <input type="hidden" name="from" value={group} />
              <input type="hidden" name="price" value={totalPrice} />
              <li className="flex items-baseline justify-between gap-4 py-3">
                <span className="min-w-0 break-words">{description}</span>
                <span className="tabular-nums">{formatMoney(totalPrice)}</span>
              </li>
            </Fragment>
          ))}
        </ul>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-right">
          <dt className="text-muted">Authorized so far, with tax and fee</dt>
          <dd>{formatMoney(before)}</dd>
          <dt className="font-semibold">You add, with tax and fee</dt>
          <dd className="text-lg font-semibold">{formatMoney(after - before)}</dd>
          <dt className="border-t border-line pt-2 text-muted">Authorized then, in all</dt>
          <dd className="border-t border-line pt-2">{formatMoney(after)}</dd>
        </dl>
        <p className="rounded-lg bg-raised p-4 text-sm">{FURTHER_STATEMENT}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={fetcher.state !== "idle"} busyLabel="Sending…">
            Authorize {formatMoney(after - before)} more
          </Button>
          <ButtonLink to={backTo} variant="quiet">
            Not now
          </ButtonLink>
        </div>
        {failed ? <Alert title="Nothing was authorized. What you see still stands; please try again." /> : null}
      </fetcher.Form>
    </RouteDialog>
  );
}
