import { Camera } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { ScanButton } from "#app/routes/create-request/scan-button.tsx";

/** Reads the VIN, or year, make and model, off a photo of the VIN plate or the registration into the car's field. */
export function ScanCar({ fieldId }: { fieldId: string }) {
  const scan = useFetcher<ScanAnswer>();
  const found = scan.data?.ok ? scan.data.vehicle : null;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!found || !(field instanceof HTMLInputElement)) return;
    field.value = found.vin ?? [found.year, found.make, found.model].filter(Boolean).join(" ");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [found, fieldId]);
  return (
    <ScanButton
      scan={scan}
      label="Photograph the VIN"
      Icon={Camera}
      found="Read from the photo: please compare."
      reads="The VIN is read, or a registration or quote; a license plate is not."
      camera
    />
  );
}
