import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { vehicleNamed, vehicleTitle } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { correctCar, listOtherCars } from "#app/repair/requests/correct-car.server.ts";
import { correctCarForm, NOT_LISTED } from "#app/repair/requests/correct-car.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { ModelField } from "#app/routes/vehicle-models/model-field.tsx";
import { sentIn, useAsOpened } from "#app/ui/form/as-opened.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ChoiceField } from "#app/ui/form/picker.tsx";
import { SureField } from "#app/ui/form/sure-field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/car";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const find = () => findRepairPage(viewer, params.id);
  const { request: found, car: beside, carVersion } = await askedOnce(request, `repair ${params.id}`, find);
  try {
    const car = { ...found.vehicle, plate: beside.plate };
    const typed = await typedBefore(request, url);
    const chosen = typeof typed.vehicleId === "string" ? typed.vehicleId : car.id;
    const q = url.searchParams.get("carQ")?.slice(0, 200) ?? "";
    const others = await listOtherCars(viewer, found, { q, chosen });
    const title = vehicleTitle(car);
    return {
      title,
      q,
      more: others.more,
      was: car.id,
      version: found.version,
      carVersion: carVersion.toISOString(),
      cars: [
        { value: car.id, label: vehicleNamed(car) },
        ...others.options,
        { value: NOT_LISTED, label: "A car that is not listed, described below" },
      ],
      values: {
        vehicleId: car.id,
        make: car.make,
        model: car.model,
        year: String(car.year),
        vin: car.vin ?? "",
        plate: car.plate ?? "",
      },
      typed,
    };
  } catch (error) {
    throwAsResponse(error);
  }
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: correctCarForm(form), disableAutoCoercion: true });
  if (submission.status !== "success") return invalid(submission);
  try {
    await correctCar(viewer, params.id, submission.value);
    return await redirectWithToast(`/dashboard/repair-requests/${params.id}${url.search}`, {
      kind: "success",
      title: "Car corrected",
      description: vehicleTitle((await findRepairRequest(viewer, params.id)).vehicle),
    });
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) throwAsResponse(error);
    return refused(error, submission, "Update failed", messages.unforeseen);
  }
}

export const meta = metaOf("Correct the car");

export default function CorrectCar({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, q, more } = loaderData;
  const values = { ...loaderData.values, ...loaderData.typed };
  const sent = ["version", "carVersion"].map((name) => sentIn(actionData, name)).filter(Boolean);
  const [version = "", carVersion] = useAsOpened(`${loaderData.version} ${loaderData.carVersion}`, {
    sent: sent.length > 1 ? sent.join(" ") : undefined,
  }).split(" ");
  // What was typed stays about the car that it was typed about, whoever puts another one in its place meanwhile.
  const was = useAsOpened(loaderData.was, { name: "was", told: () => false });
  const cars = loaderData.cars.map(({ value, label }) => ({
    value,
    label: value === was ? `${label}, corrected below` : label,
  }));
  const [form, fields] = useForm<typeof values>({ id: "car", defaultValue: values });
  return (
    <FormDialog
      title="Correct the car"
      description={title}
      form={form}
      labels={{ vehicleId: "Which car", plate: "License plate", vin: "VIN" }}
      submit="Save the car"
      version={version}
    >
      <input type="hidden" name="was" value={was} />
      <input type="hidden" name="carVersion" value={carVersion} />
      <ChoiceField
        field={fields.vehicleId}
        label="Which car"
        hint="The fields below are about a car that is corrected or not listed. Prices are judged by the right car at once."
        placeholder="Choose a car"
        options={cars}
        more={more}
        search={{ name: "carQ", value: q, placeholder: "Search this customer's cars" }}
        from={`/dashboard/pick/cars?repair=${params.id}`}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.make} label="Make" required autoComplete="off" />
        <ModelField field={fields.model} />
        <TextField field={fields.year} label="Year" inputMode="numeric" required autoComplete="off" />
        <TextField field={fields.vin} label="VIN" autoCapitalize="characters" autoComplete="off" spellCheck={false} />
        <TextField field={fields.plate} label="License plate" autoCapitalize="characters" autoComplete="off" />
      </div>
      <SureField asked={actionData?.asked} />
    </FormDialog>
  );
}
