import { randomUUID } from "node:crypto";
import { recordAudit } from "#app/access/audit.server.ts";
import type { StaffRole } from "#app/access/permissions.ts";
import { hashToken } from "#app/access/session.server.ts";
import { isUuid, requireMay, systemViewer, type Viewer } from "#app/access/viewer.server.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { emailTaken } from "#app/people/taken.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { consume } from "#app/platform/limits.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

const HOUR = 3_600_000;
/** Hours that a link opens. */
const LIVES = { first: 24, shell: 1, staff: 7 * 24 } as const;

export type Invited = { path: string; expiresAt: Date };

const ENDED = "This link has ended: it was used, taken back, or is too old. Ask for a new one.";

/** Whether anybody could sign in as an admin. */
export async function hasAdmin(tx: Transaction = db): Promise<boolean> {
  const admin = await tx.user.findFirst({ where: { role: "admin", deletedAt: null }, select: { id: true } });
  return admin !== null;
}

/** The link of the very first admin; null where there is an admin already. It ends with the first that is used. */
export async function inviteFirstAdmin(): Promise<Invited | null> {
  if (await hasAdmin()) return null;
  const by = { kind: "first", role: "admin", email: null, invitedById: null, invitedByName: "First start" } as const;
  return db.$transaction((tx) => write(tx, by));
}

/**
 * The link that whoever has the shell prints for an admin: a new one, or one who cannot sign in any more.
 * Errors: 409 for the email of a customer.
 */
export async function inviteByShell(email: string): Promise<Invited> {
  const holder = await db.user.findFirst({
    where: { email: { equals: email, mode: "insensitive" }, deletedAt: null },
    select: { role: true },
  });
  if (holder?.role === "driver") throw new Refusal(409, `${email} belongs to a customer. Name another email address.`);
  return db.$transaction(async (tx) => {
    const by = { kind: "shell", role: "admin", email, invitedById: null, invitedByName: "npm run admin" } as const;
    const invited = await write(tx, by);
    await recordAudit(tx, systemViewer("system", "npm run admin"), {
      kind: "user_invited",
      subject: { type: "email", name: email },
      summary: `A link for the admin ${email} was printed`,
    });
    return invited;
  });
}

/** An admin's link for a member of staff. Errors: 401; 403; 409 when somebody has the email. */
export async function inviteStaff(viewer: Viewer, input: { email: string; role: StaffRole }): Promise<Invited> {
  requireMay(viewer, "users.manage");
  const { email, role } = input;
  const taken = await db.user.findFirst({
    where: { email: { equals: email, mode: "insensitive" } },
    select: { id: true },
  });
  if (taken) throw await emailTaken({ viewer, email });
  return db.$transaction(async (tx) => {
    // The newest link is the one that counts.
    await tx.invitation.updateMany({
      where: { kind: "staff", email, usedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const by = { kind: "staff", role, email, invitedById: viewer.user.id, invitedByName: viewer.name } as const;
    const invited = await write(tx, by);
    await sendInvitation(tx, { email, role, by: viewer.name, path: invited.path });
    await recordAudit(tx, viewer, {
      kind: "user_invited",
      subject: { type: "email", name: email },
      summary: `${email} invited as ${role}`,
      detail: { role },
    });
    return invited;
  });
}

type Sent = { email: string; role: StaffRole; by: string; path: string };

async function sendInvitation(tx: Transaction, { email, role, by, path }: Sent): Promise<void> {
  const company = await readSetting("companyName", tx);
  await queueEmail(tx, {
    address: email,
    kind: "invitation",
    dedupeKey: `invitation:${hashToken(path)}`,
    content: {
      subject: `${by} invited you to ${company}`,
      lines: [`${by} invited you to ${company} as ${role}. The link works once, for seven days.`],
      action: {
        label: "Accept the invitation",
        url: `${ownOrigin()}${path}`,
        once: true,
      },
      why: "If you do not know what this is about, you need not do anything.",
    },
  });
}

type Row = {
  kind: keyof typeof LIVES;
  role: StaffRole;
  email: string | null;
  invitedById: string | null;
  invitedByName: string;
};

async function write(tx: Transaction, row: Row): Promise<Invited> {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + LIVES[row.kind] * HOUR);
  await tx.invitation.create({ data: { ...row, tokenHash: hashToken(token), expiresAt } });
  return { path: `/invitation/${token}`, expiresAt };
}

/** What is open and not used yet, newest first. Errors: 401, 403. */
export async function listInvitations(viewer: Viewer) {
  requireMay(viewer, "users.manage");
  return db.invitation.findMany({
    where: { kind: "staff", usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    take: 100,
    select: { id: true, email: true, role: true, invitedByName: true, createdAt: true, expiresAt: true },
  });
}

/** Errors: 401; 403; 404 when it is not open. */
export async function withdrawInvitation(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "users.manage");
  if (!isUuid(id)) throw notFound("This invitation");
  await db.$transaction(async (tx) => {
    const { count } = await tx.invitation.updateMany({
      where: { id, kind: "staff", usedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw notFound("This invitation");
    const { email } = await tx.invitation.findUniqueOrThrow({ where: { id }, select: { email: true } });
    await recordAudit(tx, viewer, {
      kind: "user_invited",
      subject: { type: "email", name: email },
      summary: `Invitation of ${email} taken back`,
    });
  });
}

export type Invitation = {
  id: string;
  kind: keyof typeof LIVES;
  role: StaffRole;
  email: string | null;
  invitedByName: string;
};

/** The open invitation of a link. Errors: 410 when it has ended; 429 after 30 wrong ones a minute. */
export async function findInvitation(viewer: Viewer, token: string | undefined): Promise<Invitation> {
  const row = isUuid(token)
    ? await db.invitation.findFirst({
        where: { tokenHash: hashToken(token), usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
        select: { id: true, kind: true, role: true, email: true, invitedByName: true },
      })
    : null;
  if (!row) await consume("code_lookup", viewer.ip ?? "unknown");
  if (!row || (row.kind === "first" && (await hasAdmin()))) throw new Refusal(410, ENDED);
  return row;
}

/** Uses it up, once: of two at the same moment one is refused. Errors: 410. */
export async function takeInvitation(tx: Transaction, { id, kind }: Invitation): Promise<void> {
  // Of two first admins at the same moment one waits here, and finds the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('first admin'))`;
  const { count } = await tx.invitation.updateMany({
    where: { id, usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  });
  if (count !== 1 || (kind === "first" && (await hasAdmin(tx)))) throw new Refusal(410, ENDED);
}
