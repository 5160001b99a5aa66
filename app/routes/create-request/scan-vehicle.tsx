import { ScanLine } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ScanAnswer } from "#app/routes/create-request/scan.ts";
import { fillVehicle } from "./fill-vehicle.ts";
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
