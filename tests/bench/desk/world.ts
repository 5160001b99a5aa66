import { randomUUID } from "node:crypto";
import type pg from "pg";

export type Repair = { id: string; lines: string[]; customer: string };
export type Desk = { advisor: string; repairs: Repair[] };
export type World = { desks: Desk[]; leads: string[]; technicians: string[] };

const LINES = ["Front brake pads", "Brake labor", "Wheel alignment", "Cabin air filter"];

/** So many advisors, the open requests shared out among them, two leads who see all of it, and a customer for every five requests. */
export async function fillDesks(client: pg.Client, advisors: number, open: number): Promise<World> {
  const staff = await people(client, "advisor", advisors);
  const leads = await people(client, "admin", 2);
  const workers = await people(client, "technician", 5);
  const { rows: technicians } = await client.query<{ id: string }>(
    `INSERT INTO "Technician" ("id", "userId", "hourlyRate", "certifications", "updatedAt")
     SELECT gen_random_uuid(), id, 120, '{ASE}', now() FROM unnest($1::uuid[]) AS id RETURNING "id"`,
    [workers],
  );
  const customers = await people(client, "driver", Math.ceil(open / 5));
  const desks: Desk[] = staff.map((advisor) => ({ advisor, repairs: [] }));
  const rows = Array.from({ length: open }, (_, at) => {
    const [desk, customer] = [desks[at % desks.length], customers[Math.floor(at / 5)]];
    if (!desk || !customer) throw new Error("Nobody to give it to.");
    const repair = { id: randomUUID(), lines: LINES.map(() => randomUUID()), customer };
    desk.repairs.push(repair);
    return { ...repair, advisor: desk.advisor };
  });
  const column = (read: (row: (typeof rows)[number]) => string) => rows.map(read);
  await client.query(
    `WITH wanted AS (
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS w("id", "customer", "advisor")
     ), cars AS (
       INSERT INTO "Vehicle" ("id", "accountId", "make", "model", "year", "updatedAt")
       SELECT w."id", u."accountId", 'Honda', 'Civic', 2019, now() FROM wanted w JOIN "User" u ON u."id" = w."customer" RETURNING "id"
     )
     INSERT INTO "RepairRequest" ("id", "accountId", "vehicleId", "requesterId", "advisorId", "status", "originalTotalPrice", "totalPrice",
       "scheduledServiceDate", "scheduledMinutes", "updatedAt")
     SELECT w."id", u."accountId", w."id", w."customer", w."advisor", 'Pending_Approval', 400, 400,
       now() + (row_number() OVER () % 200) * interval '1 hour', 60, now()
     FROM wanted w JOIN "User" u ON u."id" = w."customer" WHERE (SELECT count(*) FROM cars) > 0`,
    [column(({ id }) => id), column(({ customer }) => customer), column(({ advisor }) => advisor)],
  );
  for (const [position, name] of LINES.entries()) {
    await client.query(
      `INSERT INTO "RepairLineItem" ("id", "repairRequestId", "position", "name", "description", "originalUnitPrice", "unitPrice",
         "originalPrice", "totalPrice", "group", "status", "updatedAt")
       SELECT line, request, $3, $4, $4, 100, 100, 100, 100, 'pending', 'Pending', now() FROM unnest($1::uuid[], $2::uuid[]) AS w(line, request)`,
      [column(({ lines }) => lines[position] ?? ""), column(({ id }) => id), position, name],
    );
  }
  // Not the whole database: that waits for whoever works on the server's shared catalogs.
  await client.query(`ANALYZE "Account", "User", "Vehicle", "RepairRequest", "RepairLineItem"`);
  return { desks, leads, technicians: technicians.map(({ id }) => id) };
}

/** People of one role, each with an account of their own; customers have a phone that can exist. */
async function people(client: pg.Client, role: string, many: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `WITH made AS (INSERT INTO "Account" ("id", "updatedAt") SELECT gen_random_uuid(), now() FROM generate_series(1, $2::int) RETURNING "id")
     INSERT INTO "User" ("id", "accountId", "firstName", "lastName", "phone", "contactPreference", "role", "updatedAt")
     SELECT gen_random_uuid(), "id", initcap($1), 'Nr' || n, CASE WHEN $1 = 'driver' THEN '+1510' || (2000000 + n) END, 'text', $1, now()
     FROM (SELECT "id", row_number() OVER () AS n FROM made) AS numbered RETURNING "id"`,
    [role, many],
  );
  return rows.map(({ id }) => id);
}
