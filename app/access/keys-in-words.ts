import type { Viewer } from "#app/access/viewer.server.ts";

/** What opens a door in an address: a customer's link, a sign-in, an invitation, a calendar, a picture. */
const KEY = /([?&]code=|%3Fcode%3D|\/(?:login\/link|invitation|calendar|sent-pictures)\/)[\w-]{8,}/gi;

/**
 * Words as this person may read them: who works at the shop reads what a customer was sent, and what they quote of it, without the
 * key in it. It is the customer's, and whoever has it decides and pays in their name.
 */
export function readableBy({ user }: Pick<Viewer, "user">, words: string): string {
  return user && user.role !== "driver" ? withoutKeys(words) : words;
}

export function withoutKeys(words: string): string {
  return words.replace(KEY, "$1…");
}
