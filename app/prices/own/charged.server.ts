import { setImmediate as others } from "node:timers/promises";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { kindIn } from "#app/prices/jobs/job-index.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { type ShopHistory, tierOf } from "#app/prices/own/own-word.ts";

const NEWEST_INVOICES = 500;

/** Keeps what the newest paid invoices charged for each job, for the pages with prices. To judge them all takes up to a second: others go between. */
export async function gatherChargedPrices(): Promise<void> {
  const charged = new Map<string, ShopHistory & { tier: string; since: string[] }>();
  for (const { issuedAt, repairRequest } of await findPaid()) {
    for (const { job, tier, price } of wholeJobsOf(repairRequest)) {
      const key = `${job}\n${tier}`;
      const entry = charged.get(key) ?? { job, tier, prices: [], since: [] };
      entry.prices.push(price);
      entry.since.push(issuedAt.toISOString());
      charged.set(key, entry);
    }
    await others();
  }
  await db.$transaction([
    db.chargedPrice.deleteMany(),
    db.chargedPrice.createMany({ data: [...charged.values()], skipDuplicates: true }),
  ]);
}

function findPaid() {
  return db.invoice.findMany({
    where: { status: "Paid" },
    orderBy: { createdAt: "desc" },
    take: NEWEST_INVOICES,
    relationLoadStrategy: "join",
    select: {
      issuedAt: true,
      repairRequest: {
        select: {
          vehicle: { select: { make: true, model: true, year: true } },
          lineItems: {
            // What we only asked for is no evidence, whatever was paid beside it.
            where: { group: "approved", priceBasis: { not: "target" } },
            select: { description: true, type: true, quantity: true, totalPrice: true },
          },
        },
      },
    },
  });
}

type Paid = Awaited<ReturnType<typeof findPaid>>[number]["repairRequest"];

/** Cents for each job that stands on a line of its own. Parts or labor alone say nothing about the whole; several jobs nothing about each. */
function wholeJobsOf({ vehicle, lineItems }: Paid) {
  const lines = lineItems.map((line) => ({
    description: line.description,
    type: kindIn(line.type),
    hours: null,
    place: null,
    quantity: line.quantity.toNumber(),
    total: toCents(line.totalPrice),
  }));
  const { car, lines: judged } = judgeQuote({ vehicle, state: null, shop: null, lines });
  const tier = tierOf(car);
  return judged.flatMap(({ jobs: [only, ...more], lines: [first], compare, quoted }, at) =>
    only && more.length === 0 && first === at && compare === "total" && quoted
      ? [{ job: only.job.job, tier, price: quoted }]
      : [],
  );
}
