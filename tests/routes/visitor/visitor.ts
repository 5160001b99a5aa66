import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { visitorCookie } from "#app/access/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { args, cookiesOf } from "../../support/args.ts";
import { newPhone } from "../../support/world.ts";

export const CAR = { year: "2019", make: "BMW", model: "330i xDrive" };
export const SERVICE = { serviceType: "Brake Service", description: "The brakes squeal when cold" };

export function quotePdf() {
  return new File([readFileSync("tests/e2e/fixtures/quote.pdf")], "estimate.pdf", { type: "application/pdf" });
}

export type Visitor = {
  phone: string;
  email: string;
  cookie: string;
  person: { name: string; email: string; phone: string };
  // biome-ignore lint/suspicious/noExplicitAny: see args
  ask: (path: string, form?: Record<string, string | Blob | Blob[]>, cookie?: string) => any;
};

let address = 0;

/** A browser nobody knows, at an address of its own: the limits of one must not reach the next. */
export async function newVisitor(phone = newPhone()): Promise<Visitor> {
  const cookie = (await visitorCookie.serialize(randomUUID())).split(";")[0] ?? "";
  const ip = `192.0.2.${++address}`;
  const email = `${randomUUID()}@example.com`;
  return {
    ...{ phone, email, cookie },
    person: { name: "Casey Rivera Lopez", email, phone },
    ask: (path, form, more) =>
      args(path, {
        ...(form ? { form } : {}),
        cookie: [cookie, more].filter(Boolean).join("; "),
        headers: { "x-client-ip": ip },
      }),
  };
}

/** The code as the outbox has it. */
export async function codeFor(phone: string): Promise<string> {
  const text = await db.outboundMessage.findFirstOrThrow({ where: { phone }, orderBy: { createdAt: "desc" } });
  return /\b\d{6}\b/.exec(text.body)?.[0] ?? "";
}

export function locationOf(response: unknown): URL {
  const location = response instanceof Response ? response.headers.get("location") : null;
  if (!location) throw new Error(`no redirect: ${JSON.stringify(response)}`);
  return new URL(location, "http://site.invalid");
}

// biome-ignore lint/suspicious/noExplicitAny: see args
type Loader = (given: any) => unknown;

/** Follows a link or presses a button: the redirect that answers, and the cookies that the browser holds then. */
export async function goOn(loader: Loader, visitor: Visitor, path: string, cookie = "", form?: Record<string, string>) {
  const answer = await Promise.resolve(loader(visitor.ask(path, form, cookie))).catch((thrown) => thrown);
  if (!(answer instanceof Response)) throw new Error(`no redirect: ${JSON.stringify(answer)}`);
  return { answer, to: locationOf(answer), cookie: cookiesOf(answer, cookie) };
}
