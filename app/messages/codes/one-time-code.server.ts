import { randomUUID } from "node:crypto";
import { isUuid } from "#app/access/viewer.server.ts";
import { requireBudget } from "#app/messages/budget.server.ts";
import { refusalOfCode } from "#app/messages/codes/code-refusal.server.ts";
import { codeMatches, hashCode, randomCode } from "#app/messages/codes/secret.server.ts";
import { countAgainstLimits } from "#app/messages/codes/shares.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { passGate, requireReachable, whyUnreachable } from "#app/messages/gate.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { db } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { maskPhone, toE164 } from "#app/platform/format.ts";
import { networkOf } from "#app/platform/http/client-address.ts";
import { forgive, giveBack } from "#app/platform/limits.server.ts";
import * as messages from "#app/platform/messages.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

const LIFETIME_MINUTES = 10;

export const PURPOSES = ["sign_in", "repair", "password_reset", "call"] as const;
type CodePurpose = (typeof PURPOSES)[number];

type Asked = {
  /** Any way of writing a US number. */
  phone: string;
  purpose: CodePurpose;
  repairRequestId?: string;
  ip: string | null;
  /** Names the browser that asks. */
  visitorId?: string;
  /** False sends nothing: for an answer that must not tell whether the phone is known. */
  deliver?: boolean;
};

/**
 * Sends a one-time code. `methodId` names this attempt; the phone is in E.164.
 * The phone of staff gets no code but a text on how they sign in; the answer is the same, so that nobody learns whose it is.
 * Errors: 400 a number that no code may go to; 429; 400, 409, 429 or 502 what the provider refused; 503 the day's budget.
 */
export async function sendCode(asked: Asked): Promise<{ methodId: string; phone: string; message: string }> {
  const phone = toE164(asked.phone);
  if (!phone) throw new Refusal(400, messages.callRequest.invalidPhone, { field: "phoneNumber" });
  const secretly = asked.purpose === "password_reset";
  if (!secretly) await requireReachable("code", phone);
  await requireBudget("code");
  await countAgainstLimits(phone, asked);
  const reached = asked.deliver !== false && !(await whyUnreachable("code", phone));
  const ofStaff = reached && !secretly && asked.purpose !== "call" && (await isOfStaff(phone));
  const deliver = reached && !ofStaff;
  if (deliver) await passGate("code", phone);
  const methodId = randomUUID();
  const attempt = {
    id: methodId,
    phone,
    purpose: asked.purpose,
    repairRequestId: asked.repairRequestId ?? null,
    network: networkOf(asked.ip ?? "unknown"),
    expiresAt: new Date(Date.now() + LIFETIME_MINUTES * 60_000),
  };
  if (ofStaff) await tellStaff(attempt);
  if (!deliver) await db.oneTimeCode.create({ data: { ...attempt, provider: "local" } });
  else if (messenger.codes) await sendByProvider(attempt, messenger.codes);
  else await sendToOutbox(attempt);
  return { methodId, phone, message: "Verification code sent" };
}

type Attempt = {
  id: string;
  phone: string;
  purpose: CodePurpose;
  repairRequestId: string | null;
  network: string;
  expiresAt: Date;
};

async function sendToOutbox(attempt: Attempt) {
  const code = randomCode();
  const company = await readSetting("companyName");
  await db.$transaction([
    db.oneTimeCode.create({ data: { ...attempt, provider: "local", codeHash: hashCode(attempt.id, code) } }),
    db.outboundMessage.create({
      data: {
        phone: attempt.phone,
        kind: "code",
        body: `Your ${company} verification code is ${code}. It expires in ${LIFETIME_MINUTES} minutes.`,
        dedupeKey: outboxKey(attempt.id),
        repairRequestId: attempt.repairRequestId,
        provider: "simulated",
        status: "sent",
        attempts: 1,
        sentAt: new Date(),
      },
    }),
  ]);
}

async function sendByProvider(attempt: Attempt, codes: NonNullable<typeof messenger.codes>) {
  try {
    const providerVerificationId = await codes.send(attempt.phone);
    await db.oneTimeCode.create({ data: { ...attempt, provider: "twilio", providerVerificationId } });
  } catch (error) {
    const refusal = await refusalOfCode(error);
    // What the provider says about a phone would tell that somebody has it.
    if (attempt.purpose !== "password_reset" || !(error instanceof ProviderFault) || error.passing) throw refusal;
    await db.oneTimeCode.create({ data: { ...attempt, provider: "local" } });
  }
}

/**
 * Checks a code once: right, it is used up, and sending it cost neither the phone nor the network anything. `phone` is any way of
 * writing the number, or as much of it as the person was shown. Errors: 400 wrong, unknown, used or expired; 429 after five tries; 502.
 */
export async function verifyCode(given: {
  methodId: string;
  phone: string;
  code: string;
}): Promise<{ phone: string; purpose: CodePurpose; repairRequestId: string | null }> {
  const attempt = await takeTry(given.methodId, given.phone);
  if (attempt.provider === "twilio") await checkByProvider(attempt.providerVerificationId, given.code);
  else if (!codeMatches(attempt.id, given.code, attempt.codeHash)) throw wrongCode();
  const { count } = await db.oneTimeCode.updateMany({
    where: { id: attempt.id, usedAt: null },
    data: { usedAt: new Date() },
  });
  if (count === 0) throw wrongCode();
  await forgive("code_per_phone", attempt.phone);
  if (attempt.repairRequestId) await forgive("code_of_known", `${attempt.phone}/${attempt.repairRequestId}`);
  for (const limit of ["code_per_address", "code_per_address_day"] as const) {
    if (attempt.network) await giveBack(limit, attempt.network);
  }
  return {
    phone: attempt.phone,
    purpose: attempt.purpose,
    repairRequestId: attempt.repairRequestId,
  };
}

const MOST_TRIES = 5;

/** Counts the try before the code is looked at, so that tries made at the same moment count too. */
async function takeTry(methodId: string, phone: string) {
  const attempt = isUuid(methodId) ? await db.oneTimeCode.findUnique({ where: { id: methodId } }) : null;
  if (!attempt || !isPhoneOf(attempt.phone, phone)) throw wrongCode();
  if (attempt.usedAt || attempt.expiresAt < new Date()) {
    throw new Refusal(400, "This code has expired. Please ask for a new one.", { field: "code" });
  }
  const { count } = await db.oneTimeCode.updateMany({
    where: { id: methodId, usedAt: null, attempts: { lt: MOST_TRIES } },
    data: { attempts: { increment: 1 } },
  });
  if (count === 0) throw tooManyTries();
  return attempt;
}

/** The attempt is named by its id; a phone beside it must not be another one. Of a masked phone only the end is there. */
export function isPhoneOf(phone: string, given: string) {
  return (toE164(given) ?? given) === phone || given === maskPhone(phone);
}

async function checkByProvider(providerVerificationId: string | null, code: string) {
  if (!messenger.codes || !providerVerificationId) throw wrongCode();
  const answer = await messenger.codes.check(providerVerificationId, code).catch(async (error: unknown) => {
    throw await refusalOfCode(error);
  });
  if (answer === "right") return;
  if (answer === "too_many_tries") throw tooManyTries();
  if (answer === "expired")
    throw new Refusal(400, "This code has expired. Please ask for a new one.", { field: "code" });
  throw wrongCode();
}

async function isOfStaff(phone: string): Promise<boolean> {
  const holders = await db.user.findMany({ where: { phone, deletedAt: null }, select: { role: true } });
  return holders.length > 0 && holders.every(({ role }) => role !== "driver");
}

async function tellStaff({ id, phone }: Attempt) {
  if (await mustBeSilent(phone)) return;
  const company = await readSetting("companyName");
  const body = `${company}: a code was asked for with this number. It is yours as a member of staff, so please sign in with email and password: ${ownOrigin()}/login`;
  await db.$transaction((tx) => queueText(tx, { phone, kind: "staff", body, dedupeKey: `staff-code:${id}` }));
}

/** What an attempt was made for, and for whom. Null where there is none of that name. */
export async function findAttempt(methodId: string) {
  if (!isUuid(methodId)) return null;
  return db.oneTimeCode.findUnique({
    where: { id: methodId },
    select: { phone: true, purpose: true, repairRequestId: true, usedAt: true, expiresAt: true },
  });
}

/** The code of an attempt as the outbox has it, while texts are simulated; otherwise null. */
export async function findSimulatedCode(methodId: string): Promise<string | null> {
  if (messenger.name !== "simulated" || !isUuid(methodId)) return null;
  const text = await db.outboundMessage.findUnique({
    where: { dedupeKey: outboxKey(methodId) },
    select: { body: true },
  });
  return text?.body.match(/\b\d{6}\b/)?.[0] ?? null;
}

function outboxKey(methodId: string) {
  return `code:${methodId}`;
}

function wrongCode() {
  return new Refusal(400, messages.verify.invalidCode, { title: messages.verify.failed, field: "code" });
}

function tooManyTries() {
  return new Refusal(429, "Too many wrong tries. Please ask for a new code.", {
    title: messages.verify.failed,
    field: "code",
  });
}

/** The attempts that the right code would end now. */
export function stillGood() {
  return { usedAt: null, expiresAt: { gt: new Date() }, attempts: { lt: MOST_TRIES } };
}

/** Which of these sign-in attempts may still be ended with the code that went to this phone; null for none. */
export async function findGoodAttempt(methodIds: string[], phone: string): Promise<string | null> {
  const found = await db.oneTimeCode.findFirst({
    where: {
      id: { in: methodIds },
      phone: toE164(phone) ?? "",
      purpose: "sign_in",
      ...stillGood(),
    },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return found?.id ?? null;
}
