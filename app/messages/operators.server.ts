import { notify } from "#app/messages/notification.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { countOneMore } from "#app/shop/day-count.server.ts";

type Said = { title: string; body: string; href: string };

/** Tells every admin, once a day for a key, whatever else happens to it in that day. */
export async function tellAdminsOnce(key: string, said: Said): Promise<void> {
  await db.$transaction((tx) => tellAdminsOnceIn(tx, key, said));
}

/** The same in an open transaction. */
export async function tellAdminsOnceIn(tx: Transaction, key: string, said: Said): Promise<void> {
  if ((await countOneMore(`told:${key}`, 1, tx)) === null) return;
  log.warn({ about: key }, said.title);
  const admins = await tx.user.findMany({
    where: { role: "admin", status: "Active", deletedAt: null },
    select: { id: true },
  });
  await notify(
    tx,
    admins.map(({ id }) => id),
    { kind: "message", ...said },
  );
}

/** Of what is held up by the ceiling of whom it goes to one notice a day is enough: the others stand where they were to be sent. */
export async function isFirstAbove(tx: Transaction, error: string, to: string): Promise<boolean> {
  return error !== "ceiling" || (await countOneMore(`told:ceiling:${to}`, 1, tx)) !== null;
}
