import type { Viewer } from "#app/access/viewer.server.ts";
import { searchPatterns } from "#app/platform/search-terms.ts";

type Has = { contains: string };
type SearchRow = {
  is: { AND: ({ words: Has } | { allWords: Has })[]; seers?: { hasSome: string[] } };
};

/**
 * What typed words find among repair requests, vehicles, invoices and users: a condition on `search`, the row of words that the database
 * keeps of each, for a `where` beside the viewer's scope. Every word must be there, in any order, as a part of a word, and in one of
 * less than three letters as its beginning; a phone is found by its digits. Who is signed in finds a thing also by what belongs to it: the customer's
 * name, phone and email, the car's make, model, VIN and plate, the invoice's number. Everything for empty words.
 *
 * With `own` the thing's own words alone count.
 */
export function searched(
  viewer: Viewer,
  typed: string | null | undefined,
  { own = false } = {},
): { search?: SearchRow } {
  const text = typed?.trim();
  if (!text) return {};
  const patterns = searchPatterns(text);
  if (!patterns) return { search: { is: { AND: [{ words: { contains: NO_WORD } }] } } };
  // Who holds a link would learn the customer's number digit by digit.
  const whole = viewer.user && !viewer.repairCode && !viewer.codeUser && !own;
  return {
    search: {
      is: {
        AND: patterns.map((contains) => (whole ? { allWords: { contains } } : { words: { contains } })),
        ...seersOf(viewer),
      },
    },
  };
}

/** No row of words has two spaces in a row. */
const NO_WORD = "  ";

/** Narrows a search to what an advisor or a technician may see before their scope is asked; others have little or all. */
function seersOf({ user, repairCode, codeUser }: Viewer) {
  if (repairCode || codeUser) return {};
  if (user?.role === "advisor") return { seers: { hasSome: [user.id, user.accountId] } };
  if (user?.role === "technician")
    return { seers: { hasSome: [user.accountId, ...(user.technicianId ? [user.technicianId] : [])] } };
  return {};
}
