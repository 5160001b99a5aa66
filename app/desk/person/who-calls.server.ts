import { may } from "#app/access/permissions.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { type Intake, NAME_REQUIRED } from "#app/desk/intake.ts";
import { makeCustomerIn, takeOnCustomerIn } from "#app/people/customer.server.ts";
import { refuseOthersPhone } from "#app/people/taken.server.ts";
import { userFields } from "#app/people/user.server.ts";
import { recordUserChange } from "#app/people/user-audit.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatPhone, fullName, maskPhone } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";

type Typed = Pick<Intake, "phone" | "email">;

type Reads = Pick<Transaction, "user">;

function knownByPhone(tx: Reads, { phone }: Typed) {
  return tx.user.findFirst({ where: { phone, role: "driver", deletedAt: null }, select: { id: true } });
}

/** Where nobody has the number: the customer whom the e-mail names, who comes back with another one. */
async function namedByEmail(tx: Reads, { email }: Typed) {
  if (!email) return null;
  return tx.user.findFirst({ where: { email, role: "driver", deletedAt: null }, select: userFields });
}

export type SameCustomer = NonNullable<Awaited<ReturnType<typeof findSame>>>;

/** Whom the e-mail names and nobody's number, for the form that asks whether it is them. A number opens an account: to put another on it is for who keeps users. */
export async function findSame(viewer: Viewer, typed: Typed) {
  requireMay(viewer, "customers.keep");
  const person = await namedByEmail(db, typed);
  if (!person || (await knownByPhone(db, typed))) return null;
  const mayRenumber = may(viewer.user.role, "users.manage");
  return { id: person.id, name: fullName(person), had: person.phone && maskPhone(person.phone), mayRenumber };
}

/**
 * Who calls: the customer with this number, the one whom the e-mail names where the form says so, or a new one. Whom nobody heard agree to
 * texts chose none: the link that they ask for goes, and what comes after it by another way. `own`: the number is theirs from now on.
 * Errors: 400 at the name; 409 at the e-mail of a customer, until the form says whether it is them.
 */
export async function findOrMakeCustomer(tx: Transaction, viewer: Viewer, input: Intake) {
  const { phone, name, email, texts, same, renumber } = input;
  const known = await knownByPhone(tx, input);
  if (known) return { ...(await takeOnCustomerIn(tx, viewer, { id: known.id, phone })), made: false, own: true };
  const person = await namedByEmail(tx, input);
  if (person && same === person.id) {
    const taken = await takeOnCustomerIn(tx, viewer, { id: person.id, email });
    if (renumber) await putNumber(tx, viewer, person, phone);
    return { ...taken, made: false, own: renumber };
  }
  if (person) {
    const whose = `This is the email of ${fullName(person)}, who has another number with us.`;
    throw new Refusal(409, `${whose} Say below that it is them, or leave the email out.`, { field: "email" });
  }
  if (!name) throw new Refusal(400, NAME_REQUIRED, { field: "name" });
  const contactPreference = texts ? "text" : email ? "email" : "phone";
  return { ...(await makeCustomerIn(tx, viewer, { phone, name, email, contactPreference })), made: true, own: true };
}

async function putNumber(
  tx: Transaction,
  viewer: Viewer,
  before: NonNullable<Awaited<ReturnType<typeof namedByEmail>>>,
  phone: string,
) {
  requireMay(viewer, "users.manage");
  await refuseOthersPhone(tx, { id: before.id, phone, role: "driver" });
  const after = await tx.user.update({ where: { id: before.id }, data: { phone }, select: userFields });
  await recordUserChange(tx, viewer, before, after, false);
}

/** What the record of the repair says of the number that a customer whom we had called from. */
export async function noteNumber(tx: Transaction, viewer: Viewer, { token, phone, same, renumber }: Intake) {
  if (!same) return;
  const summary = renumber
    ? `${maskPhone(phone)} is the customer's number from now on, as told to ${viewer.name}`
    : `Called from ${formatPhone(phone)}, which is not the customer's number with us`;
  await appendHistory(tx, viewer, { repairRequestId: token, kind: "details_changed", summary });
}
