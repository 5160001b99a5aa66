import { cancelledByThem, STILL_WANTED } from "#app/messages/customers/cancelled-said.ts";
import { tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatDateTime, zoneName } from "#app/platform/format.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Appointment = {
  repairRequestId: string;
  accountId: string;
  vehicle: string;
  moment: Date;
  off: "shop" | "customer" | null;
};

/**
 * Tells the customer when their car is expected, by the way they chose, with the file for their calendar; or that it is not expected then any more
 * (`off`: who cancelled it). Returns who is reached.
 */
export async function queueAppointment(tx: Transaction, appointment: Appointment): Promise<string[]> {
  const { companyName: company } = await readSettings(tx);
  const { repairRequestId, moment, off } = appointment;
  const vehicle = await carToOwner(repairRequestId, { tx, named: appointment.vehicle });
  const when = `${formatDateTime(moment)} ${zoneName(moment)}`;
  const told = await tellCustomers(
    tx,
    appointment,
    { about: "appointment", kind: "status_update" },
    ({ link, attached }) =>
      off
        ? cancelled(link)
        : {
            text: `${company}: Your ${vehicle} is booked for ${when}. Details, and the file for your calendar: ${link} Reply STOP to opt out.`,
            email: {
              subject: `Your ${vehicle} is booked for ${when}`,
              lines: [
                `Your ${vehicle} is booked for ${when}. The file for your calendar is ${attached ? "attached" : "behind the link"}.`,
              ],
              action: { label: "See your repair", url: link },
              attachments: [{ kind: "appointment", id: repairRequestId }],
            },
          },
  );
  return told.filter(({ way }) => way).map(({ name }) => name);

  function cancelled(link: string) {
    const said =
      off === "customer"
        ? cancelledByThem(`The appointment for your ${vehicle} on ${when}`)
        : `The appointment for your ${vehicle} on ${when} is cancelled.`;
    const next =
      off === "customer"
        ? `${STILL_WANTED} Write to us on its page, with a time that suits you if you do`
        : "Write to us on the page of your repair when another time suits you";
    return {
      text: `${company}: ${said} ${next}: ${link} Reply STOP to opt out.`,
      email: {
        subject: `Your ${vehicle}: the appointment on ${when} is cancelled`,
        lines: [said, `${next}.`],
        action: { label: "See your repair", url: link },
      },
    };
  }
}
