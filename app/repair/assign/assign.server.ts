import { may } from "#app/access/permissions.ts";
import { isSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { notify } from "#app/messages/notification.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import {
  type Asked,
  askedSql,
  CHOICES_READ,
  type Choices,
  choicesOf,
  chosenFirst,
} from "#app/platform/database/choices.server.ts";
import { db, jsonOf, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { formatDay, fullName, vehicleTitle } from "#app/platform/format.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

type AssignedTo = "advisorId" | "technicianId" | "repairProviderId";

type Wanted = { advisors?: Asked; technicians?: Asked; providers?: Asked };

/**
 * Whom and where a request can be given to: each list its first names, or what its `q` finds, and always whoever is chosen.
 * Errors: 403 for drivers and technicians.
 */
export async function listAssignees(viewer: Viewer, { advisors = {}, technicians = {}, providers = {} }: Wanted = {}) {
  const user = requireAssigner(viewer);
  const [[row], bays] = await Promise.all([
    db.$queryRaw<Assignees[]>`SELECT ${jsonOf(advisorsSql(user, advisors))} AS "advisors",
      ${jsonOf(techniciansSql("lastName", technicians))} AS "technicians", ${jsonOf(providersSql(providers))} AS "providers"`,
    readSetting("bays"),
  ]);
  if (!row) throw new Error("The choices came without a row.");
  return {
    bays,
    advisors: choicesOf(row.advisors.map(toChoice), advisors),
    technicians: choicesOf(row.technicians.map(toTechnicianChoice), technicians),
    providers: choicesOf(
      row.providers.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
      providers,
    ),
  };
}

type Assignees = {
  advisors: Advisor[];
  technicians: TechnicianChoice[];
  providers: { id: string; name: string; city: string }[];
};

/** The technicians who can be given work, as a field offers them. Errors: 403 for drivers and technicians. */
export async function listTechnicianChoices(viewer: Viewer, asked: Asked & Near = {}): Promise<Choices> {
  requireAssigner(viewer);
  const rows = await db.$queryRaw<TechnicianChoice[]>(techniciansSql("lastName", asked));
  return choicesOf(rows.map(toTechnicianChoice), asked);
}

export function toTechnicianChoice({ id, firstName, lastName, provider, awayUntil }: TechnicianChoice) {
  return {
    value: id,
    label: `${fullName({ firstName, lastName })}${provider ? `, ${provider}` : ""}${awayWords(awayUntil)}`,
  };
}

function providersSql(asked: Asked): Prisma.Sql {
  return Prisma.sql`SELECT "id"::text, "name", "city" FROM "RepairProvider"
    WHERE "status" = 'Active' AND ${askedSql(asked, Prisma.sql`"id"`, Prisma.sql`"name" || ' ' || "city"`)}
    ORDER BY ${chosenFirst(asked, Prisma.sql`"id"`)}, "name", "id" LIMIT ${CHOICES_READ}`;
}

export type TechnicianChoice = {
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
  provider: string | null;
  awayUntil: string | null;
};

/** Who can be given work, as a part of a larger statement. */
export function techniciansSql(
  by: "firstName" | "lastName",
  asked: Asked & Near = {},
  most = CHOICES_READ,
): Prisma.Sql {
  const words = Prisma.sql`u."firstName" || ' ' || u."lastName" || ' ' || coalesce(p."name", '')`;
  return Prisma.sql`SELECT t."id"::text, u."id"::text AS "userId", u."firstName", u."lastName", p."name" AS "provider",
      ${awayUntil(Prisma.sql`u."id"`)} AS "awayUntil"
    FROM "Technician" t JOIN "User" u ON u."id" = t."userId" LEFT JOIN "RepairProvider" p ON p."id" = t."repairProviderId"
    WHERE u."role" = 'technician' AND u."status" = 'Active' AND u."deletedAt" IS NULL AND ${askedSql(asked, Prisma.sql`t."id"`, words)}
    ORDER BY ${chosenFirst(asked, Prisma.sql`t."id"`)}, ${nearFirst(asked)} u.${Prisma.raw(`"${by}"`)}, t."id" LIMIT ${most}`;
}

/** `near`: a technician, whose colleagues at the same provider come first. */
type Near = { near?: string | null };

function nearFirst({ near }: Near): Prisma.Sql {
  if (!near) return Prisma.empty;
  const place = Prisma.sql`(SELECT n."repairProviderId" FROM "Technician" n WHERE n."id" = ${near}::uuid)`;
  return Prisma.sql`(t."repairProviderId" IS NOT DISTINCT FROM ${place}) DESC,`;
}

/** The last of the days off that somebody has today; null for who is there. */
function awayUntil(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT max(d."last")::text FROM "DayOff" d
    WHERE d."userId" = ${userId} AND ${dayOf()}::date BETWEEN d."first" AND d."last")`;
}

/** What stands behind the name of somebody who has a day off today. */
export function awayWords(last: string | Date | null | undefined) {
  return last ? `, away until ${formatDay(last).replace(/, \d{4}$/, "")}` : "";
}

type Advisor = { id: string; firstName: string; lastName: string; awayUntil: string | null };

/** The advisors who are there, by name, to choose one. Errors: 403 for drivers and technicians. */
export async function listAdvisorChoices(viewer: SignedInViewer, asked: Asked = {}): Promise<Choices> {
  requireAssigner(viewer);
  return choicesOf((await db.$queryRaw<Advisor[]>(advisorsSql(viewer, asked))).map(toChoice), asked);
}

/** The same as a part of a larger statement; none for who gives no work. */
export function advisorsSql({ user }: SignedInViewer, asked: Asked = {}): Prisma.Sql {
  const words = Prisma.sql`"firstName" || ' ' || "lastName"`;
  return Prisma.sql`SELECT "id"::text, "firstName", "lastName",
      ${awayUntil(Prisma.sql`"User"."id"`)} AS "awayUntil"
    FROM "User"
    WHERE ${may(user.role, "requests.assign")}::boolean AND "role" = 'advisor' AND "status" = 'Active' AND "deletedAt" IS NULL
      AND ${askedSql(asked, Prisma.sql`"id"`, words)}
    ORDER BY ${chosenFirst(asked, Prisma.sql`"id"`)}, "lastName", "firstName", "id" LIMIT ${CHOICES_READ}`;
}

export function toChoice({ id, firstName, lastName, awayUntil }: Advisor) {
  return { value: id, label: fullName({ firstName, lastName }) + awayWords(awayUntil) };
}

/** Errors: 403 for who gives no work, and for an advisor with another's request. */
export function requireAssigner(viewer: Viewer, request?: { advisorId: string | null }): SignedInViewer {
  if (!isSignedIn(viewer) || !may(viewer.user.role, "requests.assign")) throw forbidden();
  if (request && viewer.user.role === "advisor" && request.advisorId !== viewer.user.id) throw forbidden();
  return viewer;
}

type Given = Partial<Record<AssignedTo | "bay", string | null>>;

/**
 * The names behind the ids of an assignment. Errors: 400 for someone who cannot be given the request, and for a bay that the shop
 * has not: one that it had stays where it was given.
 */
export async function findNames(tx: Transaction, input: Given, bayBefore: string | null = null) {
  const person = { firstName: true, lastName: true } as const;
  const active = { status: "Active", deletedAt: null };
  const advisor = input.advisorId
    ? await tx.user.findFirst({ where: { id: input.advisorId, role: "advisor", ...active }, select: person })
    : undefined;
  if (advisor === null) throw new Refusal(400, "This advisor cannot be assigned.", { field: "advisorId" });
  const technician = input.technicianId
    ? await tx.technician.findFirst({
        where: { id: input.technicianId, user: { role: "technician", ...active } },
        select: { userId: true, user: { select: person } },
      })
    : undefined;
  if (technician === null) throw new Refusal(400, "This technician cannot be assigned.", { field: "technicianId" });
  const provider = input.repairProviderId
    ? await tx.repairProvider.findFirst({ where: { id: input.repairProviderId }, select: { name: true } })
    : undefined;
  if (provider === null) throw new Refusal(400, "This provider cannot be assigned.", { field: "repairProviderId" });
  if (input.bay && input.bay !== bayBefore && !(await readSetting("bays", tx)).includes(input.bay)) {
    throw new Refusal(400, "The shop has no such bay.", { field: "bay" });
  }
  return {
    advisor: fullName(advisor) || "none",
    technician: fullName(technician?.user) || "none",
    technicianUserId: technician?.userId ?? null,
    provider: provider?.name ?? "none",
  };
}

/** A notice for the advisor and the technician who were not the request's before. */
export async function tellNewcomers(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  input: { advisorId?: string | null },
  technicianUserId: string | null,
) {
  const newcomers = [
    input.advisorId === request.advisorId ? null : input.advisorId,
    technicianUserId === request.technician?.userId ? null : technicianUserId,
  ].filter((id) => id !== viewer.user?.id);
  await notify(tx, newcomers, {
    kind: "status_change",
    title: `${vehicleTitle(request.vehicle)} was assigned to you`,
    body: `${viewer.name} assigned this repair request to you.`,
    href: `/dashboard/repair-requests/${request.id}`,
    repairRequestId: request.id,
  });
}
