import { timingSafeEqual } from "node:crypto";
import { postOnly } from "#app/http/post-only.ts";
import { receiveReturn } from "#app/messages/email/deliver.server.ts";
import { readReturns } from "#app/messages/email/returns.ts";
import { env } from "#app/platform/env.server.ts";
import { consume, requireLeft } from "#app/platform/limits.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/email";

/** E-mail that came back or was called unwanted. The sender knows our password (HTTP Basic); the same word twice changes nothing. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  if (!env.EMAIL_WEBHOOK_SECRET) return new Response(null, { status: 404 });
  const address = request.headers.get("x-client-ip") ?? "unknown";
  try {
    await requireLeft("webhook_passwords", address);
    if (!knows(request.headers.get("authorization"), env.EMAIL_WEBHOOK_SECRET)) {
      await consume("webhook_passwords", address);
      return Response.json({ message: "This call does not know our password." }, { status: 403 });
    }
    const returns = readReturns(await request.json().catch(() => null));
    if (!returns) return Response.json({ message: "This is no word on a bounce or a complaint." }, { status: 400 });
    for (const one of returns) await receiveReturn(one);
    return Response.json({ received: true });
  } catch (error) {
    if (error instanceof Refusal) {
      return Response.json({ message: error.message }, { status: error.status, headers: retryAfter(error) });
    }
    logFailure(error, "word on a bounce not taken");
    return Response.json({ message: "Please send it again." }, { status: 500 });
  }
}

function retryAfter({ retryAfter: seconds }: Refusal): HeadersInit {
  return seconds ? { "Retry-After": String(seconds) } : {};
}

function knows(authorization: string | null, secret: string): boolean {
  const [, encoded = ""] = /^Basic\s+(\S+)$/i.exec(authorization ?? "") ?? [];
  const given = Buffer.from(encoded, "base64").toString("utf8").split(":").slice(1).join(":");
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export { handle as action, handle as loader };
