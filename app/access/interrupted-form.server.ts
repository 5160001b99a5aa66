import { z } from "zod";
import { isUuid } from "#app/access/codes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";

/** What a form held when its session had ended, by field; lists and groups as they are. Whether files were chosen: they are not kept. */
export type InterruptedForm = { path: string; values: Record<string, unknown>; files: boolean };
const Kept = z.object({
  path: z.string(),
  userId: z.string(),
  values: z.record(z.string(), z.json()),
  files: z.boolean().default(false),
});

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
  userId: string,
  { path, values, files }: InterruptedForm,
): Promise<boolean> {
  const kept = Object.fromEntries(Object.entries(values).filter(([name, value]) => mayKeep(name, value)));
  if (Object.keys(kept).length === 0 || JSON.stringify(kept).length > MOST_CHARACTERS) return false;
  await db.pendingForm.create({
    data: {
      visitorId,
      kind: KIND,
      data: Kept.parse({ path, userId, files, values: JSON.parse(JSON.stringify(kept)) }),
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
  const own = rows.flatMap(({ id, data }) => {
    const kept = Kept.safeParse(data).data;
    return kept?.path === path && kept.userId === viewer.user?.id ? { id, ...kept } : [];
  });
  const [newest] = own;
  if (!newest) return null;
  // What was sent there before the newest is overtaken by it.
  const { count } = await db.pendingForm.deleteMany({
    where: { id: { in: own.map(({ id }) => id) }, consumedAt: null },
  });
  return count > 0 ? { path, values: newest.values, files: newest.files } : null;
}

function mayKeep(name: string, value: unknown) {
  // An intake's name for itself, so that sent twice it makes one request; no link has such a token.
  if (name === "token") return isUuid(value);
  if (SECRET.test(name) && !PHONE_NUMBER.test(name)) return false;
  return value !== undefined && !(value instanceof Blob);
}
