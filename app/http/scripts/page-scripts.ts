import { fieldIn, isOneOf } from "#app/platform/known.ts";

const OWN_SCRIPTS = ["still", "login"] as const;

/**
 * Pages that come without React, with one small script of their own: `still` ones are the same for everybody and sent from memory,
 * others name their script. Their route's handle says so, and their client loader is `leaveForDocument`.
 */
export type OwnScript = (typeof OWN_SCRIPTS)[number];

export function scriptNamed(handle: unknown): OwnScript | undefined {
  const script = fieldIn(handle, "still") === true ? "still" : fieldIn(handle, "script");
  return isOneOf(OWN_SCRIPTS, script) ? script : undefined;
}
