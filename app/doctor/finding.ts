/** One line of `npm run doctor`: what was looked at, how it stands, and what to do where it should stand otherwise. */
export type Finding = {
  about: string;
  /** A note may stay as it is; only what is wrong makes the doctor's exit code 1. */
  state: "ok" | "note" | "wrong";
  says: string;
  todo?: string;
};

export const ok = (about: string, says: string): Finding => ({ about, state: "ok", says });
export const note = (about: string, says: string, todo?: string): Finding => ({ about, state: "note", says, todo });
export const wrong = (about: string, says: string, todo: string): Finding => ({ about, state: "wrong", says, todo });

export function formatFinding({ about, state, says, todo }: Finding): string {
  return `${state.padEnd(5)}  ${about.padEnd(14)}  ${says}${todo ? ` ${todo}` : ""}`;
}
