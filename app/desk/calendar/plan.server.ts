import { may } from "#app/access/permissions.ts";
import { requestScopeSql } from "#app/access/scopes.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { choicesOf } from "#app/platform/database/choices.server.ts";
import { db, jsonOf, Prisma } from "#app/platform/db.server.ts";
import { fullName, vehicleNamed } from "#app/platform/format.ts";
import { type TechnicianChoice, techniciansSql, toTechnicianChoice } from "#app/repair/assign/assign.server.ts";
import { findDaysOff } from "#app/shop/absence/days-off.server.ts";
import type { DaysOff } from "#app/shop/absence/days-off.ts";

const LANES = 40;
const WAITING = 12;
const MAY_BEGIN = ["Scheduled", "Pending_Pickup", "Pending_Repair", "Delayed"];

type PlanRow = {
  daysOff: DaysOff[];
  workers: TechnicianChoice[];
  technicians: TechnicianChoice[];
  waiting: {
    id: string;
    initiatedBy: string | null;
    make: string;
    model: string;
    year: number;
    plate: string | null;
    vin: string | null;
    firstName: string | null;
    lastName: string | null;
  }[];
};

type Moved = { id: string; q: string; chosen: string | null };
type PlanAsked = { first: string; last: string; moved: Moved | null };

const NOBODY = { options: [], more: false, lanes: [] };

/** Whoever the address names is chosen, or else who has the repair now. */
function askedOf({ id, q, chosen }: Moved) {
  return {
    q,
    chosen: chosen ?? Prisma.sql`(SELECT "technicianId"::text FROM "RepairRequest" WHERE "id" = ${id}::uuid)`,
  };
}

/**
 * Who can be given work and what waits for a time, the oldest first, with the days off that touch these days, both included, and the
 * technicians to choose from for a repair that is moved: one statement. Nobody and nothing for who gives no work.
 */
export async function readPlan(viewer: Viewer, { moved, ...days }: PlanAsked) {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "requests.assign")) {
    return { workers: [], waiting: [], technicians: NOBODY, daysOff: await findDaysOff(days.first, days.last) };
  }
  const off = Prisma.sql`SELECT "userId"::text, "first"::text, "last"::text, "note" FROM "DayOff"
    WHERE "first" <= ${days.last}::date AND "last" >= ${days.first}::date ORDER BY "first", "id"`;
  const waits = Prisma.sql`
    SELECT r."id", r."initiatedBy", v."make", v."model", v."year", v."plate", v."vin", p."firstName", p."lastName"
    FROM (
      SELECT * FROM "RepairRequest"
      WHERE "scheduledServiceDate" IS NULL AND "closedAt" IS NULL AND "status" = ANY(${MAY_BEGIN}::text[]) AND ${requestScopeSql(viewer)}
      ORDER BY "createdAt", "id" LIMIT ${WAITING}
    ) AS r JOIN "Vehicle" v ON v."id" = r."vehicleId" LEFT JOIN "User" p ON p."id" = r."requesterId"
    ORDER BY r."createdAt", r."id"`;
  const [row] = await db.$queryRaw<PlanRow[]>`SELECT ${jsonOf(techniciansSql("firstName", {}, LANES))} AS "workers",
    ${moved ? jsonOf(techniciansSql("lastName", askedOf(moved))) : Prisma.sql`'[]'::json`} AS "technicians", ${jsonOf(waits)} AS "waiting", ${jsonOf(off)} AS "daysOff"`;
  if (!row) throw new Error("The plan came without a row.");
  return {
    daysOff: row.daysOff,
    workers: row.workers.map((worker) => ({ id: worker.id, name: fullName(worker), userId: worker.userId })),
    technicians: {
      ...choicesOf(row.technicians.map(toTechnicianChoice), moved ?? {}),
      lanes: row.technicians.map((worker) => ({ id: worker.id, name: fullName(worker), userId: worker.userId })),
    },
    waiting: row.waiting.map(({ id, initiatedBy, firstName, lastName, ...car }) => ({
      id,
      vehicle: vehicleNamed(car),
      service: initiatedBy ?? "",
      customer: firstName === null ? "" : fullName({ firstName, lastName: lastName ?? "" }),
    })),
  };
}
