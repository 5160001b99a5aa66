import type { Viewer } from "#app/access/viewer.server.ts";
import { findSimulatedCode } from "#app/messages/codes/one-time-code.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { hasDemoData } from "#app/people/password.server.ts";
import { type Environment, env } from "#app/platform/env.server.ts";
import { isLoopback } from "#app/platform/http/client-address.ts";

/**
 * Whether this person may read the simulated texts and codes: only where the demo data is, and only from this machine or signed
 * in as an admin; everybody where the operator said so in so many words.
 */
export async function maySeeOutbox(viewer: Viewer): Promise<boolean> {
  if (messenger.name !== "simulated" || !(await hasDemoData())) return false;
  return env.ALLOW_DEMO_ON_NETWORK || isLoopback(viewer.ip ?? "") || viewer.user?.role === "admin";
}

/** The code of an attempt, for whoever may read the outbox; otherwise null. */
export async function showSimulatedCode(viewer: Viewer, methodId: string): Promise<string | null> {
  return (await maySeeOutbox(viewer)) ? findSimulatedCode(methodId) : null;
}

type Reach = Pick<Environment, "PUBLIC_ORIGIN" | "HOST" | "embedded" | "ALLOW_DEMO_ON_NETWORK">;
type Found = { simulatedTexts: boolean; demoPasswords: boolean };

/** Why this copy must not start: a sentence where others could reach what is meant for this machine alone, or null. */
export function whyDemoIsRefused(reach: Reach, { simulatedTexts, demoPasswords }: Found): string | null {
  if (reach.ALLOW_DEMO_ON_NETWORK || (!simulatedTexts && !demoPasswords)) return null;
  const way = wayIn(reach);
  if (!way) return null;
  const what = [
    simulatedTexts ? "its text messages and codes are simulated" : null,
    demoPasswords ? "the demo passwords are in its database" : null,
  ].filter(Boolean);
  return `Other machines could reach this copy (${way}), and ${what.join(", and ")}. Set the TWILIO_ variables and use a database without the demo shop; or keep it on this machine with HOST=127.0.0.1 and a PUBLIC_ORIGIN of localhost; or set ALLOW_DEMO_ON_NETWORK=true to show a demo to everybody on purpose.`;
}

/** Errors: the sentence above. */
export async function refuseDemoOnNetwork(): Promise<void> {
  const demoPasswords = await hasDemoData();
  // Without the demo nobody can read a simulated code: who says that texts are simulated on purpose may set the shop up.
  const simulatedTexts = messenger.name === "simulated" && (demoPasswords || !env.ALLOW_SIMULATIONS);
  const found = { simulatedTexts, demoPasswords };
  const why = whyDemoIsRefused(env, found);
  if (why) throw new Error(why);
}

/** What whoever starts a copy should know of its codes: a sentence where they are simulated and shown to nobody, or null. */
export async function whyNobodyReadsCodes(): Promise<string | null> {
  if (messenger.name !== "simulated" || (await hasDemoData())) return null;
  return "Text messages are simulated and the demo data is not here: nobody can read a one-time code, so no customer can sign in by phone. Set the TWILIO_ variables before customers come.";
}

function wayIn({ PUBLIC_ORIGIN, HOST, embedded }: Reach): string | null {
  if (PUBLIC_ORIGIN && !isThisMachine(new URL(PUBLIC_ORIGIN).hostname)) return `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}`;
  if (HOST) return isThisMachine(HOST) ? null : `it listens on HOST ${HOST}`;
  return embedded ? null : "it listens on all addresses";
}

function isThisMachine(host: string) {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "localhost" || name.endsWith(".localhost") || isLoopback(name);
}
