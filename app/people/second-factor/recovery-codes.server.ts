import { createHash, randomInt } from "node:crypto";
import { RECOVERY_CODES } from "#app/people/second-factor/second-factor.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";

/** Without the letters that look like figures: 12 of 31 make 59 bits. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 12;

function newCode() {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

function hashOf(userId: string, code: string) {
  return createHash("sha256").update(`recovery:${userId}:${code}`).digest("hex");
}

/** Makes ten new ones; those before no longer open anything. They are shown now and never again. */
export async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })) });
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** Takes a recovery code, once. Returns how many are left, or null when it is none. `code` is without hyphens, in lower case. */
export async function takeRecoveryCode(userId: string, code: string): Promise<number | null> {
  if (code.length !== LENGTH) return null;
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1 ? db.recoveryCode.count({ where: { userId, usedAt: null } }) : null;
}
