/**
 * Pages that come without React, with one small script of their own: `still` ones are the same for everybody and sent from memory,
 * others name their script. Their route's handle says so, and their client loader is `leaveForDocument`.
 */
export type OwnScript = "still" | "login";

export function scriptNamed(handle: unknown): OwnScript | undefined {
  const { still, script } = (handle ?? {}) as { still?: boolean; script?: OwnScript };
  return still === true ? "still" : script;
}
