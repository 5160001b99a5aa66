import { DAY_SECONDS, daysBefore } from "#app/platform/days.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { fullName } from "#app/platform/format.ts";
import { consume } from "#app/platform/limits.server.ts";
import { signedCookie } from "#app/platform/secrets/signed-cookie.server.ts";

/** What a link brought into this browser: none of it grants anything by lying here. */
export type HeldCodes = {
  /** Opens its request once the phone's code was entered in this browser. */
  accessCode?: string | null;
  /** Opens its user's account: the person has confirmed it. */
  userAccessCode?: string | null;
  /** Waits for the person to confirm it. */
  offered?: Codes;
};

export type Codes = { accessCode?: string | null; userAccessCode?: string | null };

const codesCookie = signedCookie("codes", { maxAge: DAY_SECONDS });

export async function readHeldCodes(cookieHeader: string | null): Promise<HeldCodes> {
  const held = await codesCookie.parse(cookieHeader);
  return held && typeof held === "object" ? held : {};
}

/** The Set-Cookie value. */
export function writeHeldCodes(codes: HeldCodes): Promise<string> {
  return codesCookie.serialize(codes);
}

export function dropHeldCodes(): Promise<string> {
  return codesCookie.serialize("", { maxAge: 0 });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/** A code as it was made: in other letters it is another one. */
export function isCode(value: unknown): value is string {
  return isUuid(value) && value === value.toLowerCase();
}

/**
 * The codes that open something: neither revoked nor expired, of people and accounts that are active, and of a request that is
 * open or was closed at most ACCESS_CODE_DAYS ago.
 */
export function liveCodes(): Prisma.AccessCodeWhereInput {
  const active = { status: "Active", deletedAt: null };
  const closedAfter = daysBefore(env.ACCESS_CODE_DAYS);
  return {
    revokedAt: null,
    AND: [
      { OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
      {
        OR: [
          { kind: "user", user: { ...active, account: { status: "Active" } } },
          {
            kind: "repair",
            repairRequest: {
              account: { status: "Active" },
              AND: [
                { OR: [{ closedAt: null }, { closedAt: { gt: closedAfter } }] },
                { OR: [{ requesterId: null }, { requester: active }] },
              ],
            },
          },
        ],
      },
    ],
  };
}

export type OpenedCodes = {
  repair: { code: string; repairRequestId: string; accountId: string; phone: string | null; name: string } | null;
  owner: { code: string; userId: string; accountId: string; name: string } | null;
};

/**
 * What the codes open. `guessedFrom` is the address that sent them, or null for codes that lay signed in a cookie: those are no
 * guesses. Right ones cost nothing. Errors: 429 after 30 wrong ones a minute from a network.
 */
export async function openCodes(codes: Codes, guessedFrom: string | null): Promise<OpenedCodes> {
  const accessCode = isCode(codes.accessCode) ? codes.accessCode : null;
  const userAccessCode = isCode(codes.userAccessCode) ? codes.userAccessCode : null;
  const wanted = [accessCode, userAccessCode].filter((code) => code !== null);
  if (wanted.length === 0) return { repair: null, owner: null };
  const rows = await db.accessCode.findMany({
    where: { AND: [{ code: { in: wanted } }, liveCodes()] },
    select: {
      code: true,
      kind: true,
      repairRequest: {
        select: { id: true, accountId: true, requester: { select: { firstName: true, lastName: true, phone: true } } },
      },
      user: { select: { id: true, accountId: true, firstName: true, lastName: true } },
    },
  });
  const repair = rows.find((row) => row.kind === "repair" && row.code === accessCode)?.repairRequest;
  const owner = rows.find((row) => row.kind === "user" && row.code === userAccessCode)?.user;
  const wrong = (accessCode !== null && !repair) || (userAccessCode !== null && !owner);
  if (wrong && guessedFrom !== null) await consume("code_lookup", guessedFrom);
  return {
    repair:
      repair && accessCode
        ? {
            code: accessCode,
            repairRequestId: repair.id,
            accountId: repair.accountId,
            phone: repair.requester?.phone ?? null,
            name: fullName(repair.requester),
          }
        : null,
    owner:
      owner && userAccessCode
        ? { code: userAccessCode, userId: owner.id, accountId: owner.accountId, name: fullName(owner) }
        : null,
  };
}
