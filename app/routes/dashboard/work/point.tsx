import { redirect } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { checkPoint } from "#app/repair/work/inspection.server.ts";
import { CheckPoint, MOST_NOTE, RATINGS, UNCHECKED } from "#app/repair/work/inspection.ts";
import { MOST_PHOTOS } from "#app/repair/work/most-photos.ts";
import { findWorkSheet } from "#app/repair/work/work.server.ts";
import { RadioGroupField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
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
  return save(request, { schema: CheckPoint, failed: "Not saved" }, async (value) => {
    const sheet = `/dashboard/work/${params.id}`;
    const { rating, name, proposal, note } = value;
    await checkPoint(viewer, params.id, value);
    const point = `${sheet}/points/${encodeURIComponent(name)}`;
    // Good is one tap in the list; what is not good is told more of, and shown.
    if (rating !== "green" && !note && !proposal) throw redirect(point);
    const title = proposal ? `${name}: your advisor prices it` : `${name} checked`;
    if (rating === "green" || value.version !== UNCHECKED) return { to: sheet, title };
    return { to: point, title, description: `It is saved. Up to ${MOST_PHOTOS} photos can be added here.` };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return [{ title: titled(matches, params.name === OTHER ? "Inspection" : params.name) }];
}

const LABELS = {
  name: "What was looked at",
  rating: "How it is",
  note: "Note",
  proposal: "Propose to the customer",
};

export default function Point({ loaderData, params }: Route.ComponentProps) {
  const { name, version, pointId, photos, person, asked } = loaderData;
  const [form, fields] = useForm<{ name: string; rating: string; note: string; proposal: string }>({
    id: "point",
    defaultValue: loaderData.values,
  });
  return (
    <FormDialog
      title={name ?? "Something else"}
      form={form}
      labels={LABELS}
      submit="Save"
      version={version}
      below={
        pointId ? (
          <div className="mt-6">
            <Photos
              person={person}
              repairId={params.id}
              pointId={pointId}
              photos={photos}
              most={MOST_PHOTOS}
              asked={asked}
            />
          </div>
        ) : (
          <p className="mt-6 text-sm text-muted">Once it is saved you can add up to {MOST_PHOTOS} photos.</p>
        )
      }
    >
      {name === null ? (
        <TextField field={fields.name} label={LABELS.name} />
      ) : (
        <input type="hidden" name="name" value={name} />
      )}
      <RadioGroupField field={fields.rating} label={LABELS.rating} options={RATINGS} />
      <div className="grid gap-2">
        <TextAreaField
          field={fields.note}
          label={LABELS.note}
          hint="The customer reads it beside the work you propose"
          rows={3}
        />
        <SpeakButton fieldId={fields.note.id} most={MOST_NOTE} />
      </div>
      <TextField
        field={fields.proposal}
        label={LABELS.proposal}
        hint={asked ? "The customer was asked about it." : "The work in a few words; your advisor gives it its price."}
        readOnly={asked}
      />
    </FormDialog>
  );
}
