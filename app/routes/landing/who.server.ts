import { readSettings } from "#app/shop/settings/settings.server.ts";
import { addressLines } from "#app/shop/settings/settings.ts";

/** The company as its legal pages name it. */
export async function findWho() {
  const settings = await readSettings();
  return {
    name: settings.companyName,
    address: addressLines(settings),
    phone: settings.companyPhone,
    email: settings.companyEmail,
    hours: settings.openingHours,
    registration: settings.companyRegistration,
    feePercent: settings.feePercent,
    settlement: settings.settlement,
  };
}
