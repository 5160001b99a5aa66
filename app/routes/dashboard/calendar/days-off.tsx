import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { enterDaysOff } from "#app/desk/calendar/absence.server.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { carryOut, save } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { listDaysOff, listStaffChoices, removeDayOff } from "#app/shop/absence/days-off.server.ts";
import { NewDayOff, spanOf } from "#app/shop/absence/days-off.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { ChoiceField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/days-off";

const HERE = "/dashboard/days-off";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const typed = { who: viewer.user.id, first: dayOf(), ...(await typedBefore(request, url)) };
  const q = url.searchParams.get("staffQ")?.slice(0, 200) ?? "";
  const [daysOff, staff] = await Promise.all([
    listDaysOff(viewer),
    listStaffChoices(viewer, { q, chosen: String(typed.who) }),
  ]);
  return { daysOff, staff, typed, q, admin: viewer.user.role === "admin" };
}

/** Enters days, or takes them back: those that the form names. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const removed = form.get("remove");
  if (typeof removed === "string") {
    return carryOut(HERE, { failed: "Not taken back" }, async () => {
      await removeDayOff(viewer, removed);
      return { title: "Days off taken back" };
    });
  }
  return save(form, { schema: NewDayOff, failed: "Not entered" }, async (value) => {
    const cars = await enterDaysOff(viewer, value);
    return { to: HERE, title: "Days off entered", ...(cars > 0 ? { description: bookedSaid(cars) } : {}) };
  });
}

function bookedSaid(cars: number) {
  const said = cars === 1 ? "1 car is booked then: its advisor is" : `${cars} cars are booked then: their advisors are`;
  return `${said} told, and until another technician or time is named it stands in Now.`;
}

export const meta = metaOf("Days Off");

/** Of a technician what is booked in these days; an advisor's customers are looked after as a whole. */
function handOverOf({ userId, role, first, last }: { userId: string; role: string; first: string; last: string }) {
  return `/dashboard/users/${userId}/hand-over${role === "technician" ? `?first=${first}&last=${last}` : ""}`;
}

const LABELS = { who: "Who", first: "First day", last: "Last day", note: "Note" };

export default function DaysOffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { daysOff, staff, typed, q, admin } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ who: string; first: string; last: string; note: string }>({
    id: "days-off",
    defaultValue: typed,
  });
  return (
    <>
      <PageHeader
        title="Days Off"
        description="Who is away is said in the calendar and where work is given out; cars that are booked with a technician who is away stand in their advisors' Now; what waits on an advisor who is away is in the admins' list."
        backTo="/dashboard/calendar"
        backLabel="Back to the calendar"
      />
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} labels={LABELS} />
          <ChoiceField
            field={fields.who}
            label="Who"
            placeholder="Choose who"
            required
            {...staff}
            search={{ name: "staffQ", value: q, placeholder: "Search staff by name" }}
            from="/dashboard/pick/staff"
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField field={fields.first} label="First day" type="date" hint="Included" required />
            <TextField field={fields.last} label="Last day" type="date" hint="Empty: one day" />
          </div>
          <TextField field={fields.note} label="Note" hint="Vacation, training, a holiday" />
          <Button busy={busy} busyLabel="Entering…" className="justify-self-start">
            Enter
          </Button>
          <FormToast toast={actionData?.toast} />
        </Form>
        {daysOff.length === 0 ? (
          <p className="text-muted">Nobody is away from today on.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line text-sm">
            {daysOff.map(({ id, userId, name, first, last, note, mine, role }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="py-2">
                  <strong>{name ?? "The whole shop"}</strong> {spanOf({ first, last })}
                  {note ? <span className="text-muted"> · {note}</span> : null}
                </span>
                <span className="flex items-center gap-4">
                  {admin && userId && (role === "advisor" || role === "technician") ? (
                    <Link
                      to={handOverOf({ userId, role, first, last })}
                      className="inline-flex min-h-11 items-center text-accent-text underline"
                    >
                      Hand over work
                    </Link>
                  ) : null}
                  {mine ? (
                    <Form method="post">
                      <input type="hidden" name="remove" value={id} />
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={`Take back ${name ?? "the whole shop"}, ${spanOf({ first, last })}`}
                      >
                        Take back
                      </Button>
                    </Form>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
