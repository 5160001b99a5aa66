import { recordAudit } from "#app/access/audit.server.ts";
import { endSessionsOf } from "#app/access/session.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { recordConsent } from "#app/messages/sms-consent.server.ts";
import { preferInOpenRequests } from "#app/people/customer.server.ts";
import { askToConfirmIn } from "#app/people/email-link.server.ts";
import { NOTIFY_BY_SMS, type Profile, type Settings } from "#app/people/profile.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { describeBrowser } from "#app/platform/http/user-agent.ts";
import { consume } from "#app/platform/limits.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";

/** Everything one sees of oneself. Errors: 401. */
export async function findProfile(viewer: Viewer) {
  requireSignedIn(viewer);
  const { passwordHash, ...user } = await db.user.findUniqueOrThrow({
    where: { id: viewer.user.id },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      role: true,
      theme: true,
      contactPreference: true,
      notifyBySms: true,
      notifyByEmail: true,
      emailProvenAt: true,
      createdAt: true,
      passwordHash: true,
      account: {
        select: {
          id: true,
          subscriptionTier: true,
          status: true,
          createdAt: true,
          _count: { select: { users: { where: { deletedAt: null } }, vehicles: true, repairRequests: true } },
        },
      },
    },
  });
  return { ...user, hasPassword: passwordHash !== null };
}

/** What somebody agreed to of texts and stands by: when, and in which words; null where nothing. */
export async function findTextConsent(
  phone: string | null,
  tx: Transaction = db,
): Promise<{ at: Date; words: string } | null> {
  if (!phone || (await mustBeSilent(phone, tx))) return null;
  const newest = await tx.smsConsent.findFirst({
    where: { phone, kind: "sms" },
    orderBy: { id: "desc" },
    select: { action: true, createdAt: true, textShown: true },
  });
  return newest?.action === "opt_in" ? { at: newest.createdAt, words: newest.textShown } : null;
}

/** Errors: 401; 409 when another user has the email. */
export async function updateProfile(viewer: Viewer, input: Profile): Promise<void> {
  requireSignedIn(viewer);
  try {
    const email = input.email === undefined ? viewer.user.email : input.email;
    const moved = email !== viewer.user.email;
    if (moved && email) await consume("email_links_per_person", viewer.user.id);
    await db.$transaction(async (tx) => {
      const proof = moved ? { emailProvenAt: null } : {};
      await tx.user.update({ where: { id: viewer.user.id }, data: { ...input, email, ...proof } });
      if (moved) await askToConfirmIn(tx, { id: viewer.user.id, email });
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") throw error;
    throw new Refusal(409, "Another user has this email address.", { field: "email" });
  }
}

/** Whether a STOP of the phone is taken back by a tick in a session that is known so. */
function provesPhone(knownBy: Viewer["knownBy"]): boolean {
  return knownBy === "phone_code";
}

/** That a phone replied STOP and a tick here would not end that, for this session; null otherwise. */
export async function findStop({ knownBy }: Viewer, phone: string | null): Promise<string | null> {
  const stands = phone !== null && !provesPhone(knownBy) && (await mustBeSilent(phone));
  return stands ? "This phone replied STOP, so no text reaches it. Text START to us from it to change that." : null;
}

/** Errors: 401. */
export async function updateSettings(viewer: Viewer, input: Settings): Promise<void> {
  requireSignedIn(viewer);
  const { id } = viewer.user;
  await db.$transaction(async (tx) => {
    const { phone, notifyBySms } = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { phone: true, notifyBySms: true },
    });
    // Turned on by their own hand; what was on from the start is nobody's consent.
    const stood = notifyBySms && (await findTextConsent(phone, tx)) !== null;
    if (phone && input.notifyBySms && !stood) {
      const { ip, userAgent, knownBy } = viewer;
      const said = { kind: "sms", action: "opt_in", textShown: NOTIFY_BY_SMS, source: "/dashboard/settings" } as const;
      await recordConsent(tx, { ...said, phone, proven: provesPhone(knownBy), ip, userAgent });
    }
    // Left without a tick where it stood without one, it turns nothing off.
    const off = !input.notifyBySms && !stood ? { notifyBySms } : {};
    await tx.user.update({ where: { id }, data: { ...input, ...off } });
    await preferInOpenRequests(tx, id, input.contactPreference);
  });
}

/** The browsers in which one is signed in, the last seen first. Errors: 401. */
export async function listOwnSessions(viewer: Viewer) {
  requireSignedIn(viewer);
  const rows = await db.session.findMany({
    where: { userId: viewer.user.id, endedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: "desc" },
    take: 50,
    select: { id: true, ip: true, userAgent: true, createdAt: true, lastSeenAt: true, knownBy: true },
  });
  return rows.map((row) => ({ ...row, current: row.id === viewer.sessionId }));
}

/** Ends every session of one's own, this one too. Errors: 401. */
export async function signOutEverywhere(viewer: Viewer): Promise<void> {
  requireSignedIn(viewer);
  await db.$transaction(async (tx) => {
    const count = await endSessionsOf({ userId: viewer.user.id }, undefined, tx);
    await recordAudit(tx, viewer, {
      kind: "sessions_ended",
      subject: personSubject(viewer.user),
      summary: `${viewer.name} signed out everywhere (${count === 1 ? "1 browser" : `${count} browsers`})`,
    });
  });
}

/** Ends one session of one's own. Errors: 401; 404 when there is none of this id, or it has ended. */
export async function endOwnSession(viewer: Viewer, id: string): Promise<void> {
  requireSignedIn(viewer);
  const { user } = viewer;
  await db.$transaction(async (tx) => {
    const session = isUuid(id)
      ? await tx.session.findFirst({ where: { id, userId: user.id, endedAt: null }, select: { userAgent: true } })
      : null;
    if (!session) throw notFound("This session");
    await tx.session.update({ where: { id }, data: { endedAt: new Date() } });
    await recordAudit(tx, viewer, {
      kind: "sessions_ended",
      subject: personSubject(user),
      summary: `${viewer.name} signed ${describeBrowser(session.userAgent)} out`,
    });
  });
}

/** Ends every session of one's own but this one. Returns how many. Errors: 401. */
export async function endOtherSessions(viewer: Viewer): Promise<number> {
  requireSignedIn(viewer);
  const { user } = viewer;
  return db.$transaction(async (tx) => {
    const count = await endSessionsOf({ userId: user.id }, viewer.sessionId ?? undefined, tx);
    if (count === 0) return 0;
    await recordAudit(tx, viewer, {
      kind: "sessions_ended",
      subject: personSubject(user),
      summary: `${viewer.name} signed all other browsers out (${count})`,
    });
    return count;
  });
}
