import { useState } from "react";
import { type Fields, VehicleSections } from "#app/routes/create-request/sections.tsx";

type Saved = { id: string; year: number; make: string; model: string };
type Car = {
  year: number | null;
  make: string | null;
  model: string | null;
  mileage: number | null;
  vin: string | null;
};
type Props = { fields: Fields; who: { vehicles: readonly Saved[]; vehiclesFailed: boolean }; car: Car | null };

const VEHICLE_FIELDS = ["vehicleId", "year", "make", "otherMake", "model", "color"];

/**
 * The car as the paper names it, in one line; its fields stand open where it does not, where something in them is wrong, and for whoever
 * was in them before the paper was read.
 */
export function CarFromPaper({ fields, who, car }: Props) {
  const named = car?.year && car.make && car.model ? `${car.year} ${car.make} ${car.model}` : null;
  const wrong = VEHICLE_FIELDS.some((name) => fields[name]?.errors);
  const [begun, setBegun] = useState(false);
  const folded = named !== null && who.vehicles.length === 0 && !begun;
  const begin = () => {
    if (!car) setBegun(true);
  };
  const facts = [
    car?.mileage ? `${car.mileage.toLocaleString("en-US")} miles` : null,
    car?.vin ? `VIN ${car.vin}` : null,
    "from the paper",
  ].filter(Boolean);
  return (
    <details
      open={!folded || wrong}
      onFocus={begin}
      onInput={begin}
      className="group rounded-xl border-line open:border-0 not-open:border not-open:bg-panel"
    >
      <summary hidden={!folded} className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 group-open:px-0">
        <span className="min-w-0">
          <span className="block font-semibold">{named}</span>
          <span className="block text-sm break-words text-muted tabular-nums">{facts.join(" · ")}</span>
        </span>
        <span className="shrink-0 text-sm font-medium text-accent-text group-open:hidden">Change</span>
      </summary>
      <input type="hidden" name="presetYear" defaultValue={String(fields.presetYear?.initialValue ?? "")} />
      <VehicleSections
        modelSuchAs="CR-V"
        fields={fields}
        vehicles={who.vehicles}
        failed={who.vehiclesFailed}
        unchosen="The car on the quote"
      />
    </details>
  );
}
