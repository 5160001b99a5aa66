import { getFormProps } from "@conform-to/react";
import { Form, redirect, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { checkPoint } from "#app/repair/work/inspection.server.ts";
import { CheckPoint, MOST_NOTE, RATINGS, UNCHECKED } from "#app/repair/work/inspection.ts";
import { MOST_PHOTOS } from "#app/repair/work/most-photos.ts";
import { findWorkSheet } from "#app/repair/work/work.server.ts";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { FormErrors, RadioGroupField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/point";
import { Photos } from "./photo-list.tsx";
import { SpeakButton } from "./speak-button.tsx";

const OTHER = "other";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { inspection } = await findWorkSheet(viewer, params.id);
  const found = inspection.find(({ name }) => name === params.name);
  return {
    name: params.name === OTHER ? null : params.name,
    pointId: found?.id ?? null,
    version: found?.version ?? UNCHECKED,
    asked: found?.lineItemId != null,
    photos: found?.photos ?? [],
    person: viewer.user.id,
    values: {
      name: params.name === OTHER ? "" : params.name,
      rating: found?.rating ?? "",
      note: found?.note ?? "",
      proposal: found?.proposal ?? "",
    },
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: CheckPoint });
  if (submission.status !== "success") return invalid(submission);
  const sheet = `/dashboard/work/${params.id}`;
  try {
    const { rating, name, proposal, note } = submission.value;
    await checkPoint(viewer, params.id, submission.value);
    // Good is one tap in the list; what is not good is told more of.
    const told = Boolean(note || proposal);
    if (rating !== "green" && !told) throw redirect(`${sheet}/points/${encodeURIComponent(name)}`);
    return await redirectWithToast(sheet, {
      kind: "success",
      title: proposal ? `${name}: your advisor prices it` : `${name} checked`,
    });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    return refused(error, submission, "Not saved", messages.unforeseen);
  }
}

export function meta({ matches, params }: Route.MetaArgs) {
  return [{ title: titled(matches, params.name === OTHER ? "Inspection" : params.name) }];
}

export default function Point({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, version, pointId, photos, person, asked } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const closeTo = `/dashboard/work/${params.id}`;
  const [form, fields] = useForm<{ name: string; rating: string; note: string; proposal: string }>({
    id: "point",
    lastResult: actionData,
    defaultValue: loaderData.values,
  });
  return (
    <RouteDialog title={name ?? "Something else"} closeTo={closeTo}>
      <div className="grid gap-6">
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} />
          <SeenVersion version={version} />
          {name === null ? (
            <TextField field={fields.name} label="What was looked at" />
          ) : (
            <input type="hidden" name="name" value={name} />
          )}
          <RadioGroupField field={fields.rating} label="How it is" options={RATINGS} />
          <div className="grid gap-2">
            <TextAreaField
              field={fields.note}
              label="Note"
              hint="The customer reads it beside the work you propose"
              rows={3}
            />
            <SpeakButton fieldId={fields.note.id} most={MOST_NOTE} />
          </div>
          <TextField
            field={fields.proposal}
            label="Propose to the customer"
            hint={
              asked ? "The customer was asked about it." : "The work in a few words; your advisor gives it its price."
            }
            readOnly={asked}
          />
          <FormButtons busy={busy} busyLabel="Saving…" cancelTo={closeTo}>
            Save
          </FormButtons>
        </Form>
        {pointId ? (
          <Photos
            person={person}
            repairId={params.id}
            pointId={pointId}
            photos={photos}
            most={MOST_PHOTOS}
            asked={asked}
          />
        ) : (
          <p className="text-sm text-muted">Once it is saved you can add up to {MOST_PHOTOS} photos.</p>
        )}
      </div>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
