import { useLocation } from "react-router";
import { assignRequest } from "#app/desk/calendar/assign.server.ts";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { listAssignees } from "#app/repair/assign/assign.server.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { Conflicts } from "#app/routes/dashboard/calendar/conflicts.tsx";
import { OUR_CLOCK, TELL_TIME } from "#app/routes/dashboard/calendar/tell-time.ts";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { CheckboxField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { ChoiceField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/assign";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const find = () => findRepairPage(viewer, params.id);
  const { request: found } = await askedOnce(request, `repair ${params.id}`, find);
  const values = {
    advisorId: found.advisor?.id ?? "",
    technicianId: found.technician?.id ?? "",
    repairProviderId: found.repairProvider?.id ?? "",
    scheduledServiceDate: found.scheduledServiceDate ? wallTimeOf(found.scheduledServiceDate) : "",
    scheduledMinutes: found.scheduledMinutes === null ? "" : String(found.scheduledMinutes),
    bay: found.bay ?? "",
    tell: "on",
  };
  const before = await typedBefore(request, url);
  // A box that is not ticked says nothing.
  const typed = { ...textsIn(before), ...(Object.keys(before).length > 0 && before.tell !== "on" ? { tell: "" } : {}) };
  const chosen = { ...values, ...typed };
  const q = (name: string) => url.searchParams.get(name)?.slice(0, 200) ?? "";
  const searched = { advisors: q("advisorQ"), technicians: q("technicianQ"), providers: q("providerQ") };
  const { bays, ...offered } = await listAssignees(viewer, {
    advisors: { q: searched.advisors, chosen: chosen.advisorId },
    technicians: { q: searched.technicians, chosen: chosen.technicianId },
    providers: { q: searched.providers, chosen: chosen.repairProviderId },
  });
  return {
    vehicle: vehicleTitle(found.vehicle),
    version: found.version,
    values,
    typed,
    searched,
    offered,
    // One that the shop has no more stays to be chosen where it was given.
    bays: [...new Set([...bays, ...(found.bay ? [found.bay] : [])])],
  };
}

function textsIn(typed: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: Assign, failed: "Update failed" }, async (value) => {
    const { conflicts, reached } = await assignRequest(viewer, params.id, value);
    const said = [...conflicts, ...(reached.length > 0 ? [`Told: ${reached.join(", ")}.`] : [])].join(" ");
    return {
      to: `/dashboard/repair-requests/${params.id}${url.search}`,
      kind: conflicts.length > 0 ? "info" : "success",
      title: "Assignment saved",
      ...(said ? { description: said } : {}),
    };
  });
}

export const meta = metaOf("Assign");

const LABELS = {
  advisorId: "Advisor",
  technicianId: "Technician",
  repairProviderId: "Repair provider",
  scheduledServiceDate: "Scheduled for",
  scheduledMinutes: "Minutes",
  bay: "Bay",
};

/** Whom and where it can be given to: a field, the list that it offers, and how that is searched. */
const CHOICES = [
  { field: "advisorId", list: "advisors", q: "advisorQ", none: "Nobody", by: "name" },
  { field: "technicianId", list: "technicians", q: "technicianQ", none: "Nobody", by: "name" },
  { field: "repairProviderId", list: "providers", q: "providerQ", none: "None", by: "name or city" },
] as const;

export default function AssignRequest({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  const { searched, offered } = loaderData;
  const asked = new URLSearchParams(search);
  const from = asked.get("from");
  // A search without script is this form as an address: the way back is what it said of where it came from.
  const kept = asked.has("find") ? (from ? `?${new URLSearchParams({ from })}` : "") : search;
  const backTo = `/dashboard/repair-requests/${params.id}${kept}`;
  const [form, fields] = useForm<typeof loaderData.values>({
    id: "assign",
    defaultValue: { ...loaderData.values, ...loaderData.typed },
  });
  return (
    <FormDialog
      title="Assign"
      description={loaderData.vehicle}
      closeTo={backTo}
      form={form}
      labels={LABELS}
      submit="Save assignment"
    >
      <Conflicts conflicts={actionData?.conflicts ?? []} />
      <SeenVersion version={loaderData.version} />
      {from ? <input type="hidden" name="from" value={from} /> : null}
      {CHOICES.map(({ field, list, q, none, by }) => (
        <ChoiceField
          key={field}
          field={fields[field]}
          label={LABELS[field]}
          placeholder={none}
          {...offered[list]}
          search={{ name: q, value: searched[list], placeholder: `Search ${list} by ${by}` }}
          from={`/dashboard/pick/${list}`}
        />
      ))}
      {loaderData.bays.length > 0 ? (
        <SelectField field={fields.bay} label="Bay" options={loaderData.bays} placeholder="None" />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.scheduledServiceDate} label="Scheduled for" hint={OUR_CLOCK} type="datetime-local" />
        <TextField
          field={fields.scheduledMinutes}
          label="Minutes"
          hint="How long it should take"
          type="number"
          min={1}
          step={1}
        />
      </div>
      <CheckboxField field={fields.tell} label={`${TELL_TIME}, or that it is taken away`} />
    </FormDialog>
  );
}
