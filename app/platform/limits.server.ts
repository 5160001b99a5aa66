import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { isAddress, networkOf } from "#app/platform/http/client-address.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Points per duration in seconds, and what the person is told. Kept in the database: they hold across processes. */
const LIMITS = {
  code_per_phone_short: {
    points: 1,
    duration: 30,
    message: "A code was just sent. Another can be asked for in {wait}.",
  },
  code_per_phone: {
    points: 5,
    duration: 3600,
    message: "Too many codes were asked for this phone. Please try again later.",
  },
  code_per_phone_day: {
    points: 10,
    duration: DAY_SECONDS,
    message: "Too many codes were asked for this phone today. Please try again tomorrow.",
  },
  // What whoever proved the phone, or holds a link to it, has beside what strangers use up.
  code_of_known_short: {
    points: 1,
    duration: 30,
    message: "A code was just sent. Another can be asked for in {wait}.",
  },
  code_of_known: {
    points: 5,
    duration: 3600,
    message: "Too many codes were asked for this phone. Please try again later.",
  },
  code_of_known_day: {
    points: 10,
    duration: DAY_SECONDS,
    message: "Too many codes were asked for this phone today. Please try again tomorrow.",
  },
  code_per_address: {
    points: 20,
    duration: 3600,
    message: "Too many codes were asked for from here. Please try again later.",
  },
  code_per_address_day: {
    points: 40,
    duration: DAY_SECONDS,
    message: "Too many codes were asked for from here today. Please try again tomorrow.",
  },
  email_links_per_person: {
    points: 5,
    duration: 3600,
    message: "Several e-mails were asked for this address already. Please look at the newest one, or try again later.",
  },
  email_links_per_address: {
    points: 20,
    duration: 3600,
    message: "Too many e-mails were asked for from here. Please try again later.",
  },
  sign_in: { points: 10, duration: 900, message: "Too many sign-in attempts. Please try again in a few minutes." },
  webhook_passwords: {
    points: 10,
    duration: 3600,
    message: "Too many wrong passwords from here. Please try again later.",
  },
  passkey_offers: {
    points: 60,
    duration: 300,
    message: "Too many tries from here. Please try again in a few minutes.",
  },
  calls_per_phone: {
    points: 3,
    duration: 3600,
    message: "This number has asked for several calls already. Please try again later.",
  },
  calls_per_phone_day: {
    points: 2,
    duration: DAY_SECONDS,
    message: "This number has asked for several calls already. Please try again later.",
  },
  calls_per_address: {
    points: 3,
    duration: 3600,
    message: "Several calls were asked for from here already. Please try again later.",
  },
  calls_per_address_day: {
    points: 10,
    duration: DAY_SECONDS,
    message: "Several calls were asked for from here already. Please try again tomorrow.",
  },
  code_lookup: { points: 30, duration: 60, message: "Too many look-ups from here. Please try again in a minute." },
  uploads: { points: 20, duration: 3600, message: "Too many uploads from here. Please try again later." },
  uploads_per_network: {
    points: 60,
    duration: 3600,
    message: "Too many documents were uploaded from your network within an hour. Please try again later.",
  },
  uploads_per_network_day: {
    points: 200,
    duration: DAY_SECONDS,
    message: "Too many documents were uploaded from your network today. Please try again tomorrow.",
  },
  uploads_day: {
    points: 80,
    duration: DAY_SECONDS,
    message: "You uploaded very many documents today. Please go on tomorrow, or call us.",
  },
  requests_of_customer: {
    points: 15,
    duration: 3600,
    message: "You sent us many requests within an hour. Please wait a little before the next one, or call us.",
  },
  requests_of_customer_day: {
    points: 40,
    duration: DAY_SECONDS,
    message: "You sent us very many requests today. Please go on tomorrow, or call us.",
  },
  messages_of_customer: {
    points: 40,
    duration: 3600,
    message:
      "You sent us many messages within an hour. We read them all. Please wait a little before the next one, or call us.",
  },
  messages_of_customer_day: {
    points: 150,
    duration: DAY_SECONDS,
    message: "You sent us very many messages today. We read them all. Please go on tomorrow, or call us.",
  },
  go_aheads_of_repair: {
    points: 20,
    duration: 3600,
    message: "This repair was approved and taken back many times within an hour. Please wait a little, or call us.",
  },
  uploads_of_staff: {
    points: 200,
    duration: 3600,
    message: "You uploaded 200 files within an hour. Please go on a little later.",
  },
} as const;

export type Limit = keyof typeof LIMITS;

const limiters = new Map<Limit, RateLimiterPrisma>();

function limiterOf(limit: Limit) {
  const existing = limiters.get(limit);
  if (existing) return existing;
  const { points, duration } = LIMITS[limit];
  const limiter = new RateLimiterPrisma({ storeClient: db, keyPrefix: limit, points, duration });
  limiters.set(limit, limiter);
  return limiter;
}

/** Counts one use. Errors: 429 with seconds to wait when it is one too many. */
export async function consume(limit: Limit, key: string): Promise<void> {
  try {
    await limiterOf(limit).consume(countedBy(key));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw overLimit(limit, reason);
  }
}

/** Counts nothing. Errors: 429 when the next use would be one too many. */
export async function requireLeft(limit: Limit, key: string): Promise<void> {
  const used = await limiterOf(limit).get(countedBy(key));
  if (used && used.consumedPoints >= LIMITS[limit].points) throw overLimit(limit, used);
}

function overLimit(limit: Limit, { msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = LIMITS[limit].message.replace("{wait}", seconds === 1 ? "1 second" : `${seconds} seconds`);
  return new Refusal(429, message, { retryAfter: seconds });
}

/** Forgets what was counted, as after a sign-in that succeeded. */
export async function forgive(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).delete(countedBy(key));
}

/** Takes one use back that turned out to be a right one. */
export async function giveBack(limit: Limit, key: string): Promise<void> {
  const limiter = limiterOf(limit);
  const counted = await limiter.get(countedBy(key));
  if (counted && counted.consumedPoints > 0) await limiter.reward(countedBy(key));
}

/** An address, with or without a word before it (`address:2001:db8::1`), counts by its network; any other key by itself. */
function countedBy(key: string) {
  if (isAddress(key)) return networkOf(key);
  const [, word = "", rest = ""] = /^([a-z]+:)?(.*)$/s.exec(key) ?? [];
  return (word + (isAddress(rest) ? networkOf(rest) : rest)).toLowerCase();
}
