import { tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** `what`: what the shop noted as not wanted any more; `sum` of what stays authorized, tax and fee included, in cents. */
type TakenOff = { repairRequestId: string; accountId: string; vehicle: string; what: string; sum: number };

/** What holds after work was taken off by word of mouth: the newest paper that the customer has says another sum. */
export async function queueTakenOff(tx: Transaction, takenOff: TakenOff): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { what, sum } = takenOff;
  const vehicle = await carToOwner(takenOff.repairRequestId, { tx, named: takenOff.vehicle });
  const said = `As you told us, we do not do this on your ${vehicle} now: ${what}. What you authorized comes to ${formatMoney(sum)}.`;
  await tellCustomers(tx, takenOff, { about: "record", kind: "record" }, ({ link }) => ({
    text: `${company}: ${said} If that is wrong, tell us at once: ${link} Reply STOP to opt out.`,
    email: {
      subject: `Your ${vehicle}: ${formatMoney(sum)} is authorized now`,
      lines: [said, "If that is wrong, tell us at once."],
      action: { label: "See your repair", url: link },
    },
  }));
}

/** `sum`: what was authorized, tax and fee included, in cents. */
type Withdrawn = Omit<TakenOff, "what">;

/** That a go-ahead was taken back, in the way that it was confirmed: whoever keeps its copy reads that it holds no more. */
export async function queueWithdrawn(tx: Transaction, withdrawn: Withdrawn): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const vehicle = await carToOwner(withdrawn.repairRequestId, { tx, named: withdrawn.vehicle });
  const said = `You withdrew the ${formatMoney(withdrawn.sum)} that you had authorized for your ${vehicle}.`;
  const now = "Nothing is authorized now, and nothing is done before you approve again.";
  await tellCustomers(tx, withdrawn, { about: "record", kind: "record" }, ({ link }) => ({
    text: `${company}: ${said} ${now} See your repair: ${link} Reply STOP to opt out.`,
    email: {
      subject: `You withdrew your authorization for your ${vehicle}`,
      lines: [said, now],
      action: { label: "See your repair", url: link },
    },
  }));
}
