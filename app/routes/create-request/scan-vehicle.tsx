import { ScanLine } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { makeValues } from "./form-values.ts";

/** Fills year, make and model from a photo or PDF, and turns new-vehicle mode on. A help of the script: the fields do without. */
export function ScanVehicle({ formId }: { formId: string }) {
  const scan = useFetcher<ScanAnswer>();
  const hydrated = useHydrated();
  const found = scan.data?.ok ? scan.data.vehicle : null;
  useEffect(() => {
    if (found) fillVehicle(formId, found);
  }, [found, formId]);
  if (!hydrated) return null;
  const busy = scan.state !== "idle";
  return (
    <div className="grid gap-1">
      <label
        className={buttonClass(
          { variant: "secondary", size: "sm" },
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        {busy ? <Spinner /> : <ScanLine aria-hidden="true" className="size-4" />}
        {busy ? "Reading…" : "Scan vehicle"}
        <input
          type="file"
          accept="image/*,application/pdf"
          disabled={busy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (!file) return;
            const body = new FormData();
            body.set("file", file);
            scan.submit(body, { method: "post", action: "/create-request/scan", encType: "multipart/form-data" });
            currentTarget.value = "";
          }}
        />
      </label>
      <p role="status" className="max-w-56 text-sm text-muted">
        {!busy && scan.data ? (scan.data.ok ? "Vehicle filled in from your scan." : scan.data.message) : null}
      </p>
    </div>
  );
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
