import { recordAudit } from "#app/access/audit.server.ts";
import { may } from "#app/access/permissions.ts";
import { isUuid, requireMay, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import type { KeepPackage, PackageLine } from "#app/desk/packages/package.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { codeOf } from "#app/platform/known.ts";
import { multiply, sum } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";

/** So many are offered at once; the archive shows its newest as many. */
const MOST = 300;
const SUGGESTED = 4;

const lineFields = {
  select: { type: true, description: true, quantity: true, unitPriceCents: true },
  orderBy: { position: "asc" },
} satisfies Prisma.JobPackage$linesArgs;
const fields = {
  id: true,
  name: true,
  note: true,
  changedByName: true,
  archivedAt: true,
  updatedAt: true,
  lines: lineFields,
} satisfies Prisma.JobPackageSelect;
type Row = Prisma.JobPackageGetPayload<{ select: typeof fields }>;

export type JobPackage = Omit<Row, "lines"> & {
  lines: PackageLine[];
  /** What its lines come to, in cents. */
  total: number;
};

function toPackage({ lines, ...row }: Row): JobPackage {
  const kept = lines.map(({ unitPriceCents, quantity, type, description }) => ({
    description,
    type,
    quantity: quantity.toNumber(),
    unitPrice: unitPriceCents,
  }));
  return { ...row, lines: kept, total: sum(kept.map((line) => multiply(line.quantity, line.unitPrice))) };
}

/** Those that are offered by name, or those that were archived, newest first. Errors: 401; 403 for customers and technicians. */
export async function listPackages(viewer: Viewer, archived = false): Promise<JobPackage[]> {
  requireMay(viewer, "packages.keep");
  const rows = await db.jobPackage.findMany({
    where: { archivedAt: archived ? { not: null } : null },
    orderBy: archived ? [{ archivedAt: "desc" }] : [{ name: "asc" }, { id: "asc" }],
    take: MOST,
    select: fields,
  });
  return rows.map(toPackage);
}

/** The names of those that are offered, to choose one. Errors: 401, 403. */
export async function listPackageNames(viewer: Viewer): Promise<{ id: string; name: string }[]> {
  requireMay(viewer, "packages.keep");
  return db.jobPackage.findMany({
    where: { archivedAt: null },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: MOST,
    select: { id: true, name: true },
  });
}

/** Those whose name or note holds every word that is typed. Nobody else is offered any. */
export async function suggestPackages(viewer: Viewer, q: string): Promise<JobPackage[]> {
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0 || !viewer.user || !may(viewer.user.role, "packages.keep")) return [];
  const holds = (contains: string) => ({ contains, mode: "insensitive" as const });
  const rows = await db.jobPackage.findMany({
    where: { archivedAt: null, AND: words.map((word) => ({ OR: [{ name: holds(word) }, { note: holds(word) }] })) },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: SUGGESTED,
    select: fields,
  });
  return rows.map(toPackage);
}

/** Archived ones too. Errors: 401, 403, 404. */
export async function findPackage(viewer: Viewer, id: string): Promise<JobPackage> {
  requireMay(viewer, "packages.keep");
  const row = isUuid(id) ? await db.jobPackage.findUnique({ where: { id }, select: fields }) : null;
  if (!row) throw notFound("This package");
  return toPackage(row);
}

/** Errors: as findPackage; 409 for one that was archived meanwhile. */
export async function findOfferedPackage(viewer: Viewer, id: string): Promise<JobPackage> {
  const found = await findPackage(viewer, id);
  if (found.archivedAt) throw new Refusal(409, `The package ${found.name} was archived. Please choose another one.`);
  return found;
}

/** Errors: 401; 403; 409 for a name that another one has, and at three hundred. */
export async function makePackage(viewer: Viewer, { version: _, ...input }: KeepPackage): Promise<void> {
  requireMay(viewer, "packages.keep");
  await orNameTaken(
    db.$transaction(async (tx) => {
      await requireRoom(tx);
      const { lineItems, name, note } = input;
      const row = await tx.jobPackage.create({
        data: { name, note: note ?? null, ...changedBy(viewer), lines: { create: lineItems.map(columnsOf) } },
        select: { id: true },
      });
      await audit(tx, viewer, { id: row.id, name }, `Package made: ${name}, ${countOf(lineItems.length)}`);
    }),
  );
}

/** Puts name, note and lines in place of what stood there. Errors: 401; 403; 404; 409 as makePackage, and when it was changed meanwhile. */
export async function changePackage(viewer: Viewer, id: string, input: KeepPackage): Promise<void> {
  const before = await findPackage(viewer, id);
  requireMay(viewer, "packages.keep");
  const { version, lineItems, name, note } = input;
  await orNameTaken(
    db.$transaction(async (tx) => {
      const change = tx.jobPackage.update({
        where: { id: before.id, ...unchangedSince(version) },
        data: { name, note: note ?? null, ...changedBy(viewer) },
        select: { id: true },
      });
      await orChanged(change, "This package");
      await tx.jobPackageLine.deleteMany({ where: { packageId: before.id } });
      await tx.jobPackageLine.createMany({
        data: lineItems.map((line, position) => ({ ...columnsOf(line, position), packageId: before.id })),
      });
      const called = name === before.name ? name : `${before.name}, now ${name}`;
      await audit(tx, viewer, { id: before.id, name }, `Package changed: ${called}, ${countOf(lineItems.length)}`, {
        before: before.lines,
        after: lineItems,
      });
    }),
  );
}

/** Takes it out of what is offered, or offers it again; twice changes nothing. Errors: 401; 403; 404; 409 as makePackage. */
export async function archivePackage(viewer: Viewer, id: string, archived: boolean): Promise<void> {
  const found = await findPackage(viewer, id);
  requireMay(viewer, "packages.keep");
  await orNameTaken(
    db.$transaction(async (tx) => {
      if (!archived) await requireRoom(tx);
      const { count } = await tx.jobPackage.updateMany({
        where: { id: found.id, archivedAt: archived ? null : { not: null } },
        data: { archivedAt: archived ? new Date() : null, ...changedBy(viewer) },
      });
      if (count === 0) return;
      await audit(tx, viewer, found, `Package ${archived ? "archived" : "offered again"}: ${found.name}`);
    }),
  );
}

function changedBy({ user, name }: SignedInViewer) {
  return { changedById: user.id, changedByName: name };
}

function columnsOf({ unitPrice, ...line }: PackageLine, position: number) {
  return { ...line, position, unitPriceCents: unitPrice };
}

function countOf(lines: number) {
  return `${lines} ${lines === 1 ? "line" : "lines"}`;
}

type Subject = { id: string; name: string };

function audit(
  tx: Transaction,
  viewer: Viewer,
  { id, name }: Subject,
  summary: string,
  detail: { before?: PackageLine[]; after?: PackageLine[] } = {},
) {
  const subject = { type: "package" as const, id, name };
  return recordAudit(tx, viewer, { kind: "package_changed", subject, summary, detail });
}

async function requireRoom(tx: Transaction) {
  if ((await tx.jobPackage.count({ where: { archivedAt: null } })) < MOST) return;
  throw new Refusal(409, `There are ${MOST} packages. Archive one first.`);
}

async function orNameTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (codeOf(error) !== "P2002") throw error;
    throw new Refusal(409, "There is a package of this name already.", { field: "name" });
  }
}
