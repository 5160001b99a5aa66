import { getFormProps } from "@conform-to/react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { isPhoneOfCodeUser, keepAccessCode } from "#app/access/access-code.server.ts";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { receiveLink } from "#app/http/link.server.ts";
import { invalid, safePath } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { findNewestPendingForm } from "#app/quotes/pending-form.server.ts";
import { type CreateRequestForm, createRequestForm } from "#app/quotes/quote-form.ts";
import { SERVICE_TYPES, URGENCIES } from "#app/repair/repair-request.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useDraft } from "#app/ui/behavior/use-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { FormErrors, RadioGroupField, SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn, socialMeta, titled } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/page";
import { DateField } from "./date-field.tsx";
import { endedOf } from "./ended.ts";
import { toFormValues, vehicleDefaults } from "./form-values.ts";
import { VisitorFrame } from "./frame.tsx";
import { verifyFirst } from "./hand-in.server.ts";
import { LinkEnded } from "./link-ended.tsx";
import { orNoAnswer } from "./no-answer.ts";
import { ScanVehicle } from "./scan-vehicle.tsx";
import { ContactSection, PreferenceSection, Section, VehicleSections, type VisitorFields } from "./sections.tsx";
import { verifyPath } from "./verify-path.ts";
import { inNewVehicleMode, whoFillsIn } from "./who.server.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  await receiveLink({ request, url });
  const viewer = await getViewer(request);
  const [who, kept] = await Promise.all([whoFillsIn(viewer), findNewestPendingForm(viewer, "create_request")]);
  const values = { ...vehicleDefaults(who.vehicles), ...toFormValues(kept?.data.form) };
  const ended = who.identified ? null : endedOf(url);
  const opensAgain = ended ? safePath(url.searchParams.get("redirectTo"), "") : "";
  return { who, signedIn: viewer.user !== null, values, ended, opensAgain };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  const who = await whoFillsIn(viewer);
  const form = inNewVehicleMode(await readForm(request), who);
  const submission = parseForm(form, { schema: createRequestForm({ identified: who.identified }) });
  if (submission.status !== "success") return invalid(submission);
  const { creationFailed, codeFailed, phoneNeeded } = messages.createRequest;
  if (!who.mayCreate && !submission.value.phone)
    return data({ ...submission.reply(), alert: phoneNeeded }, { status: 400 });
  try {
    if (!who.mayCreate) return await verifyFirst(viewer, "create_request", submission.value);
    return await createAndShow(viewer, submission.value);
  } catch (error) {
    if (!(error instanceof Refusal)) logFailure(error, "create request");
    const [status, detail] = error instanceof Refusal ? [error.status, error.message] : [502, undefined];
    return data({ ...submission.reply(), alert: who.mayCreate ? creationFailed : codeFailed, detail }, { status });
  }
}

/** Someone we know: the request at once; a phone in the form is verified afterwards, where a code can be sent. */
async function createAndShow(viewer: Viewer, form: CreateRequestForm) {
  const created = await createRequest(viewer, form);
  const headers = { "Set-Cookie": await keepAccessCode(created.accessCode, viewer) };
  const redirectTo = `/repair-status?repairId=${created.id}`;
  if (form.phone && (await isPhoneOfCodeUser(viewer, form.phone))) {
    const sent = await sendCode({
      phone: form.phone,
      purpose: "repair",
      repairRequestId: created.id,
      ip: viewer.ip,
    }).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    return redirect(
      sent ? verifyPath({ ...sent, redirectTo, ...(form.name ? { name: form.name } : {}) }) : redirectTo,
      { headers },
    );
  }
  return redirect(redirectTo, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orNoAnswer(serverAction(), messages.createRequest.creationFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: titled(matches, "Create Service Request"),
    description: "Tell us about the service your vehicle needs; we take care of the rest.",
  });
}

type Fields = VisitorFields &
  Record<"serviceType" | "description" | "preferredDate" | "urgency" | "additionalNotes", string>;

const FIELD_LABELS = {
  vehicleId: "Vehicle",
  serviceType: "Service Type",
  preferredDate: "Preferred Service Date",
  additionalNotes: "Additional Notes",
};

export default function CreateRequestPage(props: Route.ComponentProps) {
  const { ended, opensAgain } = props.loaderData;
  return ended ? <LinkEnded why={ended} redirectTo={opensAgain || undefined} /> : <CreateRequest {...props} />;
}

function CreateRequest({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { who, values } = loaderData;
  const alert = actionData && "alert" in actionData ? actionData : null;
  const phoneAsked = alert !== null && !who.mayCreate;
  const busy = useNavigation().formAction === "/create-request";
  useDraft("create-request");
  const [form, fields] = useForm<Fields>({
    id: "create-request",
    defaultValue: { urgency: "normal", contactPreference: who.prefers ?? "phone", ...values },
  });
  return (
    <VisitorFrame title="Create Service Request" backTo="/" backLabel="Back" signedIn={loaderData.signedIn}>
      {loaderData.who.identified ? null : (
        <p className="-mt-2 mb-6 text-sm">
          Already have a repair with us?{" "}
          <Link to="/login/phone" className="inline-flex min-h-11 items-center font-medium text-accent-text underline">
            Open it with your phone
          </Link>
        </p>
      )}
      <Card>
        <CardHeader
          title="New Service Request"
          description="Tell us about the service your luxury vehicle needs"
          actions={<ScanVehicle formId={form.id} />}
        />
        <CardBody>
          <Form method="post" action="/create-request" {...getFormProps(form)} noValidate className="grid gap-8">
            <VehicleSections fields={fields} vehicles={who.vehicles} failed={who.vehiclesFailed} />
            <Section title="Service Details">
              <SelectField
                field={fields.serviceType}
                label="Service Type"
                required
                placeholder="Select a service"
                options={SERVICE_TYPES.map((type) => ({ value: type, label: type }))}
              />
              <TextAreaField field={fields.description} label="Description" required hint="At least 10 characters." />
              <DateField field={fields.preferredDate} label="Preferred Service Date" />
              <RadioGroupField field={fields.urgency} label="Urgency" options={URGENCIES} />
              <TextAreaField field={fields.additionalNotes} label="Additional Notes" hint="Optional." rows={3} />
            </Section>
            {who.identified && !phoneAsked ? null : <ContactSection fields={fields} />}
            <PreferenceSection fields={fields} asks={!who.agreed} />
            {alert ? <Alert title={alert.alert}>{"detail" in alert ? alert.detail : null}</Alert> : null}
            <div className="grid gap-3 sm:flex">
              <Button busy={busy} busyLabel="Processing..." className="sm:flex-1">
                Submit Service Request
              </Button>
              <Button variant="secondary" disabled={busy}>
                Manual Submit (Debug)
              </Button>
            </div>
            <FormErrors form={form} labels={FIELD_LABELS} />
            <FormToast toast={actionData && "toast" in actionData ? actionData.toast : null} />
          </Form>
        </CardBody>
      </Card>
    </VisitorFrame>
  );
}
