import { data, Link, useLocation } from "react-router";
import { z } from "zod";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, safePath, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { isNameOf } from "#app/platform/known.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { STATUS_OPTIONS, statusOptionsFor } from "#app/repair/repair-request.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import { Delay } from "#app/repair/word-schemas.ts";
import { delaySaid } from "#app/repair/words.ts";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { RadioGroupField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/status";

const FAILED = { title: "Update Failed", description: "There was a problem updating the status" };

const ChosenStatus = z.object({
  status: z.enum(STATUS_OPTIONS, { error: "Please choose a status" }),
  version: z.coerce.number().int().optional(),
  /** What stands against it was read. */
  asked: z.coerce.boolean().optional(),
  /** That its money is not in was read. */
  unbilled: z.coerce.boolean().optional(),
  /** Of a delay. */
  reason: z.string().optional(),
  until: z.string().optional(),
  /** Of cancelling. */
  why: z.string().trim().max(160).optional(),
  /** The page it was pressed on; the list where nothing is said. */
  returnTo: z.string().max(2000).optional(),
});

/** What is cancelled says why; and the delay's words, which a delay has and nothing else. */
const NewStatus = ChosenStatus.transform(({ reason, until, ...chosen }, context) => {
  if (chosen.status === "Cancelled" && !chosen.why) {
    const message = "Please say why: it stands in the record, and the customer is told at once that it is cancelled";
    context.addIssue({ code: "custom", path: ["why"], message });
    return z.NEVER;
  }
  if (chosen.status !== "Delayed") return { ...chosen, delay: undefined };
  const delay = Delay.safeParse({ reason, until });
  if (delay.success) return { ...chosen, delay: delay.data };
  for (const { path, message } of delay.error.issues) context.addIssue({ code: "custom", path, message });
  return z.NEVER;
});

async function findStatus(request: Request, id: string) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, id);
  if (viewer.user.role === "driver") throw forbidden();
  const { status, version, delay } = found;
  const permissions = requestPermissions(viewer.user, found);
  return {
    id,
    version,
    today: dayOf(),
    values: { status, reason: delay?.reason ?? "", until: delay?.until ?? "" },
    vehicle: vehicleTitle(found.vehicle),
    options: statusOptionsFor(permissions),
    mayDecide: permissions.recordDecision,
  };
}

export async function loader({ request, params }: Route.LoaderArgs) {
  return await findStatus(request, params.id);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: NewStatus });
  if (submission.status !== "success") {
    const answer = submission.reply();
    // What was chosen on the repair's own page only lacks its reason: nothing has failed yet.
    const { payload } = submission;
    const isFirst = payload.returnTo && !payload.dialog && REASONS.every((name) => !String(payload[name] ?? "").trim());
    if (isFirst && Object.keys(answer.error ?? {}).every((name) => REASONS.includes(name))) {
      return data({ ...answer, status: undefined, error: null, current: await findStatus(request, params.id) });
    }
    return invalid(submission, FAILED);
  }
  const { status, returnTo, why: reason, asked, ...more } = submission.value;
  const { delay } = more;
  try {
    await updateStatus(viewer, params.id, status, { ...more, reason, ask: !asked });
    return await redirectWithToast(safePath(returnTo, `/dashboard/repair-requests${url.search}`), {
      kind: "success",
      title: "Status Updated",
      description: `The status is now ${status}${delay ? delaySaid(delay) : ""}.`,
    });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    const asks = error instanceof Refusal && isNameOf(ASKED, error.coded?.code) ? error.coded.code : null;
    if (asks && error instanceof Refusal) {
      const current = await findStatus(request, params.id);
      return data({ ...submission.reply(), current, asks: { said: error.message, about: asks, status } });
    }
    const answer = refused(error, submission, FAILED.title, FAILED.description);
    return data({ ...answer.data, current: await findStatus(request, params.id) }, answer.init ?? undefined);
  }
}

export const meta = metaOf("Update Repair Status");

const REASONS = ["why", "reason", "until"];

/** What is read before it is set all the same. */
const ASKED = {
  unbilled: {
    words: "The customer is told at once that the repair is complete. It stays in Now until the money is in.",
    submit: "Complete it all the same",
  },
  undecided: {
    words:
      "The customer is told at once that the repair is complete. Nothing can be decided or billed then until it is opened again.",
    submit: "Complete it all the same",
  },
  unapproved: {
    words: "Begun all the same, the record says that there was no go-ahead.",
    submit: "Start without a go-ahead",
  },
};

/** Of parts, that they are ordered; the rest is the same question. */
const PARTS = {
  words:
    "Ordered all the same, the record says that there was no go-ahead. The customer is told at once that parts were ordered.",
  submit: "Order without a go-ahead",
};

type Asks = { said: string; about: keyof typeof ASKED; status: string };

function readOf({ about, status }: Asks) {
  return about === "unapproved" && status === "Parts Ordered" ? PARTS : ASKED[about];
}

const LABELS = { status: "Status", reason: "Why it is delayed", until: "Until when", why: "Why it is cancelled" };

export default function UpdateRepairStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { search, pathname } = useLocation();
  const current = actionData && "current" in actionData ? actionData.current : loaderData;
  const asks = actionData && "asks" in actionData ? actionData.asks : undefined;
  const [form, fields] = useForm<{
    status: string;
    reason: string;
    until: string;
    why: string;
    asked: string;
    returnTo: string;
  }>({
    id: "status",
    defaultValue: loaderData.values,
  });
  const from = fields.returnTo.initialValue;
  const behind = pathname.endsWith("/set-status")
    ? `/dashboard/repair-requests/${current.id}`
    : "/dashboard/repair-requests";
  const closeTo = from?.startsWith("/dashboard/") ? from : `${behind}${search}`;
  return (
    <FormDialog
      title="Update Repair Status"
      description={`${current.vehicle} is ${statusLabel(current.values.status)} now.`}
      closeTo={closeTo}
      size="sm"
      form={form}
      labels={LABELS}
      submit={asks ? readOf(asks).submit : "Update Status"}
      busyLabel="Updating…"
    >
      {asks ? (
        <div role="alert" className="rounded-lg bg-warning-soft p-4">
          <p className="font-semibold">{asks.said}</p>
          <p className="text-sm">{readOf(asks).words}</p>
          {asks.about !== "unbilled" && current.mayDecide ? (
            <Link to={`/dashboard/repair-requests/${current.id}/decision`} className="font-medium underline">
              Record the Customer's Decision
            </Link>
          ) : null}
          {asks.about === "unbilled" ? <input type="hidden" name="unbilled" value="yes" /> : null}
        </div>
      ) : null}
      <SeenVersion version={current.version} />
      {from ? <input type="hidden" name="returnTo" value={from} /> : null}
      <input type="hidden" name="dialog" value="yes" />
      {asks || fields.asked.initialValue ? <input type="hidden" name="asked" value="yes" /> : null}
      <div className="group/status grid gap-5">
        <RadioGroupField
          field={fields.status}
          label="Status"
          options={current.options.map((value) => ({ value, label: value }))}
          sayOther={statusLabel}
        />
        <div className="hidden group-has-[input[value=Cancelled]:checked]/status:block">
          <TextField
            field={fields.why}
            label={`Why is the repair of the ${current.vehicle} cancelled?`}
            hint="It stands in the record. The customer is told at once that it is cancelled."
            maxLength={160}
          />
        </div>
        <div className="hidden gap-5 group-has-[input[value=Delayed]:checked]/status:grid">
          <TextField
            field={fields.reason}
            label="Why is it delayed?"
            hint="The customer reads it: “the caliper is on back order”."
            maxLength={160}
          />
          <TextField
            field={fields.until}
            type="date"
            min={current.today}
            label="Until when?"
            hint="Empty while nobody knows; it stays in Now until you say."
          />
        </div>
      </div>
    </FormDialog>
  );
}
