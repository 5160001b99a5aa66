import { isRecord } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** SQLSTATE of a server that is gone, going, starting, or takes no more connections. */
const AWAY_STATES = /^(08...|57P0[1-5]|53300)$/;
/** What the adapter makes of the same. */
const AWAY_KINDS = new Set([
  ...["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections", "TlsConnectionError"],
  ...["DatabaseDoesNotExist", "DatabaseAccessDenied", "AuthenticationFailed"],
]);
/** What Prisma makes of that, and what Node says of sockets that the adapter does not know; ENOENT is a unix socket. */
const AWAY_CODES = new Set([
  ...["P1000", "P1001", "P1002", "P1003", "P1008", "P1010", "P1011", "P1017", "P2037"],
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOENT"],
]);
const AWAY_WORDS =
  /connect \w+ \S*\.s\.PGSQL|Connection terminated|not queryable|Cannot use a pool after calling end|Client was closed|server closed the connection/;
/** Every connection was in use for as long as one may wait for one. */
const CROWDED_WORDS = /timeout exceeded when trying to connect|Unable to start a transaction in the given time/;
const EXPIRED_WORDS = /expired transaction|Query read timeout/;
const FULL_WORDS = /No space left on device|Disk quota exceeded/i;

type Fault = { code: string; kind: string; state: string; words: string; ofPrisma: boolean };

/** The parts of an error of Prisma, of its adapter or of pg that tell what happened. */
function partsOf(error: unknown): Fault {
  const parts: Fault = { code: "", kind: "", state: "", words: "", ofPrisma: false };
  collect(error, parts, 0);
  return parts;
}

function collect(error: unknown, parts: Fault, depth: number): void {
  if (!isRecord(error) || depth > 5) return;
  const { name, code, kind, originalCode, message, cause, meta, driverAdapterError } = error;
  if (typeof name === "string" && /^(Prisma|DriverAdapter|TransactionManager)/.test(name)) parts.ofPrisma = true;
  if (typeof code === "string") {
    parts.code ||= code;
    if (/^[0-9A-Z]{5}$/.test(code) && !/^[EP]/.test(code)) parts.state ||= code;
  }
  if (typeof originalCode === "string") parts.state ||= originalCode;
  if (typeof kind === "string") parts.kind ||= kind;
  if (typeof message === "string") parts.words += `${message}\n`;
  for (const inner of [meta, driverAdapterError, cause]) collect(inner, parts, depth + 1);
}

/** The database cannot be reached, or the connection broke: what was asked may be asked again later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, kind, state, words, ofPrisma } = partsOf(error);
  if (AWAY_STATES.test(state) || AWAY_WORDS.test(words)) return true;
  // The same codes come from the connections to other companies, which are none of the database's.
  return ofPrisma && (AWAY_KINDS.has(kind) || AWAY_CODES.has(code));
}

/** Nothing more can be written, by the database or beside it. */
export function isDiskFull(error: unknown): boolean {
  const { code, state, words } = partsOf(error);
  return state === "53100" || code === "ENOSPC" || code === "EDQUOT" || FULL_WORDS.test(words);
}

/** Somebody else holds the row for longer than one waits (lock_timeout), or two writers would wait for each other. */
export function isLocked(error: unknown): boolean {
  const { code, state } = partsOf(error);
  return state === "55P03" || state === "40P01" || state === "40001" || code === "P2034";
}

/** Cancelled because it took longer than a statement or a transaction may take. */
export function isTooSlow(error: unknown): boolean {
  const { code, state, words } = partsOf(error);
  return state === "57014" || state === "25P03" || state === "25P04" || (code === "P2028" && EXPIRED_WORDS.test(words));
}

/** All connections are taken. */
export function isCrowded(error: unknown): boolean {
  return CROWDED_WORDS.test(partsOf(error).words);
}

/**
 * What a fault of the database is to a person: a sentence with its status. Null when the error is something else, a bug for
 * instance.
 */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (!(error instanceof Error) || error instanceof Refusal) return null;
  if (isLocked(error))
    return new Refusal(409, "Someone is changing this right now. Please try again in a moment.", {
      title: "Changed right now",
      retryAfter: 2,
    });
  if (isDiskFull(error))
    return new Refusal(
      503,
      "Nothing can be saved right now: our storage is full. We have been told. Please try later.",
      {
        title: "Cannot be saved now",
        retryAfter: 60,
      },
    );
  if (isTooSlow(error))
    return new Refusal(503, "This took longer than it may, so it was stopped. Nothing was changed. Please try again.", {
      title: "Took too long",
      retryAfter: 10,
    });
  if (isCrowded(error))
    return new Refusal(503, "Too much is going on right now. Nothing was changed. Please try again in a moment.", {
      title: "Busy right now",
      retryAfter: 5,
    });
  if (isDatabaseAway(error))
    return new Refusal(503, "Our records cannot be reached right now. Please try again in a moment.", {
      title: "Not available right now",
      retryAfter: 10,
    });
  return null;
}
