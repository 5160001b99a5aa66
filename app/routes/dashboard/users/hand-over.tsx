import { Link } from "react-router";
import { z } from "zod";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { conflictsIfGiven } from "#app/desk/calendar/calendar.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { isDay } from "#app/platform/clock.ts";
import { AsksFirst } from "#app/platform/refusal.ts";
import { listAdvisorChoices, listTechnicianChoices } from "#app/repair/assign/assign.server.ts";
import { countWork, handOver, listHandedOver } from "#app/repair/assign/hand-over.server.ts";
import { Conflicts } from "#app/routes/dashboard/calendar/conflicts.tsx";
import { type Span, spanOf } from "#app/shop/absence/days-off.ts";
import { ChoiceField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/hand-over";
import { PATH } from "./address.ts";
import { stillToHandOver } from "./work-left.server.ts";

const HandOver = z.object({
  toId: z.guid("Please choose who takes it"),
  anyway: z.string().max(100_000).optional(),
  first: z.string().optional(),
  last: z.string().optional(),
});

/** The days of the address or the form; nothing where they are none: then it is all of the open work. */
function daysOf(first: string | null | undefined, last: string | null | undefined) {
  return isDay(first) && isDay(last) && first <= last ? { first, last } : undefined;
}

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const q = url.searchParams.get("toQ")?.slice(0, 200) ?? "";
  const work = await countWork(viewer, params.id);
  const { searchParams } = url;
  const asked = daysOf(searchParams.get("first"), searchParams.get("last"));
  const days = work.role === "technician" ? asked : undefined;
  const [{ options, more }, cars] = await Promise.all([
    work.role === "advisor" ? listAdvisorChoices(viewer, { q }) : listTechnicianChoices(viewer, { q, near: work.key }),
    listHandedOver(viewer, work, days),
  ]);
  return { ...work, days: days ?? null, q, more, cars, options: options.filter(({ value }) => value !== work.key) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  return save(request, { schema: HandOver, failed: "Not handed over" }, async (value) => {
    const { toId, anyway } = value;
    const days = daysOf(value.first, value.last);
    const conflicts = await conflictsOf(viewer, params.id, toId, days);
    if (conflicts.length > 0 && anyway !== conflicts.join(" ")) {
      throw new AsksFirst(ASKS, conflicts);
    }
    const { repairs } = await handOver(viewer, params.id, toId, days);
    return {
      to: days ? DAYS_OFF : await stillToHandOver(viewer, params.id, PATH),
      title: "Work handed over",
      description: `${repairs} open ${repairs === 1 ? "repair" : "repairs"}`,
    };
  });
}

const DAYS_OFF = "/dashboard/days-off";
const ASKS = "Nothing is handed over yet. Choose somebody else, or tick “Hand it over anyway”.";

/** What is wrong with the times that whoever takes it would have, a sentence for each car. */
async function conflictsOf(viewer: SignedInViewer, id: string, toId: string, days?: Span): Promise<string[]> {
  const { role, key } = await countWork(viewer, id);
  if (role !== "technician" || !key || key === toId) return [];
  const [cars, found] = await Promise.all([
    listHandedOver(viewer, { role, key }, days),
    conflictsIfGiven(viewer, key, toId),
  ]);
  return cars.flatMap((car) => {
    const wrong = found.get(car.id);
    return wrong ? [`${car.vehicle}, ${car.when}: ${wrong.join(" ")}`] : [];
  });
}

export const meta = metaOf("Hand Over Work");

export default function HandOverWork({ loaderData, actionData }: Route.ComponentProps) {
  const { id, role, name, repairs, accounts, options, more, q, cars, days } = loaderData;
  const accountsSaid = role === "advisor" ? ` and ${accounts} ${accounts === 1 ? "account" : "accounts"}` : "";
  const all = `${repairs} open ${repairs === 1 ? "repair" : "repairs"}${accountsSaid}`;
  const then =
    days && `${cars.length} ${cars.length === 1 ? "car" : "cars"} booked ${spanOf(days)}, of ${all}; the rest stays`;
  const [form, fields] = useForm<{ toId: string }>({ id: "hand-over" });
  return (
    <FormDialog
      title={`Hand over the work of ${name}`}
      description={`${then ?? all}. Each repair's record tells it.`}
      closeTo={days ? DAYS_OFF : PATH}
      form={form}
      labels={{ toId: "To" }}
      submit="Hand Over"
      busyLabel="Handing over…"
    >
      <Conflicts conflicts={actionData?.conflicts ?? []} anyway="Hand it over anyway" />
      {days ? (
        <>
          <input type="hidden" name="first" value={days.first} />
          <input type="hidden" name="last" value={days.last} />
          <Link to={`${PATH}/${id}/hand-over`} className="text-sm text-accent-text underline">
            Hand over all of the open work instead
          </Link>
        </>
      ) : null}
      {cars.length > 0 ? (
        <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
          {cars.map(({ id, vehicle, when }) => (
            <li key={id}>
              <span className="font-medium">{vehicle}</span> <span className="text-muted">{when}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <ChoiceField
        field={fields.toId}
        label="To"
        required
        options={options}
        more={more}
        placeholder={options.length === 0 && !more ? `No other ${role} is active` : "Choose"}
        search={{ name: "toQ", value: q, placeholder: `Search ${role}s by name` }}
        from={`/dashboard/pick/${role}s`}
      />
    </FormDialog>
  );
}
