import { makeValues } from "./form-values.ts";

type Found = { year: number | null; make: string | null; model: string | null };

/** Puts what was found in the form's fields, as if it had been typed. */
export function fillVehicle(formId: string, { year, make, model }: Found): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const mode = form.elements.namedItem("newVehicle");
  if (mode instanceof HTMLInputElement && mode.type === "checkbox" && !mode.checked) mode.click();
  const values = { year: year?.toString(), model: model ?? undefined, ...makeValues(make) };
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!value || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) {
      control.add(new Option(value, value));
    }
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
