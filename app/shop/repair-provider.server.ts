import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";
import type { NewProvider, NewStaff, UpdateProvider, UpdateStaff } from "#app/shop/repair-provider.ts";

const providerFields = {
  id: true,
  name: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  phoneNumber: true,
  registrationNumber: true,
  type: true,
  specialties: true,
  certifications: true,
  qualityRating: true,
  status: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.RepairProviderSelect;

/** What the form saw; a call of the API compares nothing. */
type Seen = { version?: Date | undefined };

type Row = Prisma.RepairProviderGetPayload<{ select: typeof providerFields }>;
export type Provider = Omit<Row, "qualityRating"> & { qualityRating: number | null };

function toProvider(row: Row): Provider {
  return { ...row, qualityRating: row.qualityRating?.toNumber() ?? null };
}

/** Every provider by name. Errors: 401, 403 for drivers and technicians. */
export async function listProviders(viewer: Viewer, page?: Page): Promise<Provider[]> {
  requireMay(viewer, "providers.read");
  const rows = await db.repairProvider.findMany({
    orderBy: [{ name: "asc" }, { id: "asc" }],
    ...pageArgs(page),
    select: providerFields,
  });
  return rows.map(toProvider);
}

/** The active shops by name, for whoever may choose one: id and name only. */
export function listProviderNames(page?: Page): Promise<{ id: string; name: string }[]> {
  return db.repairProvider.findMany({
    where: { status: "Active" },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    ...pageArgs(page),
    select: { id: true, name: true },
  });
}

/** Errors: 401, 403, 404. */
export async function findProvider(viewer: Viewer, id: string): Promise<Provider> {
  requireMay(viewer, "providers.read");
  const row = isUuid(id) ? await db.repairProvider.findUnique({ where: { id }, select: providerFields }) : null;
  if (!row) throw notFound("This provider");
  return toProvider(row);
}

/** Errors: 401, 403 for anyone but admins. */
export async function createProvider(viewer: Viewer, input: NewProvider): Promise<Provider> {
  requireMay(viewer, "providers.write");
  return toProvider(await db.repairProvider.create({ data: input, select: providerFields }));
}

/** Errors: 401, 403 for anyone but admins, 404. */
export async function updateProvider(
  viewer: Viewer,
  id: string,
  { version, ...data }: UpdateProvider & Seen,
): Promise<Provider> {
  requireMay(viewer, "providers.write");
  const { id: known } = await findProvider(viewer, id);
  const where = { id: known, ...unchangedSince(version) };
  return toProvider(
    await orChanged(db.repairProvider.update({ where, data, select: providerFields }), "This provider"),
  );
}

const staffFields = {
  id: true,
  repairProviderId: true,
  name: true,
  position: true,
  email: true,
  phoneNumber: true,
  updatedAt: true,
} satisfies Prisma.RepairProviderStaffSelect;

export type Staff = Prisma.RepairProviderStaffGetPayload<{ select: typeof staffFields }>;

/** The staff of a provider by name. Errors: 401, 403, 404. */
export async function listStaff(viewer: Viewer, repairProviderId: string, page?: Page): Promise<Staff[]> {
  const provider = await findProvider(viewer, repairProviderId);
  return db.repairProviderStaff.findMany({
    where: { repairProviderId: provider.id },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    ...pageArgs(page),
    select: staffFields,
  });
}

/** Errors: 401, 403, 404. */
export async function findStaff(viewer: Viewer, id: string): Promise<Staff> {
  requireMay(viewer, "providers.read");
  const row = isUuid(id) ? await db.repairProviderStaff.findUnique({ where: { id }, select: staffFields }) : null;
  if (!row) throw notFound("This staff member");
  return row;
}

/** Errors: 401, 403 for drivers and technicians, 404 no such provider. */
export async function addStaff(viewer: Viewer, input: NewStaff): Promise<Staff> {
  requireMay(viewer, "staff.write");
  await findProvider(viewer, input.repairProviderId);
  return db.repairProviderStaff.create({ data: input, select: staffFields });
}

/** Errors: 401, 403, 404. */
export async function updateStaff(
  viewer: Viewer,
  id: string,
  { version, ...data }: UpdateStaff & Seen,
): Promise<Staff> {
  requireMay(viewer, "staff.write");
  const staff = await findStaff(viewer, id);
  const where = { id: staff.id, ...unchangedSince(version) };
  return orChanged(db.repairProviderStaff.update({ where, data, select: staffFields }), "This staff member");
}

/** Errors: 401, 403 for anyone but admins, 404. */
export async function removeStaff(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "staff.delete");
  const staff = await findStaff(viewer, id);
  await db.repairProviderStaff.delete({ where: { id: staff.id } });
}
