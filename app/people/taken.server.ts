import type { Role } from "#app/access/permissions.ts";
import { customerScope, userScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { worldOf } from "#app/messages/gate.server.ts";
import { UNREACHABLE_OF_CUSTOMER, unreachable } from "#app/messages/reach.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { codeOf } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";

export const CUSTOMER_TAKEN = "A customer with this phone exists already. Look them up by the phone.";
export const DRIVER_TAKEN = "A driver with this phone exists already.";

type Writer = { viewer: Viewer; email?: string | null | undefined };

/** Writes a person. `ofPhone` is the sentence for a phone that is somebody's. Errors: 409 at the field that somebody else has. */
export async function orTaken<Result>(write: Promise<Result>, ofPhone: string, by: Writer): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (codeOf(error) !== "P2002") throw error;
    const at = JSON.stringify(error instanceof Object && "meta" in error ? error.meta : null) ?? "";
    if (at.includes("phone")) throw new Refusal(409, ofPhone, { field: "phone" });
    if (at.includes("email")) throw await emailTaken(by);
    throw error;
  }
}

/** That an email is somebody's, and what to do: whose it is, and where they are opened, reads only whoever may see them. */
export async function emailTaken({ viewer, email }: Writer): Promise<Refusal> {
  const seen = email
    ? await db.user.findFirst({
        where: { email: { equals: email, mode: "insensitive" }, OR: [userScope(viewer), customerScope(viewer)] },
        select: { firstName: true, lastName: true, role: true },
      })
    : null;
  const where = viewer.user?.role === "admin" ? "Users" : "Customers";
  const words = seen
    ? `${fullName(seen)}, ${roleSaid(seen.role)}, has this email: look it up under ${where} and open them, or enter another one.`
    : "Somebody else has this email. Enter another one; an admin can look up whose it is.";
  return new Refusal(409, words, { field: "email" });
}

function roleSaid(role: Role) {
  return role === "driver" ? "a customer" : `who works here as ${role}`;
}

type Having = { id?: string; phone?: string | null | undefined; role: Role };

/** Nobody else gives this phone to anybody until the transaction ends: two who get it at one moment would not see each other. */
export async function holdPhone(tx: Transaction, phone: string): Promise<void> {
  await holdPhones(tx, [phone]);
}

/** Each of them, always in the same order: two who hold several do not wait for each other. */
export async function holdPhones(tx: Transaction, phones: string[]): Promise<void> {
  const inOrder = [...new Set(phones)].sort();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('phone ' || p)) FROM unnest(${inOrder}::text[]) p`;
}

/**
 * A customer and somebody of the staff have no phone in common: what the one texts would stand under the other's name, and staff
 * sign in by no phone. Colleagues may share the shop's. Errors: as whyNoCustomers; 409 at the phone of a customer, with who has it.
 */
export async function refuseOthersPhone(tx: Transaction, { id, phone, role }: Having): Promise<void> {
  if (!phone) return;
  await holdPhone(tx, phone);
  const refusal =
    role === "driver"
      ? (await whyNoCustomers(tx, [phone], id)).get(phone)
      : (await heldBy(tx, [phone], { role: "driver", ...(id ? { id: { not: id } } : {}) })).get(phone);
  if (refusal) throw refusal;
}

/**
 * Why these phones are no customer's, by the phone: somebody of the staff has it (409), or no text of ours reaches it (400), and so no
 * code that signs in. `id`: of the person who gets it.
 */
export async function whyNoCustomers(tx: Transaction, phones: string[], id?: string): Promise<Map<string, Refusal>> {
  const world = await worldOf("text", tx);
  const unreached = phones.flatMap((phone) => {
    const why = unreachable(phone, world);
    return why ? [[phone, new Refusal(400, UNREACHABLE_OF_CUSTOMER[why], { field: "phone" })] as const] : [];
  });
  const staff = await heldBy(tx, phones, { role: { not: "driver" }, ...(id ? { id: { not: id } } : {}) });
  return new Map([...unreached, ...staff]);
}

async function heldBy(tx: Transaction, phones: string[], others: Prisma.UserWhereInput) {
  const people = await tx.user.findMany({
    where: { phone: { in: phones }, deletedAt: null, ...others },
    select: { phone: true, firstName: true, lastName: true, role: true },
  });
  return new Map(
    people.map(({ phone, role, ...name }) => {
      const sentence = `This is the phone of ${fullName(name)}, ${roleSaid(role)}: texts from it would stand under another name.`;
      return [phone ?? "", new Refusal(409, sentence, { field: "phone" })];
    }),
  );
}
