import { Camera } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** Reads the VIN, or year, make and model, off a photo of the VIN plate or the registration into the car's field. A help of the script. */
export function ScanCar({ fieldId }: { fieldId: string }) {
  const scan = useFetcher<ScanAnswer>();
  const hydrated = useHydrated();
  const found = scan.data?.ok ? scan.data.vehicle : null;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!found || !(field instanceof HTMLInputElement)) return;
    field.value = found.vin ?? [found.year, found.make, found.model].filter(Boolean).join(" ");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [found, fieldId]);
  if (!hydrated) return null;
  const busy = scan.state !== "idle";
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label
        className={buttonClass(
          { variant: "secondary", size: "sm" },
          "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        {busy ? <Spinner /> : <Camera aria-hidden="true" className="size-4" />}
        {busy ? "Reading…" : "Photograph the VIN plate"}
        <input
          type="file"
          accept="image/*,application/pdf"
          capture="environment"
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
      <p role="status" className="text-sm text-muted">
        {!busy && scan.data ? (scan.data.ok ? "Read from the photo: please compare." : scan.data.message) : null}
      </p>
    </div>
  );
}
