import type { Role } from "#app/access/permissions.ts";
import { customerScope, userScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
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

/**
 * A customer and somebody of the staff have no phone in common: what the one texts would stand under the other's name, and staff
 * sign in by no phone. Colleagues may share the shop's. Errors: 409 at the phone, with who has it.
 */
export async function refuseOthersPhone(tx: Transaction, { id, phone, role }: Having): Promise<void> {
  if (!phone) return;
  const other = await tx.user.findFirst({
    where: {
      phone,
      deletedAt: null,
      role: role === "driver" ? { not: "driver" } : "driver",
      ...(id ? { id: { not: id } } : {}),
    },
    select: { firstName: true, lastName: true, role: true },
  });
  if (!other) return;
  const whose = fullName(other);
  throw new Refusal(
    409,
    `This is the phone of ${whose}, ${roleSaid(other.role)}: texts from it would stand under another name.`,
    {
      field: "phone",
    },
  );
}
