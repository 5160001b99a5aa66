import { type Letter, type Outgoing, requireBelowCeiling, spend } from "#app/messages/budget.server.ts";
import { caller } from "#app/messages/calls/calls.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { UNREACHABLE, type Unreachable, unreachable, type World } from "#app/messages/reach.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

export const SILENT =
  "This phone replied STOP, so we neither text nor call it. Its owner can text START to us to change that.";

/**
 * The one gate before a code, a text or a call leaves: the number can exist and is an ordinary one, its owner did not say
 * stop (codes that they ask for excepted), a text is below the ceiling of who gets it, and the day's budget has one left, which is taken.
 * Errors: 400 the number; 409 the do-not-contact list; 429 the ceiling; 503 the budget.
 */
export async function passGate(kind: Outgoing, phone: string, text?: Omit<Letter, "to">): Promise<void> {
  await requireOpen(kind, phone);
  if (text) await requireBelowCeiling("text", { ...text, to: phone });
  await spend(kind);
}

/** The gate without its budget, for what was paid for when it was asked, and may have been stopped since. */
export async function requireOpen(kind: Outgoing, phone: string): Promise<void> {
  await requireReachable(kind, phone);
  if (kind !== "code" && (await mustBeSilent(phone))) throw new Refusal(409, SILENT, { title: "Opted out" });
}

/** Errors: 400 with why the number cannot be reached. */
export async function requireReachable(kind: Outgoing, phone: string, tx: Transaction = db): Promise<void> {
  const why = await whyUnreachable(kind, phone, tx);
  if (why) throw new Refusal(400, UNREACHABLE[why], { field: "phoneNumber" });
}

export async function whyUnreachable(kind: Outgoing, phone: string, tx: Transaction = db): Promise<Unreachable | null> {
  return unreachable(phone, await worldOf(kind, tx));
}

/** What is reached now, for who asks about many numbers. */
export async function worldOf(kind: Outgoing, tx: Transaction = db): Promise<World> {
  const provider = kind === "call" ? caller.name : messenger.name;
  return { countries: await readSetting("phoneCountries", tx), simulated: provider === "simulated" };
}
