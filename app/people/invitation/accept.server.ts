import { recordAudit } from "#app/access/audit.server.ts";
import { startPendingSignIn } from "#app/access/pending-sign-in.server.ts";
import { endSessionsOf } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { type Invitation, takeInvitation } from "#app/people/invitation/invitation.server.ts";
import type { AcceptInvitation } from "#app/people/invitation/invitation.ts";
import { hashNewPassword } from "#app/people/new-password.server.ts";
import { dropSecondFactor } from "#app/people/second-factor/factors.server.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { beginSetUp } from "#app/shop/settings/set-up.server.ts";

export type Accepted = {
  /** The Set-Cookie value of the second step, which is a second factor to set up. */
  setCookie: string;
  /** Where it is set up. */
  to: string;
};

const SET_UP = "/login/second-factor/set-up";

/**
 * Makes the person of an invitation, or gives a person of this email a new way in, and leads to the second factor. The link is
 * used up in the same transaction. Errors: 400 the password or no email; 409 the email is somebody else's; 410.
 */
export async function acceptInvitation(
  viewer: Viewer,
  invitation: Invitation,
  given: AcceptInvitation,
): Promise<Accepted> {
  const email = invitation.email ?? given.email;
  if (!email) throw new Refusal(400, "Invalid email address", { field: "email" });
  const person = { email, firstName: given.firstName, lastName: given.lastName };
  const passwordHash = given.way === "password" ? await hashNewPassword(given.password, person) : null;
  try {
    const userId = await db.$transaction(async (tx) => {
      await takeInvitation(tx, invitation);
      if (invitation.kind === "first") await beginSetUp(tx);
      return makePerson(tx, viewer, invitation, { ...person, passwordHash });
    });
    const first = invitation.kind === "first" ? "/dashboard/set-up/company" : "/dashboard";
    return {
      setCookie: await startPendingSignIn(userId, first),
      to: given.way === "passkey" ? `${SET_UP}/passkey` : SET_UP,
    };
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") throw error;
    throw new Refusal(409, "A user with this email exists already.", { field: "email" });
  }
}

type Person = { email: string; firstName: string; lastName: string; passwordHash: string | null };

async function makePerson(tx: Transaction, viewer: Viewer, invitation: Invitation, person: Person): Promise<string> {
  const { role, kind } = invitation;
  const before = await tx.user.findFirst({
    where: { email: { equals: person.email, mode: "insensitive" }, deletedAt: null },
    select: { id: true, role: true },
  });
  // Only the shell lets somebody in who is there already; whoever has it could write the row as well.
  if (before && (kind !== "shell" || before.role === "driver")) {
    throw new Refusal(409, "A user with this email exists already.", { field: "email" });
  }
  const user = before ? await letInAgain(tx, before.id, person) : await addPerson(tx, invitation, person);
  const subject = personSubject(user);
  await recordAudit(
    tx,
    { ...viewer, user: { id: user.id }, name: subject.name, knownBy: "session" },
    {
      kind: before ? "role_changed" : "user_created",
      subject,
      summary: before
        ? `${subject.name} was let in again as admin by a link from the shell`
        : `${subject.name} joined as ${role}, invited by ${invitation.invitedByName}`,
      detail: { role },
    },
  );
  return user.id;
}

async function addPerson(tx: Transaction, { role, kind }: Invitation, person: Person) {
  const company = kind === "first" ? null : await findStaffAccount(tx);
  return tx.user.create({
    data: {
      ...person,
      role,
      status: "Active",
      account: company ? { connect: { id: company } } : { create: {} },
      ...(role === "technician" ? { technician: { create: { hourlyRate: "0", certifications: [] } } } : {}),
    },
  });
}

/** Staff share the account of the first admin: they own no cars there. */
async function findStaffAccount(tx: Transaction): Promise<string | null> {
  const admin = await tx.user.findFirst({
    where: { role: "admin", deletedAt: null, account: { status: "Active" } },
    orderBy: { createdAt: "asc" },
    select: { accountId: true },
  });
  return admin?.accountId ?? null;
}

async function letInAgain(tx: Transaction, id: string, { firstName, lastName, passwordHash }: Person) {
  await dropSecondFactor(tx, id);
  await endSessionsOf({ userId: id }, undefined, tx);
  return tx.user.update({
    where: { id },
    data: { firstName, lastName, passwordHash, role: "admin", status: "Active" },
  });
}
