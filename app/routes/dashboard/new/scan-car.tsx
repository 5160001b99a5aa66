import { Camera } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { ScanButton } from "#app/routes/create-request/scan-button.tsx";

/** Reads the VIN, or year, make and model, or the license plate of a car that is known, off a photo into the car's fields. */
export function ScanCar({ fieldId, plateId }: { fieldId: string; plateId: string }) {
  const scan = useFetcher<ScanAnswer>();
  const answer = scan.data?.ok ? scan.data : null;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!answer || !(field instanceof HTMLInputElement)) return;
    const { plate } = answer.vehicle;
    const { known, words } = carIn(answer);
    const own = known && field.form?.querySelector<HTMLInputElement>(`input[type=radio][value="${known}"]`);
    // A chosen car empties what was typed of another.
    if (own) own.click();
    else if (words) writeInto(field, words);
    if (plate) writeInto(document.getElementById(plateId), plate);
  }, [answer, fieldId, plateId]);
  return (
    <ScanButton
      scan={scan}
      label="Photograph the VIN or plate"
      Icon={Camera}
      found={saidOf(answer)}
      reads="A VIN, a registration, a quote and a license plate are read."
      camera
    />
  );
}

/** As if it had been typed: the draft keeps it. */
function writeInto(field: Element | null, words: string) {
  if (!(field instanceof HTMLInputElement)) return;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A VIN has a check digit and goes before the plate: a car of another VIN, or of none that we know, is not taken for it. */
export function carIn({ vehicle, known: plated = [] }: ScanAnswer & { ok: true }) {
  const { vin, year, make, model } = vehicle;
  const cars = vin ? plated.filter((car) => car.vin === vin) : plated;
  const [car] = cars.length === 1 ? cars : [];
  const words = vin ?? car?.vin ?? car?.title ?? [year, make, model].filter(Boolean).join(" ");
  return { known: car?.id ?? null, words };
}

/** A plate has no check digit: it is said to have been read, and whose it is. */
function saidOf(answer: (ScanAnswer & { ok: true }) | null): string {
  const { vehicle, known = [] } = answer ?? {};
  if (!vehicle?.plate || vehicle.vin) return "Read from the photo: please compare.";
  const read = `Plate ${vehicle.plate}, read from the photo: please check it.`;
  const [first, ...more] = known;
  if (first && more.length === 0) return `${read} It is the ${first.title} of ${first.owner}.`;
  if (first) return `${read} ${known.length} cars have it: ${known.map(({ owner }) => owner).join(", ")}.`;
  return `${read} No car of yours has it: it is kept with this one; enter year, make and model.`;
}
