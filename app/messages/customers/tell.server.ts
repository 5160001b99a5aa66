import { saidOf } from "#app/messages/customers/status-text.ts";
import { repairLink, type Told, tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import type { RepairRequest, Transaction } from "#app/platform/db.server.ts";
import { formatMoney, formatPhone } from "#app/platform/format.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { fillIn } from "#app/shop/settings/settings.ts";

type Change = { repairRequestId: string; accountId: string };
/** `delay`: what comes after the word "delayed". */
type StatusChange = Change & {
  status: RepairRequest["status"];
  vehicle: string;
  delay?: string;
  ahead?: string | null;
  /** What the lines that wait for their decision come to, in words. */
  toDecide?: string | null;
};

/**
 * Tells each driver of the account that the status changed, by the way they chose. Called in the transaction that changed it,
 * after the request's version was raised: the version makes each change tell of itself once.
 */
export async function queueStatusUpdate(tx: Transaction, change: StatusChange): Promise<void> {
  const { companyName: company, statusText } = await readSettings(tx);
  const vehicle = await carToOwner(change.repairRequestId, { tx, named: change.vehicle });
  await tellCustomers(tx, change, { about: "status", kind: "status_update" }, ({ toPay, ...way }) => {
    const { status, ask } = saidOf(change.status, {
      toDecide: change.toDecide ?? null,
      toPay,
      delay: change.delay ?? "",
      ahead: change.ahead ?? null,
    });
    // What is to be paid opens where it is paid.
    const link = change.status === "Pending_Payment" && toPay ? way.toPayment : way.link;
    return {
      now: ask === "See" ? `Your repair is now ${status}.` : undefined,
      text: fillIn(statusText, { company, vehicle, status, link: ` ${ask} ${link}` }),
      email: {
        subject: `Your ${vehicle} is ${status}`,
        lines: [`Your ${vehicle} repair is now ${status}.`],
        action: { label: ask.replace(/:$/, "") === "See" ? "See your repair" : ask.replace(/:$/, ""), url: link },
      },
    };
  });
}

/** `together`: all that waits for their decision by then, where it may go as one with what was asked a moment ago. */
type Asked = Change & { vehicle: string; what: string; together?: string | undefined };

/**
 * The same for new work or a higher price in a repair that was authorized: the customer is asked at once, and where they chose
 * the phone somebody at the shop is asked to call too.
 */
export async function queueAskAgain(tx: Transaction, asked: Asked): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { together } = asked;
  const vehicle = await carToOwner(asked.repairRequestId, { tx, named: asked.vehicle });
  const how = { about: "ask", kind: "ask", gathers: together !== undefined } as const;
  const told = await tellCustomers(tx, asked, how, ({ link, gathered }) => {
    const what = gathered && together ? together : asked.what;
    return {
      text: `${company}: Your ${vehicle} needs your decision: ${what}. Nothing of it is done before you approve. Decide here: ${link} Reply STOP to opt out.`,
      email: {
        subject: `Your ${vehicle} needs your decision`,
        lines: [`Your ${vehicle} needs your decision: ${what}.`, "Nothing of it is done before you approve."],
        action: { label: "Approve or decline", url: link },
      },
    };
  });
  const callers = told.filter(({ prefers, phone }) => prefers === "phone" && phone);
  if (callers.length > 0) await askForCall(tx, asked, callers);
}

type Answered = Change & { vehicle: string; documentId: string; sentence: string };

/** What a quote amounts to, for who did not wait until it was read; once for each document. */
export async function queueAnswer(tx: Transaction, answered: Answered): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { documentId, sentence } = answered;
  const vehicle = await carToOwner(answered.repairRequestId, { tx, named: answered.vehicle });
  const said = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  await tellCustomers(tx, answered, { about: "answer", kind: "status_update", key: documentId }, ({ link }) => ({
    text: `${company}: Your ${vehicle} quote. ${said} See every line and decide: ${link} Reply STOP to opt out.`,
    email: {
      subject: `Your ${vehicle} quote: the answer`,
      lines: [said],
      action: { label: "See every line", url: link },
    },
  }));
}

type Voided = Change & { vehicle: string; invoiceId: string; number: string; sum: number };

/** That an invoice which they were asked to pay counts no more; once for each, the sum in cents. */
export async function queueVoid(tx: Transaction, voided: Voided): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { invoiceId, number, sum } = voided;
  const vehicle = await carToOwner(voided.repairRequestId, { tx, named: voided.vehicle });
  const said = `Invoice ${number} of ${formatMoney(sum)} for your ${vehicle} is void.${sum > 0 ? " Please do not pay it." : ""}`;
  await tellCustomers(tx, voided, { about: "void", kind: "invoice", key: invoiceId }, ({ link }) => ({
    text: `${company}: ${said} See your repair: ${link} Reply STOP to opt out.`,
    email: {
      subject: `Invoice ${number} is void`,
      lines: [said],
      action: { label: "See your repair", url: link },
    },
  }));
}

type Authorized = Change & { vehicle: string; revision: number; sum: number };

/** After a go-ahead the customer's own copy of the record: the document that was frozen, or a link to it; the sum in cents. */
export async function queueRecordCopy(tx: Transaction, authorized: Authorized): Promise<void> {
  const { companyName: company } = await readSettings(tx);
  const { repairRequestId, revision, sum } = authorized;
  const vehicle = await carToOwner(repairRequestId, { tx, named: authorized.vehicle });
  await tellCustomers(
    tx,
    authorized,
    { about: "record", kind: "record", paper: true },
    ({ link, code, attached, now }) => {
      const copy = repairLink(repairRequestId, code, `/authorizations/${revision}.pdf`);
      return {
        text: `${company}: You authorized ${formatMoney(sum)} for your ${vehicle}.${now && ` ${now}`} Your copy to keep: ${copy} Reply STOP to opt out.`,
        email: {
          subject: `You authorized ${formatMoney(sum)} for your ${vehicle}`,
          lines: [
            `You authorized ${formatMoney(sum)} for your ${vehicle}. Your copy to keep ${attached ? "is attached" : "is behind the link"}.`,
            ...(now ? [now] : []),
          ],
          action: attached ? { label: "See your repair", url: link } : { label: "See your copy", url: copy },
          attachments: [{ kind: "record", id: repairRequestId }],
        },
      };
    },
  );
}

/** Until somebody called, or the customer has decided, it stands in Now; one call is about all that waits. */
async function waitForCall(tx: Transaction, repairRequestId: string, people: Told[], what: string) {
  const waiting = { kind: "call_back", status: "queued", repairRequestId } as const;
  if ((await tx.callRequest.count({ where: waiting })) > 0) return;
  const result = { summary: `They chose to be phoned. It is about ${what}.`, toDecide: true };
  await tx.callRequest.createMany({
    data: people
      .slice(0, 1)
      .flatMap(({ phone, name }) =>
        phone ? [{ ...waiting, phoneNumber: phone, userName: name || "the customer", result }] : [],
      ),
  });
}

async function askForCall(tx: Transaction, { repairRequestId, vehicle, what }: Asked, people: Told[]) {
  const request = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: { id: true, accountId: true, advisorId: true },
  });
  await waitForCall(tx, repairRequestId, people, what);
  const whom = people.map(({ name, phone }) => `${name || "the customer"}, ${formatPhone(phone)}`).join("; ");
  await notifyShopSide(tx, request, {
    kind: "call_back",
    title: `Please call: ${vehicle}`,
    body: `They chose to be phoned: ${whom}. It is about ${what}.`,
  });
}
