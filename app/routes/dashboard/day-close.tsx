import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { closeDay, findDay, firstDay } from "#app/desk/day-close.server.ts";
import { CloseDay, COUNTED, COUNTED_WORDS, closeSaid, differenceOf, kindInWords } from "#app/desk/day-close.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { METHOD_WORDS } from "#app/payments/ledger.ts";
import { dayOf, isDay } from "#app/platform/clock.ts";
import { formatDateTime, formatDay, formatMoney } from "#app/platform/format.ts";
import { Conflicts } from "#app/routes/dashboard/calendar/conflicts.tsx";
import { readSetting } from "#app/shop/settings/settings.server.ts";
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
  const { methods, net, open, closes, conflicts } = await findDay(viewer, day);
  return {
    company: await readSetting("companyName"),
    day,
    net,
    open,
    conflicts,
    first: await firstDay(),
    today: dayOf(),
    methods: methods.map((one) => ({ ...one, label: METHOD_WORDS[one.method] ?? one.method })),
    closes: closes.map(({ createdAt, changed, kinds, ...one }) => ({
      ...one,
      when: formatDateTime(createdAt),
      said: closeSaid(kinds),
      kinds: kinds.map(kindInWords),
      changed: changed.map(
        ({ method, booked, now }) => `${METHOD_WORDS[method]} ${formatMoney(now)} instead of ${formatMoney(booked)}`,
      ),
    })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  return save(request, { schema: CloseDay }, async (value) => {
    const { kinds } = await closeDay(viewer, value);
    const agrees = !kinds.some((kind) => differenceOf(kind));
    return {
      to: `${PATH}?day=${value.day}`,
      kind: agrees ? "success" : "error",
      title: agrees ? "The day is closed" : "Closed with a difference",
      description: closeSaid(kinds),
    };
  });
}

export const meta = metaOf("Daily close");

export default function DayClosePage({ loaderData, actionData }: Route.ComponentProps) {
  const { day, closes } = loaderData;
  // Once it is closed nothing of the form stays, no error of the try before either.
  return <Day key={`${day} ${closes[0]?.id}`} loaderData={loaderData} actionData={actionData} />;
}

type Values = Record<(typeof COUNTED)[number] | "day" | "note", string>;

function Day({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { day, methods, net, open, closes } = loaderData;
  const conflicts = actionData?.conflicts ?? loaderData.conflicts;
  const [form, fields] = useForm<Values>({ id: "day-close", defaultValue: { day } });
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
        {/* The form stands below the books: what is wrong with it is said where the page begins. */}
        <FormErrors form={form} labels={{ ...COUNTED_WORDS, note: "Note" }} />
        <p className="hidden font-semibold print:block">{loaderData.company}</p>
        <Form method="get" className="flex flex-wrap items-end gap-3 print:hidden">
          <label htmlFor="books-of" className="grid gap-1.5 text-sm font-medium">
            Day
            <Input
              id="books-of"
              type="date"
              name="day"
              defaultValue={day}
              min={loaderData.first}
              max={loaderData.today}
            />
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
        <CountForm form={form} fields={fields} day={day} conflicts={conflicts} />
        {closes.map((close, index) => (
          <ClosedCount key={close.id} close={close} stands={index === 0} />
        ))}
      </div>
    </>
  );
}

type Close = Route.ComponentProps["loaderData"]["closes"][number];

/** What was counted, kind by kind, beside what the books said then. `stands`: none came after it. */
function ClosedCount({ close, stands }: { close: Close; stands: boolean }) {
  const { kinds, said, note, closedByName, when, changed } = close;
  const title = `${stands ? "Closed" : "Replaced count"}: ${when}, ${closedByName}`;
  return (
    <Card className="overflow-hidden">
      <CardHeader title={title} description={note ? `${said} (${note})` : said} />
      <Table
        caption={`What was counted ${when}, beside the books`}
        columns={[
          "How",
          { name: "Counted", align: "end" },
          { name: "In the books", align: "end" },
          { name: "Difference", align: "end" },
        ]}
      >
        {kinds.map(({ method, name, counted, books, difference }) => (
          <Tr key={method}>
            <Td>{name}</Td>
            <Td label="Counted" align="end">
              {counted}
            </Td>
            <Td label="In the books" align="end">
              {books}
            </Td>
            <Td label="Difference" align="end">
              {difference}
            </Td>
          </Tr>
        ))}
      </Table>
      {stands && changed.length > 0 ? (
        <p className="border-t border-line p-4 text-sm text-warning">
          The books of the day have changed since: {changed.join(", ")}.
        </p>
      ) : null}
    </Card>
  );
}

type Shown = ReturnType<typeof useForm<Values>>;
type CountProps = { form: Shown[0]; fields: Shown[1]; day: string; conflicts: string[] };

function CountForm({ form, fields, day, conflicts }: CountProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Card className="print:hidden">
      <CardHeader title="Count" description="Leave empty what you did not count: it is kept as not counted." />
      <CardBody>
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <input type="hidden" name="day" value={day} />
          <div className="grid gap-5 sm:grid-cols-2">
            {COUNTED.map((method) => (
              <TextField key={method} field={fields[method]} label={COUNTED_WORDS[method]} inputMode="decimal" />
            ))}
          </div>
          <TextField field={fields.note} label="Note" maxLength={400} />
          <Conflicts conflicts={conflicts} anyway="Replace that count" />
          <Button busy={busy} busyLabel="Closing…">
            Close the day
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}
