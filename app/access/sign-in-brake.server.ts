import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#app/platform/client-address.ts";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

const QUARTER = 900;
const TOO_MANY = "Too many sign-in attempts. Please try again in a few minutes.";

/** Wrong tries in their window of seconds. Kept in the database: they hold across processes. */
const CEILINGS = {
  /** One email from one network. */
  sign_in_tries: { points: 10, duration: QUARTER },
  /** One network over all emails: a list of stolen passwords is tried out one for each person. */
  sign_in_network: { points: 60, duration: QUARTER },
  /** A browser that is known to this person: wrong answers are said to be too many … */
  sign_in_known: { points: 10, duration: QUARTER },
  /** … but the right one still opens, up to this many in a day. */
  sign_in_known_day: { points: 100, duration: DAY_SECONDS },
  /** The second step of one person from one network, and from all browsers that are not known. */
  second_step: { points: 10, duration: QUARTER },
  second_step_strangers: { points: 60, duration: DAY_SECONDS },
} as const;

type Ceiling = keyof typeof CEILINGS;

/** Seconds to wait after the first, second, … wrong try; a slip of the finger costs nothing. */
const WAITS = [0, 0, 1, 2, 4, 8, 15, 30, 60] as const;

const limiters = new Map<string, RateLimiterPrisma>();

function limiterOf(keyPrefix: Ceiling | "sign_in_wait") {
  const { points, duration } = keyPrefix === "sign_in_wait" ? { points: 1, duration: 60 } : CEILINGS[keyPrefix];
  const limiter = limiters.get(keyPrefix) ?? new RateLimiterPrisma({ storeClient: db, keyPrefix, points, duration });
  limiters.set(keyPrefix, limiter);
  return limiter;
}

export type Try = {
  /** It was the right one: nothing was spent. */
  right: () => Promise<void>;
  /** It was wrong: the next one waits longer. Errors: 429 in a known browser that has been wrong too often. */
  wrong: () => Promise<void>;
};

/**
 * Counts a try at a password before it is looked at, so that a hundred at once are counted too. A known browser is not slowed
 * by what strangers do. Errors: 429 with the seconds to wait.
 */
export async function beginTry(entry: { email: string; ip: string | null; browser: string | null }): Promise<Try> {
  const email = entry.email.toLowerCase();
  if (entry.browser) return beginKnownTry(`${entry.browser}|${email}`);
  const network = networkOf(entry.ip ?? "unknown");
  const key = `${email}|${network}`;
  const waiting = await limiterOf("sign_in_wait").get(key);
  if (waiting && waiting.consumedPoints > 1 && waiting.msBeforeNext > 0) throw wait(waiting.msBeforeNext);
  const tries = await spend("sign_in_tries", key);
  await spend("sign_in_network", network);
  return {
    async right() {
      await limiterOf("sign_in_tries").delete(key);
      await limiterOf("sign_in_network").reward(network, 1);
    },
    async wrong() {
      const seconds = WAITS[tries - 1] ?? 0;
      if (seconds > 0) await limiterOf("sign_in_wait").block(key, seconds);
    },
  };
}

async function beginKnownTry(key: string): Promise<Try> {
  await spend("sign_in_known_day", key);
  const tooMany = await spend("sign_in_known", key).then(
    () => null,
    (refusal: Refusal) => refusal,
  );
  return {
    async right() {
      await limiterOf("sign_in_known").delete(key);
      await limiterOf("sign_in_known_day").delete(key);
    },
    async wrong() {
      if (tooMany) throw tooMany;
    },
  };
}

/** The same for the second step. Errors: 429 with the seconds to wait. */
export async function beginSecondStep(entry: {
  userId: string;
  ip: string | null;
  browser: string | null;
}): Promise<Pick<Try, "right">> {
  const key = `${entry.userId}|${entry.browser ?? networkOf(entry.ip ?? "unknown")}`;
  await spend("second_step", key);
  if (!entry.browser) await spend("second_step_strangers", entry.userId);
  return {
    async right() {
      await limiterOf("second_step").delete(key);
      if (!entry.browser) await limiterOf("second_step_strangers").reward(entry.userId, 1);
    },
  };
}

/** Forgets the wrong tries of one email from one network, as after a reset of the password. */
export async function forgiveTries(email: string, ip: string | null): Promise<void> {
  const key = `${email.toLowerCase()}|${networkOf(ip ?? "unknown")}`;
  await Promise.all([limiterOf("sign_in_tries").delete(key), limiterOf("sign_in_wait").delete(key)]);
}

async function spend(ceiling: Ceiling, key: string): Promise<number> {
  try {
    return (await limiterOf(ceiling).consume(key)).consumedPoints;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Refusal(429, TOO_MANY, { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
  }
}

function wait(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  const unit = seconds === 1 ? "second" : "seconds";
  return new Refusal(429, `Please wait ${seconds} ${unit} before the next try.`, { retryAfter: seconds });
}
