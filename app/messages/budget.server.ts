import { tellAdminsOnce } from "#app/messages/operators.server.ts";
import { secondsUntilTomorrow } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
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
