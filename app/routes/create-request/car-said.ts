import { otherCar } from "#app/quote-reader/join/other-car.ts";
import { makeValues } from "#app/routes/create-request/form-values.ts";

export type CarRead = { year: number | null; make: string | null; model: string | null };

/** The car as the fields of the form take it; only a whole one. `presetYear`: the year that stood there before anybody chose one. */
export function carValues({ year, make, model }: CarRead): Record<string, string> {
  if (!year || !make || !model) return {};
  return { year: String(year), presetYear: String(year), model, ...makeValues(make) };
}

/** A saved car, or another one to the last field: the paper need not be waited for. */
export function saysCar(form: FormData): boolean {
  const { year, make, model } = typedCar(form);
  return isSaved(form) || Boolean(year && make && model);
}

/**
 * The car of a form and its paper together: what was left empty, or as it stood, is the paper's. Null where a saved car was chosen or
 * another one than the paper's was typed: that stands, and the paper is asked about.
 */
export function carOfBoth(form: FormData, paper: CarRead): CarRead | null {
  const typed = typedCar(form);
  if (isSaved(form) || otherCar({ ...paper, vin: null }, { ...typed, vin: null }).length > 0) return null;
  return { year: typed.year ?? paper.year, make: typed.make ?? paper.make, model: typed.model ?? paper.model };
}

function isSaved(form: FormData) {
  return Boolean(form.get("vehicleId") && !form.get("newVehicle"));
}

/** A year without make and model, or the one that stood there by itself, was said by nobody. */
function typedCar(form: FormData): CarRead {
  const of = (name: string) => String(form.get(name) ?? "").trim() || null;
  const listed = of("make");
  const make = listed === null || listed === "Other" ? of("otherMake") : listed;
  const model = of("model");
  const stood = (!make && !model) || of("year") === of("presetYear");
  return { year: stood ? null : Number(of("year")) || null, make, model };
}
