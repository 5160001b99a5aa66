import { may } from "#app/access/permissions.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { COLUMNS, type List, viewSearch } from "#app/desk/views.ts";
import { choicesOf } from "#app/platform/database/choices.server.ts";
import { db, jsonOf, Prisma } from "#app/platform/db.server.ts";
import { isNameOf } from "#app/platform/known.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import {
  advisorsSql,
  type TechnicianChoice,
  techniciansSql,
  toChoice,
  toTechnicianChoice,
} from "#app/repair/assign/assign.server.ts";

const MOST = 20;

/** The person's own views of a list, by name. Errors: 401. */
export async function listViews(viewer: Viewer, list: List) {
  requireSignedIn(viewer);
  return db.savedView.findMany({
    where: { userId: viewer.user.id, list },
    orderBy: { name: "asc" },
    take: MOST,
    select: { id: true, name: true, search: true },
  });
}

type Chosen = { advisorId: string | null; technicianId: string | null };

/**
 * The same with the advisors and technicians by whom the list can be narrowed, in one statement: a technician's and a driver's is of
 * their own, and so are an advisor's advisors. Errors: 401.
 */
export async function listViewsAndHands(viewer: Viewer, list: List, { advisorId, technicianId }: Chosen) {
  requireSignedIn(viewer);
  const { id, role } = viewer.user;
  const { sql } = Prisma;
  const nobody = sql`'[]'::json`;
  const views = sql`SELECT "id"::text, "name", "search" FROM "SavedView"
    WHERE "userId" = ${id}::uuid AND "list" = ${list} ORDER BY "name" LIMIT ${MOST}`;
  const [advisors, technicians] = [{ chosen: advisorId }, { chosen: technicianId }];
  const [row] = await db.$queryRaw<Hands[]>`SELECT ${jsonOf(views)} AS "views",
    ${role === "admin" ? jsonOf(advisorsSql(viewer, advisors)) : nobody} AS "advisors",
    ${may(role, "requests.assign") ? jsonOf(techniciansSql("lastName", technicians)) : nobody} AS "technicians"`;
  if (!row) throw new Error("The views came without a row.");
  return {
    views: row.views,
    advisors: choicesOf(row.advisors.map(toChoice), advisors).options,
    technicians: choicesOf(row.technicians.map(toTechnicianChoice), technicians).options,
  };
}

type Hands = {
  views: { id: string; name: string; search: string }[];
  advisors: Parameters<typeof toChoice>[0][];
  technicians: TechnicianChoice[];
};

/** Keeps search, filter, order and columns under a name; the same name again takes its place. Errors: 401; 409 at twenty. */
export async function saveView(
  viewer: Viewer,
  list: List,
  { name, search }: { name: string; search: string },
): Promise<string> {
  requireSignedIn(viewer);
  const key = { userId: viewer.user.id, list, name };
  const kept = viewSearch(new URLSearchParams(search));
  const others = await db.savedView.count({ where: { userId: viewer.user.id, list, name: { not: name } } });
  if (others >= MOST) throw new Refusal(409, `You have ${MOST} views. Remove one first.`, { field: "name" });
  await db.savedView.upsert({
    where: { userId_list_name: key },
    create: { ...key, search: kept },
    update: { search: kept },
  });
  return kept;
}

/** Errors: 404 for what has no views. */
export function requireList(name: string): List {
  if (!isNameOf(COLUMNS, name)) throw notFound("This list");
  return name;
}

/** Errors: 401; 404 for anybody else's. */
export async function removeView(viewer: Viewer, id: string): Promise<void> {
  requireSignedIn(viewer);
  const { count } = isUuid(id)
    ? await db.savedView.deleteMany({ where: { id, userId: viewer.user.id } })
    : { count: 0 };
  if (count === 0) throw notFound("This view");
}
