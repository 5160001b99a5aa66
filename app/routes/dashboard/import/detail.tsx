import { Form, redirect, useNavigation } from "react-router";
import { dropImport, findImport, runImport, undoImport } from "#app/desk/import/deeds.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { backWithToast } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/detail";
import { KIND_WORDS, STATE_WORDS } from "./words.ts";

const LIST = "/dashboard/import";
/** Rows that are shown: what is wrong stands first. */
const SHOWN = 200;
const ORDER = { wrong: 0, there: 1, new: 2 };
const TONES = { wrong: "danger", there: "neutral", new: "saved" } as const;
const WORDS = { wrong: "Left out", there: "There already", new: "New" } as const;

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  try {
    const { rows, at, leftOut, head, ...found } = await findImport(viewer, params.id);
    const sorted = rows.toSorted((a, b) => ORDER[a.state] - ORDER[b.state] || a.row - b.row);
    return {
      ...found,
      more: Math.max(0, rows.length - SHOWN),
      rows: sorted.slice(0, SHOWN),
      toMend: head.length > 0 ? leftOut.length : 0,
      when: formatDateTime(at),
    };
  } catch (error) {
    return backWithToast(error, LIST, { title: "Error", description: "This file could not be shown" });
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const path = `${LIST}/${params.id}`;
  const form = await readForm(request);
  const verb = form.get("verb");
  return carryOut(path, { failed: "Nothing changed" }, async () => {
    if (verb === "drop") {
      await dropImport(viewer, params.id);
      throw redirect(LIST);
    }
    if (verb === "undo") {
      if (form.get("sure") !== "on") throw new Refusal(400, "Tick that all of it goes.");
      await undoImport(viewer, params.id);
      return { title: "Taken back" };
    }
    const { new: rows } = await runImport(viewer, params.id);
    return { title: rows === 1 ? "1 row brought in" : `${rows} rows brought in` };
  });
}

export const meta = metaOf("Import");

export default function ImportDetail({ loaderData }: Route.ComponentProps) {
  const { kind, fileName, state, counts, rows, more, left, when, createdByName } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const fresh = counts?.new ?? 0;
  return (
    <>
      <PageHeader
        title={`Import of ${KIND_WORDS[kind].toLowerCase()}`}
        description={`${fileName}. ${STATE_WORDS[state] ?? state}, ${when}, by ${createdByName}.`}
      />
      <div className="grid max-w-4xl gap-6">
        <Card>
          <CardHeader
            title={
              counts
                ? `${counts.new} new, ${counts.there} there already, ${counts.wrong} left out`
                : "Nothing was written"
            }
          />
          <CardBody className="grid gap-4">
            {left.length > 0 ? <Alert tone="info">Columns that are not taken over: {left.join(", ")}.</Alert> : null}
            <Form method="post" className="flex flex-wrap gap-2">
              {state === "preview" && fresh > 0 ? (
                <Button name="verb" value="run" busy={busy} busyLabel="Writing…">
                  {fresh === 1 ? "Bring in 1 row" : `Bring in ${fresh} rows`}
                </Button>
              ) : null}
              {state === "preview" ? (
                <Button name="verb" value="drop" variant="secondary">
                  Forget this file
                </Button>
              ) : null}
              {state === "done" ? (
                <>
                  <label className="flex min-h-11 basis-full items-center gap-3">
                    <input type="checkbox" name="sure" required className="size-5" />
                    {fresh === 1 ? "The 1 row" : `All ${fresh} rows`} that came in with this file go again.
                  </label>
                  <Button name="verb" value="undo" variant="danger" busy={busy} busyLabel="Taking back…">
                    Take all of it back
                  </Button>
                </>
              ) : null}
              {state === "undone" ? <p>All of it was taken back.</p> : null}
            </Form>
            {loaderData.toMend > 0 ? (
              <a
                href={`${LIST}/${loaderData.id}/left-out`}
                download
                className="justify-self-start text-accent-text underline underline-offset-4"
              >
                {loaderData.toMend === 1 ? "The row" : `The ${loaderData.toMend} rows`} left out, with why, as CSV (kept
                for 30 days)
              </a>
            ) : null}
            {state === "done" ? (
              <p className="text-sm text-muted">
                Taking back works as long as nothing was done with any of it: all or nothing.
              </p>
            ) : null}
          </CardBody>
        </Card>
        {rows.length > 0 ? (
          <Card className="overflow-hidden">
            <Table
              caption={state === "preview" ? "What each row of the file would do" : "What was left out, and why"}
              columns={["Row", "What happens", "In words"]}
            >
              {rows.map((row) => (
                <Tr key={row.row}>
                  <Td label="Row">{row.row}</Td>
                  <Td label="What happens">
                    <Badge tone={TONES[row.state]}>{WORDS[row.state]}</Badge>
                  </Td>
                  <Td label="In words">{row.says}</Td>
                </Tr>
              ))}
            </Table>
            {more > 0 ? <p className="border-t border-line p-4 text-sm text-muted">And {more} rows more.</p> : null}
          </Card>
        ) : null}
      </div>
    </>
  );
}
