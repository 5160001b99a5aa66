import { recordAudit } from "#app/access/audit.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { silentSql } from "#app/messages/do-not-contact.server.ts";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";

const KINDS = ["bounce", "complaint"] as const;
export type TroubleKind = (typeof KINDS)[number];

/** Those of the addresses that e-mail does not reach, or whose owners called it unwanted. */
export async function troubledAmong(tx: Transaction, addresses: string[]): Promise<Map<string, TroubleKind>> {
  if (addresses.length === 0) return new Map();
  const rows = await tx.emailTrouble.findMany({
    where: { address: { in: addresses.map(asKept) } },
    select: { address: true, kind: true },
  });
  const known = new Map(rows.map(({ address, kind }) => [address, kind]));
  return new Map(
    addresses.flatMap((address) => {
      const kind = known.get(asKept(address));
      return kind ? [[address, kind] as const] : [];
    }),
  );
}

/** Notes that mail to an address comes back or is unwanted, and tells the shop side of whoever it is. Noted once. */
export async function noteTrouble(
  tx: Transaction,
  { address, kind, reason }: { address: string; kind: TroubleKind; reason: string },
): Promise<void> {
  const kept = { address: asKept(address), kind, reason: reason.slice(0, 400) };
  const { count } = await tx.emailTrouble.createMany({ data: [kept], skipDuplicates: true });
  // A complaint is the stronger word.
  if (count === 0 && kind === "complaint") {
    await tx.emailTrouble.updateMany({ where: { address: kept.address, kind: "bounce" }, data: kept });
  }
  if (count === 0) return;
  const people = await tx.user.findMany({
    where: { email: { equals: address, mode: "insensitive" }, deletedAt: null },
    select: { id: true, accountId: true, role: true, firstName: true, lastName: true },
  });
  for (const { id, accountId, role, firstName, lastName } of people) {
    const customer = role === "driver";
    await notify(tx, await shopSideOf(tx, { advisorId: null, accountId }, id), {
      kind: "message",
      title: `E-mail does not reach ${fullName({ firstName, lastName }) || address}`,
      body:
        kind === "bounce"
          ? `Mail to ${address} came back: ${kept.reason}. Ask for another address; they are told by text until then.`
          : `${address} called our e-mail unwanted. None is sent there any more.`,
      href: customer ? `/dashboard/customers/${id}` : `/dashboard/users/${id}/edit`,
    });
  }
}

/** What keeps words from arriving: trouble noted about the address, and whether who has the phone replied STOP. In one statement. */
export async function findUnreached({ email, phone }: { email: string | null; phone: string | null }) {
  const [found] = await db.$queryRaw<(Noted & { stopped: boolean })[]>`
    SELECT t."kind", t."reason", t."createdAt", ${phone ? silentSql(phone) : Prisma.sql`FALSE`} AS "stopped"
    FROM (SELECT 1) AS one LEFT JOIN "EmailTrouble" t ON t."address" = ${email ? asKept(email) : null}`;
  const { kind, reason, createdAt, stopped = false } = found ?? {};
  return { stopped, trouble: kind && reason !== undefined && createdAt ? { kind, reason, createdAt } : null };
}

type Noted = { kind: string | null; reason: string | null; createdAt: Date | null };

/** The address of a person is tried again: somebody looked into it. The caller has the right to. */
export async function forgetTrouble(viewer: Viewer, { id, address }: { id: string; address: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.emailTrouble.deleteMany({ where: { address: asKept(address) } });
    if (count === 0) return;
    await recordAudit(tx, viewer, {
      kind: "do_not_contact_changed",
      // Whose it is: once they are deleted the record names it to nobody.
      subject: { type: "email", id, name: address },
      summary: `E-mail to ${address} is tried again`,
    });
  });
}

function asKept(address: string) {
  return address.trim().toLowerCase();
}
