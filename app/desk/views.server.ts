import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { COLUMNS, type List, viewSearch } from "#app/desk/views.ts";
import { db } from "#app/platform/db.server.ts";
import { isNameOf } from "#app/platform/known.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";

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
