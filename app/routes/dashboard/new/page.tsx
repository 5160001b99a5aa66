import { getFormProps } from "@conform-to/react";
import { useRef, useState } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { carSaid, WhichCar } from "#app/desk/intake/car.server.ts";
import { findIntakeDrafts, takeIn } from "#app/desk/intake.server.ts";
import { Intake, IntakeDraft } from "#app/desk/intake.ts";
import type { GridRow } from "#app/desk/packages/package.ts";
import { listPackageNames } from "#app/desk/packages/packages.server.ts";
import { findWhoCalls } from "#app/desk/person/caller.server.ts";
import { findSame, type SameCustomer } from "#app/desk/person/who-calls.server.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import { incomingOf } from "#app/quotes/store.server.ts";
import { listTechnicianChoices } from "#app/repair/assign/assign.server.ts";
import { shopHere } from "#app/shop/settings/shop-here.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { sentIn } from "#app/ui/form/as-opened.tsx";
import { FileField, FormErrors, TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/page";
import { lookedUp, saidOf, takeQuote, withPackage } from "./answers.server.ts";
import { AppointmentFields } from "./appointment.tsx";
import { CarFields } from "./car.tsx";
import { CustomerFields } from "./customer.tsx";
import { LineGrid, rowsOf } from "./lines/lines.tsx";
import { OtherDrafts } from "./other-drafts.tsx";
import { SendBar } from "./send-bar.tsx";
import { useCaller } from "./use-caller.ts";
import { useDraft } from "./use-draft.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  const asked = url.searchParams.get("phone");
  const drafts = await findIntakeDrafts(viewer);
  const wanted = url.searchParams.get("draft");
  // The next caller is not the last one: what was begun is picked up where it is asked for.
  const begun = drafts.find(({ token }) => token === wanted);
  const before = await typedBefore(request, url);
  const typed =
    Object.keys(before).length > 0
      ? before
      : (begun ?? {
          phone: formatPhone(asked),
          // A free place of the calendar leads here.
          at: url.searchParams.get("at"),
          technicianId: url.searchParams.get("technician"),
          bay: url.searchParams.get("bay"),
        });
  const values = IntakeDraft.parse(typed);
  return {
    values,
    others: drafts
      .filter(({ token }) => token !== values.token)
      .map(({ token, name, phone: entered, car, plate }) => ({
        token,
        words: [name || entered, car || plate].filter(Boolean).join(", ") || "No name yet",
      })),
    /** Another address is another form; what is asked again while one types is the same. */
    key: url.search,
    found: {
      ...(await findWhoCalls(viewer, values.phone)),
      asked: url.searchParams.get("looked") === "phone",
    },
    named: { vin: provenVin(values.car), car: carSaid(values.car) },
    origin: env.PUBLIC_ORIGIN ?? url.origin,
    ...(await shopHere()),
    packages: await listPackageNames(viewer),
    technicians: await listTechnicianChoices(viewer, { chosen: values.technicianId }),
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  const form = await readForm(request);
  const quote = takeQuote(form);
  if (form.get("intent") === "package") return withPackage(viewer, form);
  if (form.has("find")) return lookedUp(viewer, form);
  const submission = parseForm(form, { schema: Intake });
  if (submission.status !== "success") return invalid(submission);
  try {
    const taken = await takeIn(viewer, submission.value, {
      origin: env.PUBLIC_ORIGIN ?? url.origin,
      quote: quote.length > 0 ? await incomingOf(quote) : null,
    });
    return await redirectWithToast(`/dashboard/repair-requests/${taken.id}`, saidOf(taken));
  } catch (error) {
    const { data: answer, init } = refused(error, submission, "Not saved", messages.unforeseen);
    const made = error instanceof Refusal ? error.coded?.repairRequestId : undefined;
    const same = await findSame(viewer, submission.value);
    const { answers: which, chosen } = error instanceof WhichCar ? error : { answers: [], chosen: null };
    return data({ ...answer, ...(made ? { made } : {}), same, which, chosen }, init ?? {});
  }
}

export const meta = metaOf("New");

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Intaking key={loaderData.key} loaderData={loaderData} actionData={actionData} />;
}

type Values = Record<
  | "token"
  | "phone"
  | "name"
  | "email"
  | "same"
  | "renumber"
  | "texts"
  | "vehicleId"
  | "car"
  | "plate"
  | "complaint"
  | "at"
  | "technicianId"
  | "bay",
  string
> & {
  lineItems: GridRow[];
  quote: File;
};

type Asked = Partial<
  Pick<WhichCar, "chosen"> & { which: WhichCar["answers"]; asked: string; same: SameCustomer | null }
>;

function Intaking({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const [values] = useState(loaderData.values);
  // Without a script a page that refused is another page over the same form.
  const [token] = useState(sentIn(actionData, "token") ?? values.token);
  const ref = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const busy = navigation.formMethod === "POST" && navigation.formAction?.startsWith("/dashboard/new") === true;
  const found = useCaller(loaderData.found);
  const { keep, drop } = useDraft(ref);
  const [form, fields] = useForm<Values>({ id: "intake", defaultValue: values });
  const { same, which, chosen, asked }: Asked = actionData ?? {};
  return (
    <>
      <PageHeader
        title="New"
        actions={
          <Form method="post" action="/dashboard/new/discard" onSubmit={drop}>
            <input type="hidden" name="token" value={token} />
            <Button variant="secondary" size="sm">
              Start over
            </Button>
          </Form>
        }
      />
      <OtherDrafts of={loaderData.others.filter((one) => one.token !== token)} />
      <Form
        ref={ref}
        method="post"
        encType="multipart/form-data"
        {...getFormProps(form)}
        noValidate
        onChange={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            ref.current?.requestSubmit(ref.current.querySelector<HTMLButtonElement>("button[value='send']"));
          }
        }}
        className="grid gap-4"
      >
        <input type="hidden" name="token" value={token} />
        <FormErrors form={form} labels={{ at: "Appointment", lineItems: "Lines", package: "Package", token: "Form" }} />
        {actionData && "made" in actionData && actionData.made ? (
          <Link to={`/dashboard/repair-requests/${actionData.made}`} className="text-accent-text underline">
            Open the repair request
          </Link>
        ) : null}
        <div className="grid gap-4 lg:grid-cols-2">
          <Card className="grid content-start gap-4 p-4 sm:p-5">
            <CustomerFields fields={fields} found={found} same={same ?? null} />
          </Card>
          <Card className="grid content-start gap-4 p-4 sm:p-5">
            <CarFields
              fields={fields}
              caller={found.caller}
              stood={{
                vehicleId: sentIn(actionData, "vehicleId") ?? values.vehicleId,
                car: sentIn(actionData, "car") ?? values.car,
              }}
              which={which}
              chosen={chosen}
              asked={asked}
              answered={{ which: sentIn(actionData, "which"), sure: sentIn(actionData, "sure") }}
            />
          </Card>
        </div>
        <Card className="grid gap-4 p-4 sm:p-5">
          <TextAreaField field={fields.complaint} label="What is asked for" rows={2} fit />
          <AppointmentFields
            fields={fields}
            technicians={loaderData.technicians}
            bays={loaderData.bays}
            conflicts={(actionData && "conflicts" in actionData && actionData.conflicts) || []}
          />
          <LineGrid
            name={fields.lineItems.name}
            id={fields.lineItems.id}
            errors={fields.lineItems.errors}
            faults={form.allErrors}
            initial={rowsOf(form, values)}
            formRef={ref}
            onChanged={keep}
            packages={loaderData.packages}
            beside={
              <FileField
                field={fields.quote}
                label="Or the shop's quote"
                hint="A photo or a PDF, at most 15 MB and 30 pages; several pages at once become one paper. It is read, and its lines appear on the request."
                accept={ACCEPTED_FILES}
                multiple
              />
            }
          />
        </Card>
        <SendBar
          formRef={ref}
          initial={values}
          caller={found.caller}
          named={loaderData.named}
          origin={loaderData.origin}
          company={loaderData.company}
          place={loaderData.place}
          busy={busy}
        />
      </Form>
      <FormToast toast={actionData?.toast} />
    </>
  );
}
