import { tellAdminsOnce } from "#app/messages/operators.server.ts";
import { secondsUntilTomorrow } from "#app/platform/clock.ts";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { countOf, countOneMore } from "#app/shop/day-count.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

export type Outgoing = "code" | "text" | "call" | "email";

const BUDGETS = {
  code: { setting: "codesPerDay", spent: "No more codes can be sent today. Please try again tomorrow." },
  text: { setting: "textsPerDay", spent: "No more text messages can be sent today. Please try again tomorrow." },
  email: { setting: "emailsPerDay", spent: "No more e-mails can be sent today. Please try again tomorrow." },
  call: {
    setting: "callsPerDay",
    spent: "Our assistant cannot make any more calls today. Please try again tomorrow.",
  },
} as const;

/** Takes one of the day's budget; admins are told once at 80 percent and once at the end. Errors: 503 until tomorrow. */
export async function spend(kind: Outgoing): Promise<void> {
  const most = await readSetting(BUDGETS[kind].setting);
  const used = await countOneMore(keyOf(kind), most);
  if (used === null) throw await spent(kind);
  const share = used / most;
  if (share < 0.8) return;
  const level = share < 1 ? "80" : "100";
  await tellAdminsOnce(`budget:${kind}:${level}`, {
    title: `${level} percent of today's ${kind}s are used`,
    body:
      level === "80"
        ? `${used} of ${most} ${kind}s have left today. Look whether that is how a day should be; at ${most} no more leave until tomorrow.`
        : `All ${most} ${kind}s of today have left. No more leave until tomorrow, unless the budget is raised.`,
    href: "/dashboard/communications",
  });
}

/** Errors: 503 when nothing is left of the day's budget. Takes none of it. */
export async function requireBudget(kind: Outgoing, tx: Transaction = db): Promise<void> {
  if ((await shareSpent(kind, tx)) >= 1) throw await spent(kind, tx);
}

/** How much of the day's budget is used, from 0 to 1. */
export async function shareSpent(kind: Outgoing, tx: Transaction = db): Promise<number> {
  const most = await readSetting(BUDGETS[kind].setting, tx);
  return most === 0 ? 1 : (await countOf(keyOf(kind), tx)) / most;
}

function keyOf(kind: Outgoing) {
  return `budget:${kind}`;
}

async function spent(kind: Outgoing, tx: Transaction = db) {
  const retryAfter = secondsUntilTomorrow(new Date(), await readSetting("timeZone", tx));
  return new Refusal(503, BUDGETS[kind].spent, { retryAfter });
}

/**
 * What one phone or one address gets at most, far above any busy repair: of one repair and of all, within an hour and a day. Staff
 * see whom they write to, and may write on where the product is silent.
 */
const CEILINGS = {
  product: { repair: [25, 60], all: [40, 100] },
  staff: { repair: [80, 200], all: [100, 250] },
} as const;

const TOO_MANY = "This person got very many messages from us within a short time.";

/** What was asked for by whoever gets it has limits of its own, and counts for nothing here. */
export const ASKED_FOR = ["code", "sign_in", "password_reset", "confirm_address", "test"];

export type Letter = { to: string; by: keyof typeof CEILINGS; repairRequestId: string | null };

/** Errors: 429 where the ceiling of whom it goes to is reached. Counts what left, and takes nothing. */
export async function requireBelowCeiling(kind: "text" | "email", { to, by, repairRequestId }: Letter): Promise<void> {
  const [table, receiver] = kind === "text" ? ["OutboundMessage", "phone"] : ["OutboundEmail", "address"];
  const ofRepair = Prisma.sql`"repairRequestId" = ${repairRequestId}::uuid`;
  const lately = Prisma.sql`"createdAt" > now() - interval '1 hour'`;
  const [left] = await db.$queryRaw<Record<"hour" | "day" | "repairHour" | "repairDay", number>[]>`
    SELECT count(*)::int AS "day", count(*) FILTER (WHERE ${lately})::int AS "hour",
      count(*) FILTER (WHERE ${ofRepair})::int AS "repairDay", count(*) FILTER (WHERE ${ofRepair} AND ${lately})::int AS "repairHour"
    FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.raw(`"${receiver}"`)} = ${to} AND "attempts" > 0
      AND "kind" <> ALL(${ASKED_FOR}::text[]) AND "createdAt" > now() - make_interval(secs => ${DAY_SECONDS}::int)`;
  if (!left) return;
  const { repair, all } = CEILINGS[by];
  const over = left.hour >= all[0] || left.day >= all[1] || left.repairHour >= repair[0] || left.repairDay >= repair[1];
  if (over) throw new Refusal(429, TOO_MANY, { retryAfter: 3600 });
}
