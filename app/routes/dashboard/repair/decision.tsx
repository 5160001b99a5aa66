import { z } from "zod";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { formatMoney, formatPhone, fullName, vehicleTitle } from "#app/platform/format.ts";
import { isOneOf } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { mayBeGoAhead } from "#app/repair/decide/moves.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { MOVES, priceWord, UNDECIDED } from "#app/repair/line-item.ts";
import { RecordDecision } from "#app/repair/schemas.ts";
import { recordDecision } from "#app/repair/verbs.server.ts";
import { WAYS } from "#app/repair/words.ts";
import { OUR_CLOCK } from "#app/routes/dashboard/calendar/tell-time.ts";
import { halfSaid } from "#app/routes/repair-status/lines/half-said.ts";
import { halfJobs } from "#app/routes/repair-status/lines/rows.ts";
import { lawOf } from "#app/shop/law.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { useAsOpened } from "#app/ui/form/as-opened.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/decision";
import { openRepair } from "./open-repair.server.ts";

const DECISIONS = [
  { value: "approved", label: "Approved" },
  { value: "declined", label: "Declined" },
  { value: "deferred", label: "Deferred" },
] as const;

export async function loader({ request, params }: Route.LoaderArgs) {
  const found = await openRepair(request, params.id, "recordDecision");
  const { requester } = found;
  return {
    vehicle: vehicleTitle(found.vehicle),
    version: found.version,
    mayApprove: mayBeGoAhead(found.status),
    alternatives: lawOf(await readSettings()).alternatives,
    defaults: {
      person: fullName(requester),
      way: "phone",
      address: requester?.phone ? formatPhone(requester.phone) : (requester?.email ?? ""),
      at: wallTimeOf(new Date()),
    },
    lines: found.lineItems.map((line) => ({
      id: line.id,
      description: line.description,
      price: line.totalPrice,
      word: priceWord(line),
      now: line.group.replaceAll("_", " "),
      options: DECISIONS.filter(({ value }) => MOVES[line.group].includes(value)),
    })),
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: Recorded, failed: "Update failed" }, async ({ all, asSaid, ...value }) => {
    const found = await openRepair(request, params.id, "recordDecision");
    const lines = all ? withAll(found, { all, lines: value.lines }) : value.lines;
    if (!asSaid) await askAboutHalves(found, lines);
    await recordDecision(viewer, params.id, { ...value, lines });
    return { to: `/dashboard/repair-requests/${params.id}${url.search}`, title: "Customer's decision recorded" };
  });
}

/** One word for every line on which none was given: twelve lines are one choice. */
const Recorded = RecordDecision.extend({
  all: z.enum(["approved", "declined", "deferred", ""]).optional(),
  asSaid: z.literal("on").optional(),
});

type Said = Pick<RecordDecision, "lines"> & { all: "approved" | "declined" | "deferred" };

type Found = Awaited<ReturnType<typeof openRepair>>;

function withAll({ lineItems }: Found, { all, lines }: Said): RecordDecision["lines"] {
  const open = lineItems.filter(({ group }) => isOneOf(UNDECIDED, group)).map((line) => line.id);
  return lines.map((line) => (line.to || !open.includes(line.id) ? line : { ...line, to: all }));
}

/** Parts without the labor that fits them, or the reverse, are asked about as the customer is on their own page. Errors: 409, once. */
async function askAboutHalves(found: Found, lines: RecordDecision["lines"]) {
  const decided = new Map(lines.map(({ id, to }) => [id, to]));
  const after = found.lineItems.map((line) => ({ ...line, group: decided.get(line.id) || line.group }));
  const { jobs } = await findEvidence(found);
  const before = new Set(halfJobs(found.lineItems, jobs).map(({ name }) => name));
  const halves = halfJobs(after, jobs).filter(({ name }) => !before.has(name));
  if (halves.length === 0) return;
  const asked = halves.map((half) => `${half.name}: ${halfSaid(half, "they")}`).join(" ");
  throw new Refusal(409, asked, { field: "asSaid" });
}

export const meta = metaOf("Record the Customer's Decision");

const AS_SAID = "They want it so";

const LABELS = {
  person: "Who decided",
  way: "How",
  address: "Number or address used",
  at: "When",
  said: "What was said",
  choice: "How they want to be told the price",
  all: "All lines",
  lines: "Items",
  asSaid: AS_SAID,
};

export default function RecordCustomersDecision({ loaderData }: Route.ComponentProps) {
  const { lines, defaults, vehicle, mayApprove, alternatives, version } = loaderData;
  const [form, fields] = useForm<{
    person: string;
    way: string;
    address: string;
    at: string;
    said: string;
    approveRepair: boolean;
    choice: string;
    all: string;
    asSaid: string;
    lines: { id: string; to: string; price: string }[];
  }>({
    id: "decision",
    defaultValue: { ...defaults, lines: lines.map(({ id, price }) => ({ id, to: "", price: `${price}` })) },
  });
  const rows = fields.lines.getFieldList();
  return (
    <FormDialog
      title="Record the Customer's Decision"
      description={`${vehicle}. The record shows that you wrote it down, and what was said.`}
      form={form}
      labels={LABELS}
      submit="Record the decision"
      version={version}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.person} label="Who decided" required autoComplete="off" />
        <SelectField field={fields.way} label="How" options={WAYS} />
        <TextField field={fields.address} label="Number or address used" autoComplete="off" />
        <TextField field={fields.at} label="When" hint={OUR_CLOCK} type="datetime-local" required />
      </div>
      <TextAreaField field={fields.said} label="What was said" rows={2} required />
      {lines.length > 1 ? (
        <SelectField
          field={fields.all}
          label="All lines that are not decided yet"
          hint="What is chosen at a line itself goes before it."
          options={DECISIONS}
          placeholder="Each by itself"
        />
      ) : null}
      {rows.map((row) => {
        const { id, to, price } = row.getFieldset();
        // By its id: lines that come or go meanwhile move the others.
        const line = lines.find((each) => each.id === id.initialValue);
        if (!line) return <input key={row.id} type="hidden" name={id.name} value={id.initialValue} />;
        return (
          <div key={line.id} className="grid gap-2 border-t border-line pt-4 sm:grid-cols-[1fr_12rem] sm:items-end">
            <p>
              <span className="font-medium">{line.description}</span> <SeenPrice name={price.name} price={line.price} />
              <span className="block text-sm text-muted">
                Now {line.now}
                {line.word ? `. ${line.word}` : ""}
              </span>
            </p>
            <input type="hidden" name={id.name} value={line.id} />
            <SelectField
              field={to}
              label={`Decision on ${line.description}`}
              options={line.options}
              placeholder="No change"
            />
          </div>
        );
      })}
      {fields.asSaid.errors || fields.asSaid.initialValue ? (
        <CheckboxField
          field={fields.asSaid}
          label={AS_SAID}
          hint="Ask them. If not, decide on the lines that belong together."
        />
      ) : null}
      {mayApprove ? (
        <CheckboxField
          field={fields.approveRepair}
          label="The customer gave the go-ahead for the repair"
          hint="Only where they said that the work may begin. Otherwise the decision alone is recorded, and no work begins by it."
        />
      ) : null}
      {mayApprove && alternatives.length > 0 ? (
        <SelectField
          field={fields.choice}
          label="How they want to be told the price"
          options={alternatives}
          placeholder="Not asked yet"
        />
      ) : null}
    </FormDialog>
  );
}

/** What a line costs as it is read to the customer: another price is shown with the refusal that tells of it. */
function SeenPrice({ name, price }: { name: string; price: number }) {
  const seen = useAsOpened(String(price), { name });
  return (
    <>
      <span className="tabular-nums">{formatMoney(Number(seen) || price)}</span>
      <input type="hidden" name={name} value={seen} />
    </>
  );
}
