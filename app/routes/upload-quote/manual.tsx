import { randomUUID } from "node:crypto";
import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import * as messages from "#app/platform/messages.ts";
import { findNewestPendingForm } from "#app/quotes/pending-form.server.ts";
import { manualQuoteForm } from "#app/quotes/quote-form.ts";
import { keepTyped } from "#app/quotes/typed.server.ts";
import { toFormValues, vehicleDefaults } from "#app/routes/create-request/form-values.ts";
import { verifyFirst } from "#app/routes/create-request/hand-in.server.ts";
import {
  ContactSection,
  PreferenceSection,
  Section,
  VehicleSections,
  type VisitorFields,
} from "#app/routes/create-request/sections.tsx";
import { inNewVehicleMode, whoFillsIn } from "#app/routes/create-request/who.server.ts";
import { useDraft } from "#app/ui/behavior/use-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/manual";
import { createFromKept } from "./hand-in-file.server.ts";
import { showProcessed } from "./processed.ts";

type ManualFields = VisitorFields & { repairShop: string; repairDescription: string; quoteAmount: string };

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  const [who, kept] = await Promise.all([whoFillsIn(viewer), findNewestPendingForm(viewer, "manual_quote")]);
  return { who, key: randomUUID(), values: { ...vehicleDefaults(who.vehicles), ...toFormValues(kept?.data.form) } };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  const who = await whoFillsIn(viewer);
  const form = inNewVehicleMode(await readForm(request), who);
  const submission = parseForm(form, { schema: manualQuoteForm({ identified: who.identified }) });
  if (submission.status !== "success") return invalid(submission, messages.quote.validation);
  try {
    const kept = await keepTyped(viewer, submission.value, form.get("key"));
    if (who.mayCreate) return await createFromKept(viewer, kept, submission.value);
    return await verifyFirst(viewer, "manual_quote", submission.value, kept);
  } catch (error) {
    return refused(
      error,
      submission,
      messages.quote.analysisFailed,
      messages.quote.processingFailed("Please try again."),
    );
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return showProcessed(serverAction);
}

const LABELS = {
  vehicleId: "Vehicle",
  otherMake: "Which make?",
  repairDescription: "Repair Description",
  quoteAmount: "Quote Amount",
};

export default function ManualEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { who, values } = loaderData;
  const busy = useNavigation().formAction === "/upload-quote/manual";
  useDraft("manual-quote");
  const [form, fields] = useForm<ManualFields>({
    id: "manual-quote",
    defaultValue: { contactPreference: who.prefers ?? "phone", ...values },
  });
  return (
    <Form method="post" action="/upload-quote/manual" {...getFormProps(form)} noValidate className="grid gap-8">
      <input type="hidden" name="key" defaultValue={loaderData.key} />
      <FormErrors form={form} labels={LABELS} />
      <Section title="The quote">
        <TextField field={fields.repairShop} label="Repair Shop" autoComplete="off" />
        <TextAreaField
          field={fields.repairDescription}
          label="Repair Description"
          required
          hint="What the shop wants to do, in its own words. You can paste its e-mail or text message."
        />
        <TextField
          field={fields.quoteAmount}
          label="Quote Amount"
          inputMode="decimal"
          placeholder="1240.50"
          hint="The total in US dollars."
        />
      </Section>
      <VehicleSections modelSuchAs="CR-V" fields={fields} vehicles={who.vehicles} failed={who.vehiclesFailed} />
      {who.identified ? null : <ContactSection fields={fields} />}
      <PreferenceSection fields={fields} asks={!who.agreed} />
      <Button busy={busy} busyLabel="Analyzing Quote">
        Analyze Quote
      </Button>
      <FormToast toast={actionData?.toast} />
    </Form>
  );
}
