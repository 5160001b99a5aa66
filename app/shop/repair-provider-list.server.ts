import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { cutPage, keysetArgs, type Place } from "#app/platform/keyset.ts";
import { likeLiteral } from "#app/platform/search-terms.ts";

const BY_NAME = { field: "name", direction: "asc", parse: (value: string) => value } as const;

/** One page of providers by name, searched by name, address, city, state, zip and type. Errors: 401, 403. */
export async function searchProviders(
  viewer: Viewer,
  { q, place = null, limit = 30 }: { q?: string | null; place?: Place; limit?: number } = {},
) {
  requireMay(viewer, "providers.read");
  const page = keysetArgs(BY_NAME, place);
  const rows = await db.repairProvider.findMany({
    where: { AND: [searchedProviders(q), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    select: {
      id: true,
      name: true,
      city: true,
      state: true,
      type: true,
      status: true,
      specialties: true,
      qualityRating: true,
    },
  });
  const cut = cutPage(rows, limit, place, (row) => row.name);
  return {
    ...cut,
    rows: cut.rows.map((row) => ({ ...row, qualityRating: row.qualityRating?.toNumber() ?? null })),
  };
}

const PROVIDER_WORDS = ["name", "address", "city", "state", "zip", "type"] as const;

/** The providers whose name, address, city, state, zip or type has the words; all without words. */
export function searchedProviders(q: string | null | undefined): Prisma.RepairProviderWhereInput {
  const typed = q?.trim();
  if (!typed) return {};
  const contains = { contains: likeLiteral(typed), mode: "insensitive" as const };
  return {
    OR: PROVIDER_WORDS.map((field) => ({ [field]: contains })),
  };
}

/** The same as a condition in SQL on "RepairProvider". */
export function searchedProvidersSql(typed: string): Prisma.Sql {
  const holds = `%${likeLiteral(typed.trim())}%`;
  return Prisma.sql`(${Prisma.join(
    PROVIDER_WORDS.map((field) => Prisma.sql`${Prisma.raw(`"${field}"`)} ILIKE ${holds}`),
    " OR ",
  )})`;
}

/** Users whose role is technician and who have no entry yet, by name. Errors: 401, 403. */
export async function listFutureTechnicians(viewer: Viewer): Promise<{ value: string; label: string }[]> {
  requireMay(viewer, "technicians.write");
  const rows = await db.user.findMany({
    where: { role: "technician", deletedAt: null, technician: null },
    orderBy: [{ lastName: "asc" }, { firstName: "asc" }],
    take: 500,
    select: { id: true, firstName: true, lastName: true },
  });
  return rows.map((row) => ({ value: row.id, label: fullName(row) }));
}
