import { tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Answer = { repairRequestId: string; accountId: string; vehicle: string; said: string };

/** What the shop said of its prices, to who has not decided on them yet; once for each answer. */
export async function queueShopAnswer(tx: Transaction, answer: Answer): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { said } = answer;
  const vehicle = await carToOwner(answer.repairRequestId, { tx, named: answer.vehicle });
  await tellCustomers(tx, answer, { about: "prices", kind: "ask" }, ({ link }) => ({
    text: `${company}: The shop answered about your ${vehicle}. ${said} Approve or decline: ${link} Reply STOP to opt out.`,
    email: {
      subject: `The shop answered about your ${vehicle}`,
      lines: [`The shop answered about your ${vehicle}. ${said}`],
      action: { label: "Approve or decline", url: link },
    },
  }));
}
