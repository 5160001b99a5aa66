import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { formatDateTime, formatMoney } from "#app/format.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { messages } from "#app/messages.ts";
import { toCents, toDecimal } from "#app/models/money.ts";
import { correctPrice, findGuideJob, withdrawCorrections } from "#app/models/price-guide/correct.server.ts";
import { CorrectPrice, TIER_NAMES } from "#app/models/price-guide/correct.ts";
import { Button } from "#app/ui/button.tsx";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { FormErrors, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { FormToast } from "#app/ui/toaster.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { Route } from "./+types/correct";

const PATH = "/dashboard/price-guide";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  try {
    const { job, per, published, corrections } = await findGuideJob(viewer, params.job);
    return {
      job,
      words: published
        ? `Published: ${formatMoney(published.low)} to ${formatMoney(published.high)}${per === "job" ? "" : ` per ${per}`}, mid-market`
        : "Published: not enough data",
      values: published ? { low: toDecimal(published.low), high: toDecimal(published.high) } : {},
      sources: published?.sources ?? [],
      standing: corrections.some(({ withdrawnAt }) => withdrawnAt === null),
      corrections: corrections.map((row) => ({
        id: row.id,
        range: `${formatMoney(toCents(row.lowPrice))} to ${formatMoney(toCents(row.highPrice))}`,
        tier: row.tier ? TIER_NAMES[row.tier as keyof typeof TIER_NAMES] : "All cars",
        note: row.note,
        who: row.correctedBy ? `${row.correctedBy.firstName} ${row.correctedBy.lastName}` : "Somebody",
        at: formatDateTime(row.createdAt),
        withdrawn: row.withdrawnAt ? formatDateTime(row.withdrawnAt) : null,
      })),
    };
  } catch (error) {
    throwAsResponse(error);
  }
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  const form = await readForm(request);
  const back = PATH + url.search;
  try {
    if (form.get("withdraw")) {
      await withdrawCorrections(viewer, params.job);
      return await redirectWithToast(back, { kind: "success", title: "Correction taken back" });
    }
  } catch (error) {
    throwAsResponse(error);
  }
  const submission = parseForm(form, { schema: CorrectPrice, disableAutoCoercion: true });
  if (submission.status !== "success") return invalid(submission);
  try {
    await correctPrice(viewer, params.job, submission.value);
    return await redirectWithToast(back, { kind: "success", title: "Price corrected" });
  } catch (error) {
    return refused(error, submission, "Price not corrected", messages.unforeseen);
  }
}

export function meta() {
  return [{ title: "Correct a price · AMPed" }];
}

type Values = Record<"tier" | "low" | "high" | "hoursLow" | "hoursHigh" | "note", string>;

export default function CorrectGuide({ loaderData, actionData }: Route.ComponentProps) {
  const { job, words, sources, corrections, standing } = loaderData;
  const closeTo = PATH + useLocation().search;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "correct-price",
    lastResult: actionData,
    defaultValue: loaderData.values,
  });
  return (
    <RouteDialog title={job} description={words} closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} labels={{ low: "Lower price", high: "Upper price", hoursHigh: "Upper hours" }} />
        <SelectField
          field={fields.tier}
          label="For"
          placeholder="All cars"
          options={Object.entries(TIER_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={fields.low} label="Lower price" hint="In dollars" inputMode="decimal" required />
          <TextField field={fields.high} label="Upper price" hint="In dollars" inputMode="decimal" required />
          <TextField field={fields.hoursLow} label="Lower hours" inputMode="decimal" />
          <TextField field={fields.hoursHigh} label="Upper hours" inputMode="decimal" />
        </div>
        <TextAreaField
          field={fields.note}
          label="Where this comes from"
          hint="Customers read it beside their line."
          rows={2}
          required
        />
        <FormButtons busy={busy} busyLabel="Saving…" cancelTo={closeTo}>
          Save Correction
        </FormButtons>
      </Form>
      {corrections.length > 0 ? (
        <section aria-labelledby="corrections" className="mt-8 border-t border-line pt-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="corrections" className="font-semibold">
              Corrections so far
            </h3>
            {standing ? (
              <Form method="post">
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
                  {row.range} · {row.tier}
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
      {sources.length > 0 ? (
        <section aria-labelledby="sources" className="mt-8 border-t border-line pt-5">
          <h3 id="sources" className="font-semibold">
            Published sources
          </h3>
          <ul className="mt-3 grid gap-1 text-sm text-muted">
            {sources.map((source) => (
              <li key={source.name + source.date} className="[overflow-wrap:anywhere]">
                {source.name} · grade {source.grade}
                {source.date ? ` · ${source.date}` : ""}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
