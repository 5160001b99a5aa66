import pg from "pg";
import { median, processorTime } from "./load.ts";

const TIMES = 400;

const SESSION = [
  `SELECT s."id", s."knownBy", s."twoFactors", s."lastSeenAt", s."confirmedAt", u."id" AS "userId", u."accountId", u."firstName", u."lastName",
    u."email", u."phone", u."role", u."theme", a."subscriptionTier", t."id" AS "technicianId" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    JOIN "Account" a ON a."id" = u."accountId" LEFT JOIN "Technician" t ON t."userId" = u."id"
    WHERE s."tokenHash" = (SELECT "tokenHash" FROM "Session" LIMIT 1)`,
];
const BELL = [`SELECT count(*) FROM "Notification" WHERE "userId" = $advisor AND "readAt" IS NULL`];
const PRICES = [
  `SELECT * FROM "PriceGuideCorrection" WHERE "withdrawnAt" IS NULL ORDER BY "createdAt"`,
  `SELECT * FROM "PriceGuideJob" WHERE "withdrawnAt" IS NULL ORDER BY "createdAt" LIMIT 500`,
  `SELECT * FROM "ChargedPrice" ORDER BY "job", "tier"`,
];
const REQUEST = [
  `SELECT r.*, v.*, q."firstName", q."lastName", q."phone", q."email", a."firstName", a."lastName", t."id", p."name", p."address", p."city",
    p."state", p."zip", p."phoneNumber" FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId"
    LEFT JOIN "User" q ON q."id" = r."requesterId" LEFT JOIN "User" a ON a."id" = r."advisorId"
    LEFT JOIN "Technician" t ON t."id" = r."technicianId" LEFT JOIN "RepairProvider" p ON p."id" = r."repairProviderId"
    WHERE r."id" = $request`,
  `SELECT * FROM "Invoice" WHERE "liveRequestId" = $request`,
  `SELECT * FROM "RepairLineItem" WHERE "repairRequestId" = $request ORDER BY "position", "id"`,
  `SELECT * FROM "Authorization" WHERE "repairRequestId" = $request ORDER BY "revision"`,
  `SELECT i.*, f."id", f."width", f."height" FROM "InspectionPoint" i LEFT JOIN "Photo" f ON f."pointId" = i."id" WHERE i."repairRequestId" = $request`,
  `SELECT d.*, s."repairRequestId" FROM "QuoteDocument" d LEFT JOIN "QuoteDocument" s ON s."id" = d."sameAsId"
    WHERE d."repairRequestId" = $request ORDER BY d."uploadedAt"`,
];
const RECORD = [
  `SELECT h.*, u."deletedAt", u."role" FROM "HistoryEvent" h LEFT JOIN "User" u ON u."id" = h."actorUserId"
    WHERE h."repairRequestId" = $request ORDER BY h."id"`,
];
const AROUND = [
  `SELECT s.* FROM "ServiceRecommendation" s JOIN "RepairRequest" r ON r."vehicleId" = s."vehicleId" WHERE r."id" = $request`,
  `SELECT * FROM "Communication" WHERE "repairRequestId" = $request ORDER BY "sentAt" DESC LIMIT 20`,
  `SELECT * FROM "OutboundMessage" WHERE "repairRequestId" = $request ORDER BY "createdAt" DESC LIMIT 20`,
  `SELECT * FROM "CallRequest" WHERE "repairRequestId" = $request ORDER BY "createdAt" DESC LIMIT 20`,
  `SELECT * FROM "AccessCode" WHERE "repairRequestId" = $request`,
];
const LIST = [
  `SELECT r."id", r."status", r."version", r."initiatedBy", r."scheduledServiceDate", r."requestedServiceDate", r."createdAt", r."needsAdvisor",
    r."totalPrice", v."make", v."model", v."year", v."vin", u."firstName", u."lastName",
    (SELECT count(*) FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id")
    FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId" LEFT JOIN "User" u ON u."id" = r."requesterId"
    WHERE r."advisorId" = $advisor ORDER BY r."createdAt" DESC, r."id" DESC LIMIT $rows`,
];
const OPEN = `"RepairRequest" o WHERE o."closedAt" IS NULL AND o."advisorId" = $advisor`;
const WITH_OPEN = `JOIN "RepairRequest" o ON o."id" = x."repairRequestId" WHERE o."closedAt" IS NULL AND o."advisorId" = $advisor`;
const DESK = [
  `SELECT o."id", o."status", o."initiatedBy", o."totalPrice", o."scheduledServiceDate", o."scheduledMinutes", o."needsAdvisor", o."delayedUntil",
    o."createdAt", o."updatedAt", v.*, u."firstName", u."lastName" FROM "RepairRequest" o JOIN "Vehicle" v ON v."id" = o."vehicleId"
    LEFT JOIN "User" u ON u."id" = o."requesterId" WHERE o."closedAt" IS NULL AND o."advisorId" = $advisor`,
  `SELECT count(*) FILTER (WHERE "completedDate" >= now() - interval '1 day'), count(*) FROM "RepairRequest"
    WHERE "advisorId" = $advisor AND "status" = 'Completed' AND "completedDate" >= now() - interval '2 days'`,
  `SELECT "startedAt", "completedDate", "scheduledMinutes" FROM "RepairRequest" WHERE "advisorId" = $advisor AND "status" = 'Completed'
    AND "startedAt" IS NOT NULL AND "completedDate" >= now() - interval '90 days' ORDER BY "completedDate" DESC LIMIT 200`,
  `SELECT "senderUserId", count(*), min("sentAt") FROM "Communication" WHERE "receiverUserId" = $advisor AND "readAt" IS NULL GROUP BY 1`,
  `SELECT x."id", x."createdAt" FROM "CallRequest" x ${WITH_OPEN} AND x."status" = 'queued'`,
  `SELECT x."id", x."createdAt" FROM "OutboundMessage" x ${WITH_OPEN} AND x."status" = 'failed'`,
  `SELECT x."repairRequestId", count(*), sum(x."totalPrice") FROM "RepairLineItem" x ${WITH_OPEN} AND x."group" = 'approved'
    AND x."priceBasis" = 'target' GROUP BY 1`,
  `SELECT x."repairRequestId", count(*) FROM "InspectionPoint" x ${WITH_OPEN} AND x."proposal" IS NOT NULL GROUP BY 1`,
  `SELECT x."id", x."outstandingBalance" FROM "Invoice" x ${WITH_OPEN} AND x."outstandingBalance" > 0`,
  `SELECT * FROM "Snooze" WHERE "userId" = $advisor AND "until" > now()`,
  `SELECT m.*, u."firstName", u."lastName" FROM "Communication" m LEFT JOIN "User" u ON u."id" = m."receiverUserId"
    WHERE m."senderUserId" = $advisor ORDER BY m."sentAt" DESC LIMIT 100`,
  `SELECT m.*, u."firstName", u."lastName" FROM "Communication" m LEFT JOIN "User" u ON u."id" = m."senderUserId"
    WHERE m."receiverUserId" = $advisor ORDER BY m."sentAt" DESC LIMIT 100`,
  `SELECT v."make", v."model", v."year" FROM ${OPEN.replace(" WHERE", ` JOIN "Vehicle" v ON v."id" = o."vehicleId" WHERE`)} LIMIT 1`,
];

/** What the five busiest pages read, table by table, as one would write it by hand. */
const PAGES: Record<string, string[]> = {
  "status, a driver": [...SESSION, ...REQUEST, ...RECORD, ...PRICES],
  "list of 20": [
    ...SESSION,
    ...BELL,
    ...LIST,
    `SELECT count(*) FROM (SELECT 1 FROM "RepairRequest" WHERE "advisorId" = $advisor LIMIT 10000) AS all_of_them`,
    `SELECT "id", "name", "search" FROM "SavedView" WHERE "userId" = $advisor ORDER BY "name" LIMIT 50`,
  ],
  details: [...SESSION, ...BELL, ...REQUEST, ...RECORD, ...AROUND, ...PRICES],
  dashboard: [...SESSION, ...BELL, ...DESK, ...LIST],
  "/api request": [...SESSION, ...REQUEST],
};

/**
 * The database's processor time of each page's reads in plain `pg`: by named statements, one after the other on one connection, of the request
 * and for the advisor whose pages are measured. Microseconds a page, the median of so many rounds.
 */
export async function plainReads(
  databaseUrl: string,
  rounds: number,
  of: { request: string; advisor: string },
): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const costs = new Map<string, number>();
  try {
    const [found] = (
      await client.query(`SELECT pg_backend_pid() AS pid, (SELECT "id" FROM "User" WHERE "email" = $1) AS advisor`, [
        of.advisor,
      ])
    ).rows;
    const values: Record<string, unknown> = { request: of.request, advisor: found?.advisor, rows: 20 };
    const pid = Number(found?.pid);
    for (const [page, texts] of Object.entries(PAGES)) {
      const asked = texts.map((text, at) => {
        const names = [...new Set(text.match(/\$[a-z]+/g) ?? [])];
        const numbered = text.replace(/\$[a-z]+/g, (name) => `$${names.indexOf(name) + 1}`);
        return { name: `${page} ${at}`, text: numbered, values: names.map((name) => values[name.slice(1)]) };
      });
      const taken: number[] = [];
      for (let round = 0; round <= rounds; round++) {
        const before = processorTime(pid);
        for (let time = 0; time < TIMES; time++) for (const one of asked) await client.query(one);
        // The first round plans.
        if (round > 0) taken.push((processorTime(pid) - before) / TIMES);
      }
      costs.set(page, median(taken));
    }
    return costs;
  } finally {
    await client.end();
  }
}
