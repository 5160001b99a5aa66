import type { Role } from "#app/access/permissions.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { db } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";

/** Minutes that a notice may stay unread on the screen before it comes by e-mail. */
const PATIENCE = 5;
/** What was not told within a day is no news. */
const OLDEST_HOURS = 24;
const PEOPLE = 200;
const SHOWN = 12;

/**
 * The work of the job "email-notices": what staff have not read after some minutes comes in one e-mail, and so do messages to
 * customers who chose e-mail. Each notice once.
 */
export async function emailNotices(): Promise<void> {
  const now = Date.now();
  const unread = {
    readAt: null,
    emailedAt: null,
    createdAt: { gt: new Date(now - OLDEST_HOURS * 3_600_000), lt: new Date(now - PATIENCE * 60_000) },
  };
  const people = await db.user.findMany({
    where: {
      status: "Active",
      deletedAt: null,
      notifyByEmail: true,
      email: { not: null },
      OR: [
        { role: { not: "driver" }, notifications: { some: unread } },
        { role: "driver", contactPreference: "email", notifications: { some: { ...unread, kind: "message" } } },
      ],
    },
    take: PEOPLE,
    select: { id: true, email: true, role: true },
  });
  for (const { id, email, role } of people) {
    if (email) await tell({ id, email, role }, unread);
  }
}

type Person = { id: string; email: string; role: Role };

async function tell({ id, email: address, role }: Person, unread: object) {
  await db.$transaction(async (tx) => {
    const notices = await tx.notification.findMany({
      where: { userId: id, ...unread, ...(role === "driver" ? { kind: "message" } : {}) },
      orderBy: { createdAt: "desc" },
      select: { id: true, title: true, body: true },
    });
    const [newest] = notices;
    if (!newest) return;
    const { count } = await tx.notification.updateMany({
      where: { id: { in: notices.map((notice) => notice.id) }, emailedAt: null },
      data: { emailedAt: new Date() },
    });
    // Another process was quicker.
    if (count < notices.length) return;
    const more = notices.length - SHOWN;
    await queueEmail(tx, {
      address,
      userId: id,
      kind: "notice",
      dedupeKey: `notice:${newest.id}`,
      content: {
        subject: notices.length === 1 ? newest.title : `${notices.length} things to look at`,
        lines: [
          ...notices.slice(0, SHOWN).map(({ title, body }) => `${title}\n${body}`),
          ...(more > 0 ? [`And ${more} more.`] : []),
        ],
        action: {
          label: "Open the dashboard",
          url: `${ownOrigin()}/dashboard`,
        },
        why: "You get this e-mail because you have not read these notices. You can end these e-mails under Settings.",
      },
    });
  });
}
