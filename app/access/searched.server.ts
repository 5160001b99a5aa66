import type { Viewer } from "#app/access/viewer.server.ts";
import { eitherWay, searchPatterns } from "#app/platform/search-terms.ts";

type Has = { contains: string };
type Word = { words: Has } | { allWords: Has };
type SearchRow = {
  is: { AND: (Word | { OR: Word[] })[]; seers?: { hasSome: string[] } };
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
  const has = (contains: string): Word => (whole ? { allWords: { contains } } : { words: { contains } });
  const word = (pattern: string) => {
    const ways = eitherWay(pattern).map(has);
    return ways.length > 1 ? { OR: ways } : has(pattern);
  };
  return {
    search: {
      is: {
        AND: patterns.map(word),
        ...seersOf(viewer),
      },
    },
  };
}

/**
 * For lists whose scope asks several tables (cars, invoices, customers): what is searched, and where nothing is, the rows of `seers` that
 * know the viewer, in the order of the list. To ask the scope of every thing in turn, a viewer with few of a million would wait for the
 * whole table. It only narrows: the scope beside it decides.
 */
export function searchedInReach(viewer: Viewer, typed: string | null | undefined): Reach {
  if (typed?.trim()) return searched(viewer, typed);
  const { user, repairCode, codeUser } = viewer;
  if (!user || repairCode || codeUser) return {};
  const seer = user.role === "driver" ? user.accountId : seerOf(user);
  return seer ? { seers: { some: { seer } } } : {};
}

type Reach = { search?: SearchRow } | { seers?: { some: { seer: string } } };

/** No row of words has two spaces in a row. */
const NO_WORD = "  ";

/** Narrows a search to what an advisor or a technician may see before their scope is asked; others have little or all. */
function seersOf({ user, repairCode, codeUser }: Viewer): { seers?: { hasSome: string[] } } {
  const seer = user && !repairCode && !codeUser && seerOf(user);
  return seer ? { seers: { hasSome: [seer, user.accountId] } } : {};
}

/** By what an advisor or a technician stands among the rows of `seers`, also of the things of their own account. */
function seerOf({ role, id, technicianId }: NonNullable<Viewer["user"]>): string | null {
  if (role === "advisor") return id;
  return role === "technician" ? (technicianId ?? id) : null;
}
