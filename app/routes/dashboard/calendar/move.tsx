import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { conflictsAt } from "#app/desk/calendar/calendar.server.ts";
import { moveAppointment } from "#app/desk/calendar/move.server.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { dayOf, momentOf, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { formatDateTime, formatWhen, vehicleTitle } from "#app/platform/format.ts";
import { requireAssigner } from "#app/repair/assign/assign.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { Schedule } from "#app/repair/work/schedule.ts";
import { USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { CheckboxField, FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { ChoiceField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/move";
import { addressOf } from "./address.ts";
import { Conflicts } from "./conflicts.tsx";
import { planOf, searchedIn } from "./plan.server.ts";
import { OUR_CLOCK, TELL_TIME } from "./tell-time.ts";
import { viewIn } from "./view.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  requireAssigner(viewer);
  const [found, plan, bays] = await Promise.all([
    findRepairRequest(viewer, params.id),
    planOf(viewer, { request, url, params }),
    readSetting("bays"),
  ]);
  const { scheduledServiceDate: now, technician, bay } = found;
  const values = {
    at: now ? wallTimeOf(now) : "",
    technicianId: technician?.id ?? "",
    bay: bay ?? "",
    scheduledMinutes: String(found.scheduledMinutes ?? USUAL_MINUTES),
  };
  const wished = {
    ...values,
    at: wanted(url, "at", values.at || firstFree(viewIn(url.searchParams).day)),
    technicianId: wanted(url, "technician", values.technicianId),
    bay: wanted(url, "bay", values.bay),
    tell: "on",
    ...(await typedIn(request, url)),
  };
  const start = momentOf(wished.at);
  const { lanes, ...choices } = plan.technicians;
  const day = Number.isNaN(start.getTime()) ? "" : dayOf(start);
  const read = day >= plan.first && day <= plan.last;
  return {
    vehicle: vehicleTitle(found.vehicle),
    version: found.version,
    backTo: addressOf(viewIn(url.searchParams)),
    // A search without script makes the form an address, which goes on saying what the calendar shows.
    view: viewIn(url.searchParams),
    now: now ? `Now: ${formatWhen(now)}${technician ? `, ${technician.user.firstName}` : ""}` : "No time yet",
    values,
    wished,
    conflicts: Number.isNaN(start.getTime())
      ? []
      : await conflictsAt(
          viewer,
          {
            id: found.id,
            start,
            minutes: Number(wished.scheduledMinutes) || USUAL_MINUTES,
            technicianId: wished.technicianId || null,
            bay: wished.bay || null,
            providerId: found.repairProvider?.id ?? null,
          },
          { there: lanes, daysOff: read ? plan.daysOff : undefined },
        ),
    technicians: { q: searchedIn(url), ...choices },
    bays: [...new Set([...bays, ...(bay ? [bay] : [])])],
  };
}

/** Nine o'clock of that day; where that has passed, the next full hour of the working day, or nine the next day. */
function firstFree(day: string, now = new Date()): string {
  if (momentOf(`${day}T09:00`) > now) return `${day}T09:00`;
  const next = wallTimeOf(new Date(now.getTime() + 60 * 60_000));
  const hour = Number(next.slice(11, 13));
  const opens = hour < 9 ? next.slice(0, 10) : dayOf(startOfDay(now, 1));
  return hour >= 9 && hour < 17 ? `${next.slice(0, 13)}:00` : `${opens}T09:00`;
}

/** Where something was dropped stands in the address. */
function wanted(url: URL, name: "at" | "technician" | "bay", now: string): string {
  return url.searchParams.get(name)?.slice(0, 60) ?? now;
}

/** What the form said that a search without script or a session that ended left; a box that is not ticked says nothing. */
async function typedIn(request: Request, url: URL): Promise<Record<string, string>> {
  const typed = await typedBefore(request, url);
  if (Object.keys(typed).length === 0) return {};
  return Object.fromEntries(
    ["at", "technicianId", "bay", "scheduledMinutes", "tell"].map((name) => [name, String(typed[name] ?? "")]),
  );
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: Schedule, failed: "Not moved" }, async (value) => {
    const start = momentOf(value.at);
    const { conflicts, reached } = await moveAppointment(viewer, params.id, value);
    const said = [...conflicts, ...(reached.length > 0 ? [`Told: ${reached.join(", ")}.`] : [])].join(" ");
    return {
      to: addressOf({ ...viewIn(url.searchParams), day: dayOf(start) }),
      kind: conflicts.length > 0 ? "info" : "success",
      title: `Scheduled for ${formatDateTime(start)}`,
      ...(said ? { description: said } : {}),
    };
  });
}

export const meta = metaOf("Move");

const LABELS = { at: "When", technicianId: "Technician", bay: "Bay", scheduledMinutes: "Minutes" };

/** The keyboard's way to move, the one without a script, and what a drag ends in. */
export default function MoveAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { wished, technicians, bays, backTo } = loaderData;
  const [form, fields] = useForm<typeof wished>({ id: "move", defaultValue: wished });
  return (
    <RouteDialog title={`Move ${loaderData.vehicle}`} description={loaderData.now} closeTo={backTo}>
      <Form method="post" {...getFormProps(form)} noValidate preventScrollReset className="grid gap-5">
        <FormErrors form={form} labels={LABELS} />
        <Conflicts conflicts={actionData ? (actionData.conflicts ?? []) : loaderData.conflicts} />
        <SeenVersion version={loaderData.version} />
        <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
          <TextField field={fields.at} label="When" hint={OUR_CLOCK} type="datetime-local" required />
          <TextField field={fields.scheduledMinutes} label="Minutes" type="number" min={1} step={1} />
        </div>
        {Object.entries(loaderData.view).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ChoiceField
          field={fields.technicianId}
          label="Technician"
          placeholder="Nobody"
          {...{ options: technicians.options, more: technicians.more }}
          search={{ name: "technicianQ", value: technicians.q, placeholder: "Search technicians by name" }}
          from="/dashboard/pick/technicians"
        />
        {bays.length > 0 ? <SelectField field={fields.bay} label="Bay" options={bays} placeholder="None" /> : null}
        <CheckboxField field={fields.tell} label={TELL_TIME} />
        <FormButtons busyLabel="Moving…" cancelTo={backTo}>
          Move
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
