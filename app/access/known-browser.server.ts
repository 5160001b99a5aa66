import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { signedCookie } from "#app/platform/secrets/signed-cookie.server.ts";

const DAYS = 180;
const MOST_PEOPLE = 8;

/** Who signed in rightly in this browser before, so that a stranger's wrong tries elsewhere do not keep them out. */
const browserCookie = signedCookie("browser", { maxAge: DAYS * DAY_SECONDS });

const KnownBrowser = z.object({ id: z.string(), people: z.array(z.tuple([z.string(), z.string()])) });
type KnownBrowser = z.output<typeof KnownBrowser>;

async function read(cookieHeader: string | null): Promise<KnownBrowser | null> {
  return KnownBrowser.safeParse(await browserCookie.parse(cookieHeader)).data ?? null;
}

/** A new password makes every browser a stranger again. */
function markOf(passwordHash: string | null) {
  return createHash("sha256")
    .update(passwordHash ?? "")
    .digest("base64url")
    .slice(0, 16);
}

/** The id of the browser where this person has signed in with the password that they have now; null for any other browser. */
export async function findKnownBrowser(
  cookieHeader: string | null,
  person: { id: string; passwordHash: string | null } | null,
): Promise<string | null> {
  if (!person) return null;
  const known = await read(cookieHeader);
  const mark = markOf(person.passwordHash);
  return known?.people.some(([id, kept]) => id === person.id && kept === mark) ? known.id : null;
}

/** Returns the Set-Cookie value. */
export async function rememberBrowser(
  cookieHeader: string | null,
  person: { id: string; passwordHash: string | null },
): Promise<string> {
  const known = await read(cookieHeader);
  const others = (known?.people ?? []).filter(([id]) => id !== person.id).slice(0, MOST_PEOPLE - 1);
  const people = [[person.id, markOf(person.passwordHash)], ...others];
  return browserCookie.serialize({ id: known?.id ?? randomUUID(), people });
}
