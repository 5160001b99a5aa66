import type { InvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { formatPhone, fullName, vehicleTitle } from "#app/platform/format.ts";
import { letterhead, type ShopSettings } from "#app/shop/settings/settings.ts";

export type HeadColumn = { heading: string; lines: string[] };

/** Who wrote the invoice, for whom, about which car, and where it was repaired: the same on the PDF and on the printed page. */
export function headOf(document: Pick<InvoiceDocument, "request" | "shopOnQuote">, settings: ShopSettings) {
  const { vehicle, requester, repairProvider } = document.request;
  const { mileage } = vehicle;
  const company: HeadColumn = { heading: settings.companyName, lines: letterhead(settings) };
  const customer: HeadColumn = {
    heading: "Customer",
    lines: given(
      fullName(requester) || "Not known",
      requester?.phone && formatPhone(requester.phone),
      requester?.email,
    ),
  };
  const car: HeadColumn = {
    heading: "Vehicle",
    lines: given(
      vehicleTitle(vehicle),
      `VIN ${vehicle.vin ?? "not known"}`,
      vehicle.plate && `License plate ${vehicle.plate}`,
      `Odometer ${mileage === null ? "not known" : `${mileage.toLocaleString("en-US")} miles`}`,
    ),
  };
  const provider: HeadColumn = {
    heading: "Repair provider",
    lines: repairProvider
      ? given(
          repairProvider.name,
          repairProvider.address,
          `${repairProvider.city}, ${repairProvider.state} ${repairProvider.zip ?? ""}`.trim(),
          repairProvider.phoneNumber && formatPhone(repairProvider.phoneNumber),
          repairProvider.registrationNumber && `Registration no. ${repairProvider.registrationNumber}`,
        )
      : given(document.shopOnQuote),
  };
  return { company, parties: [customer, car, provider].filter(({ lines }) => lines.length > 0) };
}

function given(...lines: (string | null | undefined)[]): string[] {
  return lines.flatMap((line) => line || []);
}
