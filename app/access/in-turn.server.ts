import { AsyncLocalStorage } from "node:async_hooks";
import { sessionCookie } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { networkOf } from "#app/platform/client-address.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Changes of one viewer that a process works on at once; more wait, so many and so long (milliseconds). */
const AT_ONCE = 4;
const MOST_WAITING = 60;
const LONGEST_WAIT = 2_000;

type Line = { working: number; waiting: Set<() => void> };

const lines = new Map<string, Line>();
/** The lines in which this change has its turn already: it may be part of another one. */
const turns = new AsyncLocalStorage<readonly string[]>();

/**
 * Does the viewer's change when it is its turn: one person's many changes never hold more than four connections.
 * Errors: 429 when more wait than may, or longer than two seconds.
 */
export function inTurn<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
  return inLine(keyOf(viewer), work);
}

/** The same for a whole request that writes, by the browser's session: before anything is looked up for it. */
export async function inTurnOfSession<Result>(cookieHeader: string | null, work: () => Promise<Result>) {
  const token = await sessionCookie.parse(cookieHeader);
  return inLine(typeof token === "string" ? `session:${token}` : null, work);
}

async function inLine<Result>(key: string | null, work: () => Promise<Result>): Promise<Result> {
  const had = turns.getStore() ?? [];
  if (!key || had.includes(key)) return work();
  const line = lines.get(key) ?? { working: 0, waiting: new Set() };
  lines.set(key, line);
  if (line.working < AT_ONCE) line.working += 1;
  else await waitIn(line);
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

function waitIn(line: Line): Promise<void> {
  if (line.waiting.size >= MOST_WAITING) throw tooMany();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      line.waiting.delete(enter);
      reject(tooMany());
    }, LONGEST_WAIT);
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

function tooMany() {
  return new Refusal(429, "Several of your changes are still being saved. Please wait a moment and try again.", {
    title: "One moment",
    retryAfter: 2,
  });
}
