import type { Viewer } from "#app/access/viewer.server.ts";

/** What opens a door in an address: a customer's link, a sign-in, an invitation, a calendar, a picture. */
const KEY = /([?&]code=|%3Fcode%3D|\/(?:login\/link|invitation|calendar|sent-pictures)\/)[\w-]{8,}/gi;

/** What stands for a customer's link in what is kept of a conversation: the code in it is a secret. */
export const LINK_PLACE = "[the customer's link]";

/**
 * Words as this person may read them: who works at the shop reads what a customer was sent, and what they quote of it, without the
 * key in it. It is the customer's, and whoever has it decides and pays in their name. A customer who is signed in needs none: their link
 * is the page of the repair.
 */
export function readableBy({ user }: Pick<Viewer, "user">, words: string, repairRequestId?: string | null): string {
  if (user && user.role !== "driver") return withoutKeys(words);
  return words.replaceAll(LINK_PLACE, repairRequestId ? `/repair-status/${repairRequestId}` : "your repair's page");
}

export function withoutKeys(words: string): string {
  return words.replace(KEY, "$1…");
}
