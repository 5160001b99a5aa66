import { useFetcher } from "react-router";
import { formatMoney } from "#app/platform/format.ts";
import type { HistoryView, StatusView } from "#app/routes/repair-status/view.server.ts";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { textOf, useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

type Props = { repair: StatusView; history: HistoryView[]; demo: boolean };

const HistoryList = asDrawn(
  async () => (await import("#app/routes/dashboard/repair/timeline/history-list.tsx")).HistoryList,
);

/** The record of authorization: what was signed as it was signed, who else may decide, and the history. */
export function RecordCard({ repair, history, demo }: Props) {
  return (
    <Card>
      <CardHeader
        title="Record of authorization"
        description="Who decided what, when, and how we know."
        actions={
          <a
            href={`/repair-status/${repair.id}/record.pdf`}
            className={buttonClass({ variant: "secondary", size: "sm" }, "print:hidden")}
          >
            Download PDF
          </a>
        }
      />
      <CardBody>
        {repair.notToExceed === null ? null : (
          <p className="mb-3">
            You set a limit: not to exceed <strong className="tabular-nums">{formatMoney(repair.notToExceed)}</strong>.
          </p>
        )}
        {repair.authorizations.length > 0 ? (
          <ul className="mb-3 grid gap-1">
            {repair.authorizations.map(({ revision, sum, when, withdrawn }) => (
              <li key={revision}>
                <a
                  href={`/repair-status/${repair.id}/authorizations/${revision}.pdf`}
                  className="inline-flex min-h-11 items-center underline underline-offset-2"
                >
                  What you authorized on {when}: {formatMoney(sum)} (PDF)
                </a>
                <p className="text-sm text-warning">{withdrawn}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {demo || repair.staff ? null : <DesigneeForm repair={repair} />}
        <Disclosure summary={`Show ${history.length} ${history.length === 1 ? "entry" : "entries"}`}>
          <HistoryList entries={history} />
        </Disclosure>
      </CardBody>
    </Card>
  );
}

function DesigneeForm({ repair: { id, designee, designation } }: { repair: StatusView }) {
  const fetcher = useFetcher();
  const typed = useInterrupted();
  const field = "mt-1 block min-h-11 w-full rounded-lg border border-line-strong bg-panel px-3";
  return (
    <Disclosure
      summary={designee ? `${designee.name} may decide for you when they call us` : "May someone else decide for you?"}
      className="mb-2"
      defaultOpen={textOf(typed, "contact") !== undefined}
    >
      <fetcher.Form method="post" action={`/repair-status/${id}/designee`} className="grid gap-3">
        <input type="hidden" name="returnTo" value={`/repair-status/${id}`} />
        <p className="measure text-sm">{designation}</p>
        <label className="text-sm font-medium">
          Name
          <input
            name="name"
            defaultValue={textOf(typed, "name") ?? designee?.name ?? ""}
            maxLength={200}
            className={field}
          />
        </label>
        <label className="text-sm font-medium">
          Number or address to reach them
          <input
            name="contact"
            defaultValue={textOf(typed, "contact") ?? designee?.contact ?? ""}
            maxLength={200}
            className={field}
          />
        </label>
        <p className="text-sm text-muted">
          {designee?.contact
            ? `We take ${designee.name}'s word when they reach us from ${designee.contact}.`
            : "We take their word when they call us, or reach us from there."}{" "}
          This page opens with a code to your own phone, not to theirs. The record says who decided. Leave the name
          blank to take it back.
        </p>
        <div>
          <Button variant="secondary" size="sm" busy={fetcher.state !== "idle"}>
            Save
          </Button>
        </div>
      </fetcher.Form>
    </Disclosure>
  );
}
