import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { networkOf } from "#app/platform/http/client-address.ts";
import { Refusal } from "#app/platform/refusal.ts";

const QUARTER = 900;
const TOO_MANY = "Too many sign-in attempts. Please try again in a few minutes.";
const PLEASE_WAIT = "Please wait {wait} before the next try.";
/** Said of an email that nobody has, too. */
const GUESSED =
  "There were many wrong tries for this account, so new browsers wait between them: please try again in {wait}. A browser where you signed in before does not wait, and neither does one where you set a new password.";

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
  /** The second step of one person from one network. */
  second_step: { points: 10, duration: QUARTER },
} as const;

/**
 * One account from everywhere that is not known to it: so many wrong tries in a window of seconds are free, after them one is
 * looked at after each wait, which doubles up to `longest`. Nobody is shut out by it: a known browser does not wait.
 */
const ACCOUNT = {
  sign_in_account: { points: 20, duration: 3600, first: 15, longest: 300 },
  second_step_account: { points: 20, duration: DAY_SECONDS, first: 15, longest: 900 },
} as const;

/** Whoever takes the place is looked at, and the next one when its seconds are over. */
const PLACES = {
  sign_in_wait: { points: 1, duration: 60 },
  sign_in_account_wait: { points: 1, duration: 300 },
  second_step_account_wait: { points: 1, duration: 900 },
  /** Held by who has told of the guessing. */
  sign_in_account_told: { points: 1, duration: 3600 },
  second_step_account_told: { points: 1, duration: 3600 },
} as const;

type Ceiling = keyof typeof CEILINGS;
type Account = keyof typeof ACCOUNT;
type Place = keyof typeof PLACES;

/** Seconds to wait after the first, second, … wrong try; a slip of the finger costs nothing. */
const WAITS = [0, 0, 1, 2, 4, 8, 15, 30, 60, 60] as const;

const limiters = new Map<string, RateLimiterPrisma>();

function limiterOf(keyPrefix: Ceiling | Account | Place) {
  const { points, duration } = { ...CEILINGS, ...ACCOUNT, ...PLACES }[keyPrefix];
  const limiter = limiters.get(keyPrefix) ?? new RateLimiterPrisma({ storeClient: db, keyPrefix, points, duration });
  limiters.set(keyPrefix, limiter);
  return limiter;
}

/** How a wrong try stands among those of strangers: one of a few, the one at which they are called guessing, or one of that. */
export type Wrong = "few" | "guessing" | "more";

export type Try = {
  /** It was the right one: nothing was spent. */
  right: () => Promise<void>;
  /** It was wrong; `refusal` where a known browser has been wrong too often. */
  wrong: () => Promise<{ among: Wrong; refusal: Refusal | null }>;
};

type Entry = { ip: string | null; browser: string | null };

/**
 * Counts a try at a password before it is looked at, so that a hundred at once are counted too. A known browser is not slowed
 * by what strangers do. Errors: 429 with the seconds to wait.
 */
export async function beginTry(entry: Entry & { email: string }): Promise<Try> {
  const email = entry.email.toLowerCase();
  if (entry.browser) return beginKnownTry(`${entry.browser}|${email}`);
  const network = networkOf(entry.ip ?? "unknown");
  const key = `${email}|${network}`;
  await requireFree("sign_in_wait", key, PLEASE_WAIT);
  await requireFree("sign_in_account_wait", email, GUESSED);
  const tries = await spend("sign_in_tries", key);
  await takePlace("sign_in_wait", key, WAITS[tries - 1] ?? 0, PLEASE_WAIT);
  await spend("sign_in_network", network);
  const ofAccount = await beginAmongStrangers("sign_in_account", email);
  return {
    async right() {
      await limiterOf("sign_in_tries").delete(key);
      await limiterOf("sign_in_wait").delete(key);
      await limiterOf("sign_in_network").reward(network, 1);
      await ofAccount.right();
    },
    wrong: async () => ({ among: await ofAccount.wrong(), refusal: null }),
  };
}

async function beginKnownTry(key: string): Promise<Try> {
  await spend("sign_in_known_day", key);
  const refusal = await spend("sign_in_known", key).then(
    () => null,
    (tooMany: Refusal) => tooMany,
  );
  return {
    async right() {
      await limiterOf("sign_in_known").delete(key);
      await limiterOf("sign_in_known_day").delete(key);
    },
    wrong: async () => ({ among: "few", refusal }),
  };
}

/** The same for the second step. Errors: 429 with the seconds to wait. */
export async function beginSecondStep(entry: Entry & { userId: string }): Promise<Try> {
  const { userId, browser } = entry;
  const key = `${userId}|${browser ?? networkOf(entry.ip ?? "unknown")}`;
  if (!browser) await requireFree("second_step_account_wait", userId, GUESSED);
  await spend("second_step", key);
  const ofAccount = browser ? null : await beginAmongStrangers("second_step_account", userId);
  return {
    async right() {
      await limiterOf("second_step").delete(key);
      await ofAccount?.right();
    },
    wrong: async () => ({ among: (await ofAccount?.wrong()) ?? "few", refusal: null }),
  };
}

/** Counts a try at one account by a browser that it does not know. Errors: 429 while such browsers have to wait. */
async function beginAmongStrangers(account: Account, key: string) {
  const { points, first, longest } = ACCOUNT[account];
  // Counts without an end: what is over is slowed down, not refused.
  const { consumedPoints } = await limiterOf(account).penalty(key, 1);
  const over = consumedPoints - points;
  const seconds = over > 0 ? Math.min(longest, first * 2 ** (over - 1)) : 0;
  await takePlace(`${account}_wait`, key, seconds, GUESSED);
  return {
    async right() {
      await limiterOf(account).reward(key, 1);
      await limiterOf(`${account}_wait`).delete(key);
    },
    async wrong(): Promise<Wrong> {
      if (over < 0) return "few";
      const told = await limiterOf(`${account}_told`).get(key);
      if (told) return "more";
      return (await limiterOf(`${account}_told`).penalty(key, 1)).consumedPoints === 1 ? "guessing" : "more";
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

/** Errors: 429 while somebody has the place. */
async function requireFree(place: Place, key: string, sentence: string): Promise<void> {
  const taken = await limiterOf(place).get(key);
  if (taken && taken.msBeforeNext > 0) throw wait(taken.msBeforeNext, sentence);
}

/** Of several at the same moment one gets it. Errors: 429 for the others. */
async function takePlace(place: Place, key: string, seconds: number, sentence: string): Promise<void> {
  if (seconds === 0) return;
  try {
    await limiterOf(place).consume(key, 1, { customDuration: seconds });
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw wait(reason.msBeforeNext, sentence);
  }
}

function wait(milliseconds: number, sentence: string) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const words = `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return new Refusal(429, sentence.replace("{wait}", words), { retryAfter: seconds });
}
