import { AsyncLocalStorage } from "node:async_hooks";
import { sessionCookie, visitorCookie } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { networkOf } from "#app/platform/http/client-address.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** What a process works on at once of one person; more wait, so many and so long (milliseconds). */
type Bounds = { atOnce: number; waiting: number; longest: number; message: string };

const CHANGES: Bounds = {
  atOnce: 4,
  waiting: 60,
  longest: 2_000,
  message: "Several of your changes are still being saved. Please wait a moment and try again.",
};
const MANY_READS = "Very much is being asked for from here at once. Please wait a moment and try again.";
/** A browser asks for six things at once; behind one address there may be a whole office. */
const READS_OF_BROWSER: Bounds = { atOnce: 6, waiting: 100, longest: 10_000, message: MANY_READS };
const READS_OF_NETWORK: Bounds = { atOnce: 16, waiting: 500, longest: 10_000, message: MANY_READS };

type Line = { working: number; waiting: Set<() => void> };

const lines = new Map<string, Line>();
/** The lines in which this change has its turn already: it may be part of another one. */
const turns = new AsyncLocalStorage<readonly string[]>();

/**
 * Does the viewer's change when it is its turn: one person's many changes never hold more than four connections.
 * Errors: 429 when more wait than may, or longer than two seconds.
 */
export function inTurn<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
  return inLine(keyOf(viewer), CHANGES, work);
}

/** The same for a whole request that writes, by the browser's session: before anything is looked up for it. */
export async function inTurnOfSession<Result>(cookieHeader: string | null, work: () => Promise<Result>) {
  const token = await sessionCookie.parse(cookieHeader);
  return inLine(typeof token === "string" ? `session:${token}` : null, CHANGES, work);
}

/**
 * A whole request that reads, in the line of its browser and in that of its network: who asks for a thousand things at once waits
 * behind themselves, and everybody else is answered between. Errors: 429 when more wait than may, or longer than ten seconds.
 */
export async function readInTurn<Result>(
  { cookieHeader, ip }: { cookieHeader: string | null; ip: string | null },
  work: () => Promise<Result>,
): Promise<Result> {
  const browser = (await sessionCookie.parse(cookieHeader)) ?? (await visitorCookie.parse(cookieHeader));
  const inNetwork = () => inLine(ip ? `reads:${networkOf(ip)}` : null, READS_OF_NETWORK, work);
  return inLine(typeof browser === "string" ? `reads:${browser}` : null, READS_OF_BROWSER, inNetwork);
}

async function inLine<Result>(key: string | null, bounds: Bounds, work: () => Promise<Result>): Promise<Result> {
  const had = turns.getStore() ?? [];
  if (!key || had.includes(key)) return work();
  const line = lines.get(key) ?? { working: 0, waiting: new Set() };
  lines.set(key, line);
  if (line.working < bounds.atOnce) line.working += 1;
  else await waitIn(line, bounds);
  try {
    return await turns.run([...had, key], work);
  } finally {
    leave(key, line);
  }
}

/** Whose changes are counted together; the product's own and its providers' are not. */
function keyOf({ user, codeUser, repairCode, knownBy, ip, visitorId }: Viewer): string | null {
  if (user) return `user:${user.id}`;
  if (knownBy === "system" || knownBy === "provider") return null;
  if (codeUser) return `user:${codeUser.userId}`;
  if (repairCode) return `request:${repairCode.repairRequestId}`;
  return ip ? `address:${networkOf(ip)}` : `visitor:${visitorId}`;
}

function waitIn(line: Line, bounds: Bounds): Promise<void> {
  if (line.waiting.size >= bounds.waiting) throw tooMany(bounds);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      line.waiting.delete(enter);
      reject(tooMany(bounds));
    }, bounds.longest);
    function enter() {
      clearTimeout(timer);
      resolve();
    }
    line.waiting.add(enter);
  });
}

/** The place goes to who waited longest, without ever being free between the two. */
function leave(key: string, line: Line) {
  const [next] = line.waiting;
  if (next) {
    line.waiting.delete(next);
    next();
    return;
  }
  line.working -= 1;
  if (line.working === 0) lines.delete(key);
}

function tooMany({ message }: Bounds) {
  return new Refusal(429, message, { title: "One moment", retryAfter: 2 });
}
