import { z } from "zod";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";

/** What a form held when its session had ended, by field; lists and groups as they are. */
export type InterruptedForm = { path: string; values: Record<string, unknown> };
const Kept = z.object({ path: z.string(), userId: z.string().nullable(), values: z.record(z.string(), z.json()) });

const KIND = "interrupted";
const KEPT_MINUTES = 60;
const MOST_OF_A_VISITOR = 3;
const MOST_CHARACTERS = 64 * 1024;
/** No password, card or code is ever kept. */
const SECRET = /pass|secret|number$|cvc|expiry|card|^code$|token|repeated|pin$/i;
const PHONE_NUMBER = /phone_?number$/i;

/**
 * Keeps what somebody typed into a form of ours after their session had ended, for whoever of them signs in next in this browser:
 * for an hour, three forms at most, without secrets and files. Returns whether it was kept.
 */
export async function keepInterruptedForm(
  visitorId: string,
  userId: string | null,
  { path, values }: InterruptedForm,
): Promise<boolean> {
  const kept = Object.fromEntries(Object.entries(values).filter(([name, value]) => mayKeep(name, value)));
  if (Object.keys(kept).length === 0 || JSON.stringify(kept).length > MOST_CHARACTERS) return false;
  await db.pendingForm.create({
    data: {
      visitorId,
      kind: KIND,
      data: Kept.parse({ path, userId, values: JSON.parse(JSON.stringify(kept)) }),
      expiresAt: new Date(Date.now() + KEPT_MINUTES * 60_000),
    },
  });
  const older = await db.pendingForm.findMany({
    where: { visitorId, kind: KIND },
    orderBy: { createdAt: "desc" },
    skip: MOST_OF_A_VISITOR,
    select: { id: true },
  });
  if (older.length > 0) await db.pendingForm.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
  return true;
}

/** Hands back what was typed on this page before, once, and to the person who typed it. */
export async function takeInterruptedForm(viewer: Viewer, path: string): Promise<InterruptedForm | null> {
  if (!viewer.user) return null;
  const rows = await db.pendingForm.findMany({
    where: { visitorId: viewer.visitorId, kind: KIND, consumedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    take: MOST_OF_A_VISITOR,
    select: { id: true, data: true },
  });
  for (const { id, data } of rows) {
    const { path: of, userId = null, values = {} } = Kept.safeParse(data).data ?? {};
    if (of !== path || (userId !== null && userId !== viewer.user.id)) continue;
    const { count } = await db.pendingForm.deleteMany({ where: { id, consumedAt: null } });
    return count === 1 ? { path, values } : null;
  }
  return null;
}

function mayKeep(name: string, value: unknown) {
  if (SECRET.test(name) && !PHONE_NUMBER.test(name)) return false;
  return value !== undefined && !(value instanceof Blob);
}
