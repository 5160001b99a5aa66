import { may } from "#app/access/permissions.ts";
import { isUuid, requireMay, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";
import { findProvider } from "#app/shop/repair-provider.server.ts";
import type { NewTechnician, UpdateTechnician } from "#app/shop/repair-provider.ts";

const technicianFields = {
  id: true,
  userId: true,
  repairProviderId: true,
  hourlyRate: true,
  certifications: true,
  updatedAt: true,
  user: { select: { id: true, firstName: true, lastName: true } },
} satisfies Prisma.TechnicianSelect;

type Row = Prisma.TechnicianGetPayload<{ select: typeof technicianFields }>;
/** The hourly rate is in integer cents. */
export type Technician = Omit<Row, "hourlyRate"> & { hourlyRate: number };

function toTechnician(row: Row): Technician {
  return { ...row, hourlyRate: toCents(row.hourlyRate) };
}

/** The shop sees every technician, a technician oneself. */
function technicianScope(viewer: SignedInViewer): Prisma.TechnicianWhereInput {
  return may(viewer.user.role, "providers.read") ? {} : { userId: viewer.user.id };
}

/** Errors: 401, 404. */
export async function findTechnician(viewer: Viewer, id: string): Promise<Technician> {
  return findBy(viewer, { id });
}

/** The technician that a user is. Errors: 401, 404. */
export async function findTechnicianOfUser(viewer: Viewer, userId: string): Promise<Technician> {
  return findBy(viewer, { userId });
}

async function findBy(viewer: Viewer, where: { id: string } | { userId: string }): Promise<Technician> {
  requireSignedIn(viewer);
  const row = Object.values(where).every(isUuid)
    ? await db.technician.findFirst({ where: { AND: [where, technicianScope(viewer)] }, select: technicianFields })
    : null;
  if (!row) throw notFound("This technician");
  return toTechnician(row);
}

/** The technicians of a provider, longest there first. Errors: 401, 403 for drivers and technicians, 404. */
export async function listTechnicians(viewer: Viewer, repairProviderId: string, page?: Page): Promise<Technician[]> {
  const provider = await findProvider(viewer, repairProviderId);
  const rows = await db.technician.findMany({
    where: { repairProviderId: provider.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    ...pageArgs(page),
    select: technicianFields,
  });
  return rows.map(toTechnician);
}

/** Errors: 401, 403 for anyone but admins, 404, 409 when the user is no technician by role, or has an entry already. */
export async function addTechnician(viewer: Viewer, input: NewTechnician): Promise<Technician> {
  requireMay(viewer, "technicians.write");
  const user = await db.user.findFirst({
    where: { id: input.userId, deletedAt: null },
    select: { role: true, technician: { select: { id: true } } },
  });
  if (!user) throw new Refusal(404, "This user was not found.", { field: "userId" });
  if (user.role !== "technician") throw new Refusal(409, "This user's role is not technician.", { field: "userId" });
  if (user.technician) throw new Refusal(409, "This user is a technician already.", { field: "userId" });
  if (input.repairProviderId) await findProvider(viewer, input.repairProviderId);
  const data = { ...input, hourlyRate: toDecimal(input.hourlyRate) };
  return toTechnician(await db.technician.create({ data, select: technicianFields }));
}

/** Errors: 401, 403 for anyone but admins, 404, 409 stale. */
export async function updateTechnician(
  viewer: Viewer,
  id: string,
  { version, ...input }: UpdateTechnician & { version?: Date | undefined },
): Promise<Technician> {
  requireMay(viewer, "technicians.write");
  const technician = await findTechnician(viewer, id);
  if (input.repairProviderId) await findProvider(viewer, input.repairProviderId);
  const { hourlyRate, ...rest } = input;
  const data = { ...rest, ...(hourlyRate === undefined ? {} : { hourlyRate: toDecimal(hourlyRate) }) };
  const where = { id: technician.id, ...unchangedSince(version) };
  const write = db.technician.update({ where, data, select: technicianFields });
  return toTechnician(await orChanged(write, "This technician"));
}
