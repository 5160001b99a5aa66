import { Form } from "react-router";
import { carryOut, save } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatDateTime, formatMoney, fullName } from "#app/platform/format.ts";
import { isNameOf } from "#app/platform/known.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import { chargedWords } from "#app/prices/own/charged-words.ts";
import { correctPrice, findGuideJob, withdrawCorrections } from "#app/prices/own/correct.server.ts";
import { CorrectPrice, TIER_NAMES } from "#app/prices/own/correct.ts";
import { STATES } from "#app/prices/place/states.ts";
import { Button } from "#app/ui/button.tsx";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/correct";

const PATH = "/dashboard/price-guide";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  const { job, per, published, witnesses, corrections, charged, version } = await findGuideJob(viewer, params.job);
  return {
    job,
    version,
    words: published
      ? `Published: ${formatMoney(Math.round(published.low))} to ${formatMoney(Math.round(published.high))}${per === "job" ? "" : ` per ${per}`}, midsize car`
      : "Published: not enough data",
    published: published
      ? { low: toDecimal(Math.round(published.low)), high: toDecimal(Math.round(published.high)) }
      : {},
    witnesses: witnesses.map(({ source, author, appliesTo, hours, parts, total, dearer }, index) => ({
      id: index,
      name: source.name,
      url: source.url,
      grade: source.grade,
      date: source.date,
      author,
      appliesTo,
      said: [
        total ? dollarsOf(total) : null,
        parts ? `parts ${dollarsOf(parts)}` : null,
        hours ? `${hours.low} to ${hours.high} h` : null,
        dearer > 1 && (total || parts) ? `in today's prices ${dearer.toFixed(1)} times as much` : null,
      ]
        .filter(Boolean)
        .join(" · "),
    })),
    charged: charged.map(({ tier, prices }) => ({
      tier: isNameOf(TIER_NAMES, tier) ? TIER_NAMES[tier] : "All cars",
      said: chargedWords(prices),
    })),
    standing: corrections.some(({ withdrawnAt }) => withdrawnAt === null),
    corrections: corrections.map((row) => ({
      id: row.id,
      range: `${formatMoney(toCents(row.lowPrice))} to ${formatMoney(toCents(row.highPrice))}`,
      tier: isNameOf(TIER_NAMES, row.tier) ? TIER_NAMES[row.tier] : "All cars",
      where: row.region ? (STATES[row.region] ?? row.region) : "everywhere",
      note: row.note,
      who: fullName(row.correctedBy) || "Somebody",
      at: formatDateTime(row.createdAt),
      withdrawn: row.withdrawnAt ? formatDateTime(row.withdrawnAt) : null,
    })),
  };
}

function dollarsOf({ low, high }: { low: number; high: number }) {
  return `${formatMoney(Math.round(low))} to ${formatMoney(Math.round(high))}`;
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  const form = await readForm(request);
  const to = PATH + url.search;
  if (form.get("withdraw")) {
    // Refused, what stands is read again there, and may be taken back by the next press.
    return carryOut(`${PATH}/${params.job}${url.search}`, {}, async () => {
      await withdrawCorrections(viewer, params.job, String(form.get("version") ?? ""));
      return { to, title: "Correction taken back" };
    });
  }
  const how = { schema: CorrectPrice, disableAutoCoercion: true, failed: "Price not corrected" };
  return save(form, how, async (value) => {
    await correctPrice(viewer, params.job, value);
    return { to, title: "Price corrected" };
  });
}

export const meta = metaOf("Correct a price");

type Values = Record<"tier" | "region" | "low" | "high" | "hoursLow" | "hoursHigh" | "note", string>;

/** The fields by their names, where they stand and where all that is wrong is listed. */
const LABELS = {
  tier: "For",
  region: "Where",
  low: "Lower price",
  high: "Upper price",
  hoursLow: "Lower hours",
  hoursHigh: "Upper hours",
  note: "Where this comes from",
};

export default function CorrectGuide({ loaderData }: Route.ComponentProps) {
  const { job, words, version } = loaderData;
  const [form, fields] = useForm<Values>({
    id: "correct-price",
    defaultValue: loaderData.published,
  });
  return (
    <FormDialog
      title={job}
      description={words}
      form={form}
      labels={LABELS}
      submit="Save Correction"
      version={version}
      below={<Known {...loaderData} />}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          field={fields.tier}
          label={LABELS.tier}
          placeholder="All cars"
          options={Object.entries(TIER_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          field={fields.region}
          label={LABELS.region}
          placeholder="Every state"
          options={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
        />
        <TextField field={fields.low} label={LABELS.low} hint="In dollars" inputMode="decimal" required />
        <TextField field={fields.high} label={LABELS.high} hint="In dollars" inputMode="decimal" required />
        <TextField field={fields.hoursLow} label={LABELS.hoursLow} inputMode="decimal" />
        <TextField field={fields.hoursHigh} label={LABELS.hoursHigh} inputMode="decimal" />
      </div>
      <TextAreaField
        field={fields.note}
        label={LABELS.note}
        hint="Customers read it beside their line."
        rows={2}
        required
      />
    </FormDialog>
  );
}

/** What was said of the price before, here and elsewhere. */
function Known({ corrections, charged, witnesses, standing, version }: Route.ComponentProps["loaderData"]) {
  return (
    <>
      {corrections.length > 0 ? (
        <section aria-labelledby="corrections" className="mt-8 border-t border-line pt-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="corrections" className="font-semibold">
              Corrections so far
            </h3>
            {standing ? (
              <Form method="post">
                <SeenVersion version={version} />
                <Button name="withdraw" value="all" variant="secondary" size="sm">
                  Use What Is Published
                </Button>
              </Form>
            ) : null}
          </div>
          <ul className="mt-3 grid gap-3 text-sm">
            {corrections.map((row) => (
              <li key={row.id} className={row.withdrawn ? "text-muted" : undefined}>
                <p className="font-medium tabular-nums">
                  {row.range} · {row.tier}, {row.where}
                </p>
                <p className="[overflow-wrap:anywhere]">{row.note}</p>
                <p className="text-muted">
                  {row.who}, {row.at}
                  {row.withdrawn ? ` · taken back ${row.withdrawn}` : ""}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {charged.length > 0 ? (
        <section aria-labelledby="charged" className="mt-8 border-t border-line pt-5">
          <h3 id="charged" className="font-semibold">
            What your paid invoices charged
          </h3>
          <ul className="mt-3 grid gap-3 text-sm">
            {charged.map((each) => (
              <li key={each.tier}>
                <p className="font-medium">{each.tier}</p>
                <p className="text-muted tabular-nums">{each.said}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {witnesses.length > 0 ? (
        <section aria-labelledby="sources" className="mt-8 border-t border-line pt-5">
          <h3 id="sources" className="font-semibold">
            Published sources
          </h3>
          <ul className="mt-3 grid gap-3 text-sm text-muted">
            {witnesses.map((each) => (
              <li key={each.id} className="[overflow-wrap:anywhere]">
                <p className="font-medium text-ink tabular-nums">{each.said || "From prices only"}</p>
                {each.url ? (
                  <a href={each.url} target="_blank" rel="noreferrer" className="underline">
                    {each.name}
                  </a>
                ) : (
                  each.name
                )}{" "}
                · grade {each.grade}
                {each.date ? ` · ${each.date}` : ""}
                {each.appliesTo ? ` · ${each.appliesTo}` : ""}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
