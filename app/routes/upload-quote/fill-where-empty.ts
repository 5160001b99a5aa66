import { type CarRead, carOfBoth } from "#app/routes/create-request/car-said.ts";
import { fillVehicle } from "#app/routes/create-request/fill-vehicle.ts";

/** The car of the paper, where nobody has said another one. */
export function fillWhereEmpty(car: CarRead) {
  const form = document.querySelector<HTMLFormElement>("#file-quote");
  const whole = form && carOfBoth(new FormData(form), car);
  if (!whole) return;
  fillVehicle("file-quote", whole);
  const preset = form.elements.namedItem("presetYear");
  if (preset instanceof HTMLInputElement && whole.year) preset.value = String(whole.year);
}
