import { tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Received = { repairRequestId: string; accountId: string; vehicle: string; what: "quote" | "service request" };

/** That what they sent in is here, and where it can be followed; once for each request. */
export async function queueReceived(tx: Transaction, { what, ...received }: Received): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { repairRequestId: key } = received;
  const vehicle = await carToOwner(key, { tx, named: received.vehicle });
  const said = `We have your ${what} for your ${vehicle}.`;
  await tellCustomers(tx, received, { about: "received", kind: "status_update", key }, ({ link }) => ({
    text: `${company}: ${said} Follow it here: ${link} Reply STOP to opt out.`,
    email: { subject: `We have your ${what}`, lines: [said], action: { label: "Follow it here", url: link } },
  }));
}
