import { getFormProps } from "@conform-to/react";
import { data, Form, useLocation, useNavigation } from "react-router";
import { z } from "zod";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, safePath, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { STATUS_OPTIONS } from "#app/repair/repair-request.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import { FormErrors, RadioGroupField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/status";

const FAILED = { title: "Update Failed", description: "There was a problem updating the status" };

const ChosenStatus = z.object({
  status: z.enum(STATUS_OPTIONS, { error: "Please choose a status" }),
  version: z.coerce.number().int().optional(),
  /** The page it was pressed on; the list where nothing is said. */
  returnTo: z.string().max(2000).optional(),
});

async function findStatus(request: Request, id: string) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, id);
  if (viewer.user.role === "driver") throw forbidden();
  return { status: found.status, version: found.version, vehicle: vehicleTitle(found.vehicle) };
}

export async function loader({ request, params }: Route.LoaderArgs) {
  try {
    return await findStatus(request, params.id);
  } catch (error) {
    throwAsResponse(error);
  }
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: ChosenStatus });
  if (submission.status !== "success") return invalid(submission, FAILED);
  const { status, version, returnTo } = submission.value;
  try {
    await updateStatus(viewer, params.id, status, version);
    return await redirectWithToast(safePath(returnTo, `/dashboard/repair-requests${url.search}`), {
      kind: "success",
      title: "Status Updated",
      description: `The status is now ${status}.`,
    });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    const answer = refused(error, submission, FAILED.title, FAILED.description);
    return data({ ...answer.data, current: await findStatus(request, params.id) }, answer.init ?? undefined);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Update Repair Status") }];
}

export default function UpdateRepairStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const answered = actionData as { current?: Awaited<ReturnType<typeof findStatus>> } | undefined;
  const current = answered?.current ?? loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ status: string }>({
    id: "status",
    lastResult: actionData,
    defaultValue: { status: loaderData.status },
  });
  const closeTo = `/dashboard/repair-requests${search}`;
  return (
    <RouteDialog
      title="Update Repair Status"
      description={`${current.vehicle} is ${statusLabel(current.status)} now.`}
      closeTo={closeTo}
      size="sm"
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="version" value={current.version} />
        <RadioGroupField
          field={fields.status}
          label="Status"
          options={STATUS_OPTIONS.map((value) => ({ value, label: value }))}
        />
        <FormButtons busy={busy} busyLabel="Updating…" cancelTo={closeTo}>
          Update Status
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
