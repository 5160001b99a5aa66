import type { FieldMetadata } from "@conform-to/react";
import { useId } from "react";

// Conform types each field by its whole form.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Field = FieldMetadata<any, any, any>;

import { vehicleTitle } from "#app/platform/format.ts";
import { noneOf } from "#app/shop/car-words.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { SureField } from "#app/ui/form/sure-field.tsx";
import { ScanCar } from "./scan-car.tsx";
import type { Caller } from "./use-caller.ts";
import { useCars } from "./use-cars.ts";

type Props = {
  fields: Record<"vehicleId" | "car" | "plate", Field>;
  caller: Caller | null;
  /** The car that was chosen before. */
  chosen: string;
  /** Those that may be the one in words; of which the desk says whether it is it. */
  which: { id: string; label: string }[];
  asked: string | undefined;
  /** What was answered before, for as long as it is about the same. */
  answered: { which: string | undefined; sure: string | undefined };
};

/** One of the customer's cars, or another one in words or by its VIN. */
export function CarFields({ fields, caller, chosen, which, asked, answered }: Props) {
  const cars = caller?.cars ?? [];
  const listId = useId();
  const { cars: completed, complete } = useCars();
  const first = cars.some(({ id }) => id === chosen) ? chosen : cars[0]?.id;
  return (
    <div className="grid gap-4">
      {caller && cars.length > 0 ? (
        <fieldset key={caller.id} className="min-w-0">
          <legend className="text-sm font-medium">Car</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {cars.map((car) => (
              <label
                key={car.id}
                className="flex min-h-11 items-center gap-2.5 rounded-lg border border-control px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input
                  type="radio"
                  name={fields.vehicleId.name}
                  value={car.id}
                  defaultChecked={car.id === first}
                  className="size-5 shrink-0"
                />
                <span>
                  {vehicleTitle(car)}
                  {car.plate ? <span className="block text-muted">{car.plate}</span> : null}
                  {car.vin ? <span className="block font-mono text-muted">{car.vin.slice(-8)}</span> : null}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <TextField
        field={fields.car}
        label={cars.length > 0 ? "Another car" : "Car"}
        hint="The VIN, or year, make and model."
        placeholder="2019 Honda Civic"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        list={listId}
        onInput={(event) => void complete(event.currentTarget.value)}
      />
      <WhichField which={which} answered={answered.which} />
      <SureField asked={asked} answered={answered.sure} />
      <datalist id={listId}>
        {completed.map((car) => (
          <option key={car} value={car} />
        ))}
      </datalist>
      <div className="grid items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(8rem,1fr)_auto]">
        <TextField
          field={fields.plate}
          label="License plate (optional)"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <ScanCar fieldId={fields.car.id} plateId={fields.plate.id} />
      </div>
    </div>
  );
}

/** Nothing is chosen before the desk says it: each of the answers may be the wrong one. */
function WhichField({ which, answered }: { which: Props["which"]; answered: string | undefined }) {
  if (which.length === 0) return answered ? <input type="hidden" name="which" value={answered} /> : null;
  const answers = [...which, { id: noneOf(which), label: "Another car, that we do not have yet" }];
  return (
    <fieldset className="min-w-0 rounded-lg bg-accent-soft p-3">
      <legend className="float-left text-sm font-medium">Which car is it?</legend>
      <div className="clear-both grid">
        {answers.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input type="radio" name="which" value={id} className="size-5 shrink-0" /> {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
