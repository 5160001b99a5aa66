import type { z } from "zod";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { knownCities, ofStateAlone } from "#app/prices/place/place.server.ts";
import { placeName } from "#app/prices/place/place-name.ts";
import { STATES } from "#app/prices/place/states.ts";
import { placeOf } from "#app/repair/evidence.server.ts";
import { pricesAreCompared } from "#app/repair/lines/reading.ts";
import { ownPlaceOf } from "#app/repair/requests/place/own-place.ts";
import { PLACE_CLOSED, sayShopPlace } from "#app/repair/requests/place/shop-place.server.ts";
import { SaidShopPlace } from "#app/repair/requests/place/shop-place.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import type { Route } from "./+types/say-place";
import { FormPage } from "./form-page.tsx";
import { openToPutRight, refusedPage } from "./open.server.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { request: repair, viewer, theme } = await openToPutRight({ request, params, url });
  if (!viewer || !pricesAreCompared(repair)) throw await refusedPage(repair.id, PLACE_CLOSED);
  const place = placeOf(repair, ownPlaceOf(await readSettings()));
  return {
    id: repair.id,
    values: { city: place?.city ?? "", state: place?.state ?? "", zip: repair.shopPlace?.zip ?? "" },
    known: place ? { state: STATES[place.state] ?? place.state, cities: knownCities(place.state) } : null,
    theme,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: SaidShopPlace });
  if (submission.status !== "success") return invalid(submission);
  const place = submission.value;
  try {
    await sayShopPlace(await getViewer(request), params.id, place);
  } catch (error) {
    return refused(error, submission);
  }
  const only = ofStateAlone(place.city, place.state);
  return redirectWithToast(`/repair-status/${params.id}`, {
    kind: "success",
    title: `Prices are compared by ${only ?? placeName(place)}`,
    ...(only ? { description: `Those of ${place.city} itself are not known.` } : {}),
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${companyNameIn(matches)} · Where the shop is` }, { name: "robots", content: "noindex" }];
}

export default function SayPlace({ loaderData }: Route.ComponentProps) {
  const { id, values, known } = loaderData;
  const [form, fields] = useForm<z.input<typeof SaidShopPlace>, z.output<typeof SaidShopPlace>>({
    id: "say-place",
    defaultValue: values,
    onValidate: ({ formData }) => parseForm(formData, { schema: SaidShopPlace }),
    shouldRevalidate: "onInput",
  });
  return (
    <FormPage
      id={id}
      title="Where is the shop?"
      description="Work costs more in some places than in others. The prices on your quote are compared by this place."
      form={form}
      labels={{ city: "City", state: "State", zip: "ZIP code" }}
      submit="Compare by this place"
    >
      <TextField
        field={fields.city}
        label="City"
        autoComplete="off"
        hint="Of a suburb, name the large city that it belongs to: the prices of small towns are not known."
      />
      <SelectField
        field={fields.state}
        label="State"
        placeholder="By the ZIP code"
        options={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        field={fields.zip}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="off"
        hint="Five digits, if you know it"
      />
      {known && known.cities.length > 0 ? (
        <p className="text-sm text-muted">
          In {known.state} the prices of these cities are known: {known.cities.join(", ")}. Anywhere else it is{" "}
          {known.state} as a whole.
        </p>
      ) : null}
    </FormPage>
  );
}
