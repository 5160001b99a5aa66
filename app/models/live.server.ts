import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { db } from "#app/db.server.ts";
import { log } from "#app/log.server.ts";

type Listener = () => void;

const LOOK_EVERY = 1500;
/** Rows of one moment may become visible a little later than others of it. */
const OVERLAP = 5_000;

const listeners = new Map<string, Set<Listener>>();
let timer: NodeJS.Timeout | undefined;
/** Per user the newest notice that was told. */
const told = new Map<string, number>();

/**
 * Calls back when there is something new for this person: every message, decision and payment leaves a notice. However many
 * pages watch, each process asks the database once per look, whichever process wrote. Returns what ends the watching.
 */
export function watchNotices(viewer: SignedInViewer, listener: Listener): () => void {
  const { id } = viewer.user;
  const mine = listeners.get(id) ?? new Set();
  mine.add(listener);
  listeners.set(id, mine);
  if (!told.has(id)) told.set(id, Date.now());
  timer ??= setInterval(look, LOOK_EVERY).unref();
  return () => {
    mine.delete(listener);
    if (mine.size > 0) return;
    listeners.delete(id);
    told.delete(id);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

let looking = false;

async function look() {
  if (looking) return;
  looking = true;
  try {
    const since = Math.min(...told.values()) - OVERLAP;
    const rows = await db.notification.groupBy({
      by: ["userId"],
      where: { userId: { in: [...listeners.keys()] }, createdAt: { gt: new Date(since) } },
      _max: { createdAt: true },
    });
    for (const { userId, _max } of rows) {
      const newest = _max.createdAt?.getTime() ?? 0;
      if (newest <= (told.get(userId) ?? 0)) continue;
      told.set(userId, newest);
      for (const listener of listeners.get(userId) ?? []) listener();
    }
  } catch (error) {
    // The database is away for a moment: the next look finds what was missed.
    log.warn({ err: error }, "live updates");
  } finally {
    looking = false;
  }
}
