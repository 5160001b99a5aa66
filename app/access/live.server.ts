import { liveSessionsAmong } from "#app/access/session.server.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** One open page that hears of news. */
export type Watcher = {
  /** There is something new for the person; all until `at`, in milliseconds since 1970, is told by it. */
  changed: (at: number) => void;
  /** Nothing new until `at`: proxies drop a connection that is silent for a minute. */
  beat: (at: number) => void;
  /** The session has ended, or newer pages of it took the place of this one. */
  close: (reason: "ended" | "replaced") => void;
};
/** `since`: until when the page knew what is new as it began; `told`: until when it knows now. */
type Stream = Watcher & { userId: string; sessionId: string; since: number; told: number };

const LOOK_EVERY = 1500;
const BEAT_EVERY = 25_000;
/** Rows of one moment may become visible a little later than others of it. */
const OVERLAP = 5_000;
/** Open pages of one session, and of all in this process. */
const MOST_OF_A_SESSION = 5;
const MOST_OF_ALL = 10_000;

/** In the order in which they were opened. */
const streams = new Set<Stream>();
const ofUser = new Map<string, Set<Stream>>();
const ofSession = new Map<string, Set<Stream>>();
let timers: NodeJS.Timeout[] = [];

/**
 * Tells the watcher when there is something new for this person: every message, decision and payment leaves a notice. However
 * many pages watch, each process asks the database once per look and once per beat, whichever process wrote. Of one session
 * five may watch: the oldest is closed. `since`: until when the page knows what is new, in milliseconds since 1970. Returns what ends the watching;
 * null when the process has as many as it bears.
 */
export function watchNotices(viewer: SignedInViewer, since: number, watcher: Watcher): (() => void) | null {
  const sessionId = viewer.sessionId ?? viewer.user.id;
  const [oldest] = ofSession.get(sessionId) ?? [];
  const full = (ofSession.get(sessionId)?.size ?? 0) >= MOST_OF_A_SESSION;
  if (!full && streams.size >= MOST_OF_ALL) return null;
  if (full && oldest) end(oldest, "replaced");
  const stream: Stream = { ...watcher, userId: viewer.user.id, sessionId, since, told: since };
  streams.add(stream);
  addTo(ofUser, stream.userId, stream);
  addTo(ofSession, sessionId, stream);
  if (timers.length === 0) timers = [setInterval(look, LOOK_EVERY).unref(), setInterval(beat, BEAT_EVERY).unref()];
  return () => forget(stream);
}

function addTo(map: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const set = map.get(key);
  if (set) set.add(stream);
  else map.set(key, new Set([stream]));
}

function takeFrom(map: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const set = map.get(key);
  set?.delete(stream);
  if (set?.size === 0) map.delete(key);
}

function forget(stream: Stream) {
  if (!streams.delete(stream)) return;
  takeFrom(ofSession, stream.sessionId, stream);
  takeFrom(ofUser, stream.userId, stream);
  if (streams.size > 0) return;
  for (const timer of timers) clearInterval(timer);
  timers = [];
}

function end(stream: Stream, reason: "ended" | "replaced") {
  forget(stream);
  stream.close(reason);
}

/** Notices of the last moments that were seen, with when they were written: one of them may be seen later than a newer one. */
const seen = new Map<string, number>();

/** Asks once for all who listen, and tells those for whom there is something new. */
export const look = oneAtATime(async () => {
  // Who begins to listen meanwhile was not asked for.
  const asked = [...streams];
  const now = Date.now();
  const since = asked.reduce((least, { told }) => Math.min(least, told), now) - OVERLAP;
  const rows = await db.$queryRaw<{ id: string; userId: string; createdAt: Date }[]>`
    SELECT "id"::text AS "id", "userId"::text AS "userId", "createdAt" FROM "Notification"
    WHERE "userId" = ANY(${[...ofUser.keys()]}::uuid[]) AND "createdAt" > ${new Date(since)}`;
  const news = Map.groupBy(
    rows.map(({ id, userId, createdAt }) => ({ id, userId, at: createdAt.getTime() })),
    ({ userId }) => userId,
  );
  for (const stream of asked) {
    const isNew = ({ id, at }: { id: string; at: number }) =>
      at > stream.told || (at > Math.max(stream.since, now - 2 * OVERLAP) && !seen.has(id));
    const own = (news.get(stream.userId) ?? []).filter(isNew);
    stream.told = own.reduce((newest, { at }) => Math.max(newest, at), Math.max(stream.told, now - OVERLAP));
    if (own.length > 0) stream.changed(stream.told);
  }
  for (const [id, at] of seen) if (at < now - 3 * OVERLAP) seen.delete(id);
  for (const { id, createdAt } of rows) seen.set(id, createdAt.getTime());
});

/** A session that has ended meanwhile ends its pages. */
export const beat = oneAtATime(async () => {
  const live = await liveSessionsAmong([...ofSession.keys()]);
  for (const stream of [...streams]) {
    if (live.has(stream.sessionId)) stream.beat(stream.told);
    else end(stream, "ended");
  }
});

function oneAtATime(work: () => Promise<void>) {
  let working = false;
  return async () => {
    if (working) return;
    working = true;
    try {
      await work();
    } catch (error) {
      // The database is away for a moment: the next time finds what was missed.
      log.warn({ err: error }, "live updates");
    } finally {
      working = false;
    }
  };
}
