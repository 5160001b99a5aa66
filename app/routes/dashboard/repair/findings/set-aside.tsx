import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { NOT_OFFERED, SetFindingAside } from "#app/repair/work/inspection.ts";
import { setFindingAside } from "#app/repair/work/set-aside.server.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import { openRepair } from "../open-repair.server.ts";
import type { Route } from "./+types/set-aside";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { inspection } = await openRepair(request, params.id, "setAside");
  const point = inspection.find(({ id }) => id === params.pointId);
  if (!point) throw notFound("This finding");
  const { name, note, proposal, setAside, version } = point;
  return { found: [name, note, proposal].filter(Boolean).join(": "), words: setAside, version };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: SetFindingAside, failed: "Not saved" }, async (said) => {
    await setFindingAside(viewer, params.id, params.pointId, said);
    return { to: `/dashboard/repair-requests/${params.id}${url.search}`, title: "Not offered" };
  });
}

export const meta = metaOf("Not offered");

export default function SetAside({ loaderData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ words: string }>({
    id: "set-aside",
    defaultValue: { words: loaderData.words ?? NOT_OFFERED },
  });
  return (
    <FormDialog
      title="Not offered"
      description={loaderData.found}
      form={form}
      submit="Set it aside"
      busyLabel="Saving…"
      version={loaderData.version}
    >
      <TextField field={fields.words} label="Why" hint="The customer reads it beside what was found" required />
    </FormDialog>
  );
}
