/** As the drafts of this tab and of this browser are named. */
const DRAFT = /^draft[ :]/;

/** All that is kept here of what was typed and not sent. */
export function forgetDrafts(): void {
  for (const keptIn of ["sessionStorage", "localStorage"] as const) {
    try {
      const kept = globalThis[keptIn];
      const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "");
      for (const name of names) if (DRAFT.test(name)) kept.removeItem(name);
    } catch {
      // Where the browser keeps nothing, nothing is kept.
    }
  }
}
