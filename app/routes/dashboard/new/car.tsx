import type { FieldMetadata } from "@conform-to/react";
import { type ComponentProps, useId, useState } from "react";

// Conform types each field by its whole form.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Field = FieldMetadata<any, any, any>;

import type { WhichCar } from "#app/desk/intake/car.server.ts";
import { vehicleMark, vehicleTitle } from "#app/platform/format.ts";
import { OTHER_CAR } from "#app/shop/car-words.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { SureField } from "#app/ui/form/sure-field.tsx";
import { ScanCar } from "./scan-car.tsx";
import type { Caller } from "./use-caller.ts";
import { useCars } from "./use-cars.ts";
import { useOneCar } from "./use-one-car.ts";

type Props = {
  fields: Record<"vehicleId" | "car" | "plate", Field>;
  caller: Caller | null;
  /** What was chosen and what was typed before. */
  stood: { vehicleId: string; car: string };
  /** The cars that may be meant, of which the desk says which one it is; `chosen` is the one of ours that stood beside words. */
  which: WhichCar["answers"] | undefined;
  chosen: WhichCar["chosen"] | undefined;
  asked: string | undefined;
  /** What was answered before, for as long as it is about the same. */
  answered: { which: string | undefined; sure: string | undefined };
};

/** One of the customer's cars, or another one in words or by its VIN. */
export function CarFields({ fields, caller, stood, which = [], chosen = null, asked, answered }: Props) {
  const cars = caller?.cars ?? [];
  const { choose, type } = useOneCar({
    vehicleId: fields.vehicleId.name,
    car: fields.car.name,
    plate: fields.plate.name,
  });
  // It was asked of these words; who types others has not been asked.
  const [overtaken, setOvertaken] = useState<Props["which"]>();
  const answers = which.length > 0 && which !== overtaken ? which : [];
  const listId = useId();
  const { cars: completed, complete } = useCars();
  const first = cars.some(({ id }) => id === stood.vehicleId) ? stood.vehicleId : cars[0]?.id;
  const checked = stood.vehicleId === OTHER_CAR || (stood.vehicleId === "" && stood.car !== "") ? OTHER_CAR : first;
  const chip = (value: string) => ({
    value,
    name: fields.vehicleId.name,
    defaultChecked: value === checked,
    onChange: choose,
  });
  return (
    <div className="grid gap-4">
      {answers.length > 0 && chosen ? <input type="hidden" name={fields.vehicleId.name} value={chosen} /> : null}
      {caller && cars.length > 0 && answers.length === 0 ? (
        <fieldset key={caller.id} className="min-w-0">
          <legend className="text-sm font-medium">Car</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {cars.map((car) => (
              <Chip key={car.id} {...chip(car.id)}>
                {vehicleTitle(car)}
                <span className="block text-muted">{vehicleMark(car)}</span>
              </Chip>
            ))}
            <Chip {...chip(OTHER_CAR)}>Another car, below</Chip>
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
        onInput={(event) => {
          type(event);
          setOvertaken(which);
          void complete(event.currentTarget.value);
        }}
      />
      <WhichField answers={answers} answered={answered.which} />
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

function Chip({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 rounded-lg border border-control px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-soft">
      <input type="radio" {...input} className="size-5 shrink-0" />
      <span>{children}</span>
    </label>
  );
}

/** Nothing is chosen before the desk says it: each of the answers may be the wrong one. */
function WhichField({ answers, answered }: { answers: WhichCar["answers"]; answered: string | undefined }) {
  if (answers.length === 0) return answered ? <input type="hidden" name="which" value={answered} /> : null;
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
