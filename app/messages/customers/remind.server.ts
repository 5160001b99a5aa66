import { tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Waited = { repairRequestId: string; accountId: string; vehicle: string; nth: number };

/** That the lines are decided and the go-ahead is not given; once for each of them, which `nth` numbers. */
export async function queueReminder(tx: Transaction, { vehicle: named, nth, ...repair }: Waited): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const vehicle = await carToOwner(repair.repairRequestId, { tx, named });
  const key = `${repair.repairRequestId}:${nth}`;
  await tellCustomers(tx, repair, { about: "go_ahead", kind: "ask", key }, ({ link }) => ({
    text: `${company}: You decided on every line for your ${vehicle}, but did not give your go-ahead yet. Nothing is done before you do. Look it over and approve: ${link} Reply STOP to opt out.`,
    email: {
      subject: `Your ${vehicle} waits for your go-ahead`,
      lines: [
        `You decided on every line for your ${vehicle}, but did not give your go-ahead yet.`,
        "Nothing is done before you do. This is the only reminder.",
      ],
      action: { label: "Look it over and approve", url: link },
    },
  }));
}
