import { randomUUID } from "node:crypto";

const GIVEN = /^[\w.:-]{8,64}$/;

/** The id that a proxy gave the request, so that its log and ours speak of the same one; a new one where there is none of that form. */
export function requestIdOf(given: string | string[] | null | undefined): string {
  return typeof given === "string" && GIVEN.test(given) ? given : randomUUID();
}
