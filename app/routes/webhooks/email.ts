import { timingSafeEqual } from "node:crypto";
import { receiveReturn } from "#app/messages/email/deliver.server.ts";
import { readReturns } from "#app/messages/email/returns.ts";
import { env } from "#app/platform/env.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import type { Route } from "./+types/email";

/** E-mail that came back or was called unwanted. The sender knows our password (HTTP Basic); the same word twice changes nothing. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  if (!env.EMAIL_WEBHOOK_SECRET) return new Response(null, { status: 404 });
  if (!knows(request.headers.get("authorization"), env.EMAIL_WEBHOOK_SECRET)) {
    return Response.json({ message: "This call does not know our password." }, { status: 403 });
  }
  try {
    const returns = readReturns(await request.json().catch(() => null));
    if (!returns) return Response.json({ message: "This is no word on a bounce or a complaint." }, { status: 400 });
    for (const one of returns) await receiveReturn(one);
    return Response.json({ received: true });
  } catch (error) {
    logFailure(error, "word on a bounce not taken");
    return Response.json({ message: "Please send it again." }, { status: 500 });
  }
}

function knows(authorization: string | null, secret: string): boolean {
  const [, encoded = ""] = /^Basic\s+(\S+)$/i.exec(authorization ?? "") ?? [];
  const given = Buffer.from(encoded, "base64").toString("utf8").split(":").slice(1).join(":");
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export { handle as action, handle as loader };
