import type { Viewer } from "#app/access/viewer.server.ts";
import { Prisma } from "#app/platform/db.server.ts";
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

/**
 * For lists whose scope asks several tables (cars, invoices): what is searched, and where nothing is, the rows that know the viewer
 * among those who may see them. To ask the scope of every row in turn, a viewer with few of a million would wait for the whole table.
 * It only narrows: the scope beside it decides.
 */
export function searchedInReach(viewer: Viewer, typed: string | null | undefined): { search?: SearchRow } {
  if (typed?.trim()) return searched(viewer, typed);
  const { user, repairCode, codeUser } = viewer;
  const seers = user?.role === "driver" && !repairCode && !codeUser ? ofOnes(user.accountId) : seersOf(viewer);
  return seers.seers ? { search: { is: { AND: [], ...seers } } } : {};
}

type Seers = { seers?: { hasSome: string[] } };

function ofOnes(...ids: string[]): Seers {
  return { seers: { hasSome: ids } };
}

/** What typed words find by a thing's own words, as a condition in SQL on its row of words `s`. */
export function ownWordsSql(typed: string): Prisma.Sql {
  const patterns = searchPatterns(typed) ?? [NO_WORD];
  return Prisma.sql`(${Prisma.join(
    patterns.map((pattern) => Prisma.sql`s."words" LIKE ${`%${pattern}%`}`),
    " AND ",
  )})`;
}

/** No row of words has two spaces in a row. */
const NO_WORD = "  ";

/** Narrows a search to what an advisor or a technician may see before their scope is asked; others have little or all. */
function seersOf({ user, repairCode, codeUser }: Viewer): Seers {
  if (repairCode || codeUser) return {};
  if (user?.role === "advisor") return ofOnes(user.id, user.accountId);
  if (user?.role === "technician") return ofOnes(user.accountId, ...(user.technicianId ? [user.technicianId] : []));
  return {};
}
