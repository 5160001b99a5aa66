import { ScanLine } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { makeValues } from "./form-values.ts";
import { ScanButton } from "./scan-button.tsx";

/** Fills year, make and model from a photo or PDF, and turns new-vehicle mode on. A help of the script: the fields do without. */
export function ScanVehicle({ formId }: { formId: string }) {
  const scan = useFetcher<ScanAnswer>();
  const found = scan.data?.ok ? scan.data.vehicle : null;
  useEffect(() => {
    if (found) fillVehicle(formId, found);
  }, [found, formId]);
  return <ScanButton scan={scan} label="Scan vehicle" Icon={ScanLine} found="Vehicle filled in from your scan." />;
}

type Found = { year: number | null; make: string | null; model: string | null };

/** Puts what was found in the form's fields, as if it had been typed. */
export function fillVehicle(formId: string, { year, make, model }: Found): void {
  const form = document.getElementById(formId) as HTMLFormElement | null;
  if (!form) return;
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
