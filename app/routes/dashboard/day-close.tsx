import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { closeDay, findDay } from "#app/desk/day-close.server.ts";
import { CloseDay, COUNTED, COUNTED_WORDS, differenceSaid } from "#app/desk/day-close.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { METHOD_WORDS } from "#app/payments/ledger.ts";
import { dayOf, isDay } from "#app/platform/clock.ts";
import { formatDateTime, formatDay, formatMoney } from "#app/platform/format.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { Input } from "#app/ui/form/field-parts.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/day-close";

const PATH = "/dashboard/day-close";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const asked = url.searchParams.get("day") ?? "";
  const day = isDay(asked) ? asked : dayOf();
  const { methods, net, open, closes } = await findDay(viewer, day);
  return {
    day,
    net,
    open,
    methods: methods.map((one) => ({ ...one, label: METHOD_WORDS[one.method] ?? one.method })),
    closes: closes.map(({ createdAt, changed, ...one }) => ({
      ...one,
      when: formatDateTime(createdAt),
      changed: changed.map(
        ({ method, booked, now }) => `${METHOD_WORDS[method]} ${formatMoney(now)} instead of ${formatMoney(booked)}`,
      ),
    })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  return save(request, { schema: CloseDay }, async (value) => {
    const { difference } = await closeDay(viewer, value);
    return {
      to: `${PATH}?day=${value.day}`,
      kind: difference === 0 ? "success" : "error",
      title: difference === 0 ? "The day is closed" : "Closed with a difference",
      description: difference === 0 ? "What was counted agrees with the books." : `${differenceSaid(difference)}.`,
    };
  });
}

export const meta = metaOf("Daily close");

export default function DayClosePage({ loaderData }: Route.ComponentProps) {
  const { day, methods, net, open, closes } = loaderData;
  return (
    <>
      <PageHeader
        title="Daily close"
        description="What the books say of a day, beside what was counted."
        actions={
          <a
            href={`/dashboard/export/bookkeeping?from=${day}&to=${day}`}
            className={buttonClass({ variant: "secondary" })}
          >
            Bookkeeping CSV
          </a>
        }
      />
      <div className="grid max-w-3xl gap-6">
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <label htmlFor="books-of" className="grid gap-1.5 text-sm font-medium">
            Day
            <Input id="books-of" type="date" name="day" defaultValue={day} key={day} />
          </label>
          <Button variant="secondary">Show</Button>
        </Form>
        <Card className="overflow-hidden">
          <CardHeader title={`The books of ${formatDay(day)}`} description={`${formatMoney(net)} in all.`} />
          <Table
            caption="What came in and went back"
            columns={[
              "How",
              { name: "Came in", align: "end" },
              { name: "Went back", align: "end" },
              { name: "Together", align: "end" },
            ]}
          >
            {methods.map(({ method, label, received, returned, net: together }) => (
              <Tr key={method}>
                <Td>
                  <span className="inline-block first-letter:uppercase">{label}</span>
                </Td>
                <Td label="Came in" align="end">
                  {formatMoney(received)}
                </Td>
                <Td label="Went back" align="end">
                  {formatMoney(returned)}
                </Td>
                <Td label="Together" align="end">
                  {formatMoney(together)}
                </Td>
              </Tr>
            ))}
          </Table>
          {open > 0 ? (
            <p className="border-t border-line p-4 text-sm text-muted">
              {open === 1 ? "1 card payment" : `${open} card payments`} of that day have not ended yet.
            </p>
          ) : null}
        </Card>
        {/* Once it is closed nothing of the form stays, no error of the try before either. */}
        <CountForm key={`${day} ${closes[0]?.id}`} day={day} />
        {closes.length > 0 ? (
          <Card>
            <CardHeader title="Closed" />
            <CardBody>
              <ul className="grid gap-2">
                {closes.map(({ id, difference, note, closedByName, when, changed }) => (
                  <li key={id}>
                    {when}, {closedByName}: {difference === 0 ? "agrees with the books" : differenceSaid(difference)}
                    {note ? ` (${note})` : ""}
                    {changed.length > 0 ? (
                      <span className="block text-sm text-warning">
                        The books of the day have changed since: {changed.join(", ")}.
                      </span>
                    ) : null}
                  </li>
                ))}
              </ul>
            </CardBody>
          </Card>
        ) : null}
      </div>
    </>
  );
}

type Values = Record<(typeof COUNTED)[number] | "day" | "note", string>;

function CountForm({ day }: { day: string }) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({ id: "day-close", defaultValue: { day } });
  return (
    <Card>
      <CardHeader title="Count" description="Leave empty what you did not count." />
      <CardBody>
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} />
          <input type="hidden" name="day" value={day} />
          <div className="grid gap-5 sm:grid-cols-2">
            {COUNTED.map((method) => (
              <TextField key={method} field={fields[method]} label={COUNTED_WORDS[method]} inputMode="decimal" />
            ))}
          </div>
          <TextField field={fields.note} label="Note" maxLength={400} />
          <Button busy={busy} busyLabel="Closing…">
            Close the day
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}
