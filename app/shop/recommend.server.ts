import { dayOf } from "#app/platform/clock.ts";
import { daysAfter, daysBefore } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatDay } from "#app/platform/format.ts";
import { jobsIn } from "#app/prices/guide.server.ts";
import { notOnCar } from "#app/prices/not-on-car.server.ts";
import { dueByMileage, MILEAGE_RULES } from "#app/shop/mileage-rules.ts";

/** Put off until the next visit; said no to, and worth one more question later. */
const ASK_AGAIN_DAYS = { deferred: 60, declined: 180 };
const LATELY_DAYS = 300;

type Line = { id: string; description: string; type: string; group: string };

/**
 * Follows up lines that went elsewhere: a deferred and a declined one stands once among the vehicle's recommendations, with the
 * day to ask again; one that is for what this car cannot have stands nowhere. One that is decided otherwise takes its recommendation away, unless somebody has taken it up.
 */
export async function followUp(tx: Transaction, vehicleId: string, before: Line[], after: Line[]): Promise<void> {
  const now = new Map(after.map(({ id, group }) => [id, group]));
  const taken: string[] = [];
  const followed = before.filter(({ id, group }) => isNewlyFollowed(group, now.get(id)));
  const cannotHave = followed.length > 0 ? await impossible(tx, vehicleId, before) : new Set<string>();
  for (const { id, description, type, group: was } of before) {
    const group = now.get(id) ?? was;
    if (group === was) continue;
    if (!isFollowedUp(group)) {
      if (isFollowedUp(was)) taken.push(id);
      continue;
    }
    if (type === "Fee" || cannotHave.has(id)) continue;
    // A day of the shop, kept as midnight UTC.
    const recommendedDueDate = new Date(`${dayOf(daysAfter(ASK_AGAIN_DAYS[group]))}T00:00Z`);
    const words = { recommendedServiceDescription: `${description} (${group})`, recommendedDueDate };
    await tx.serviceRecommendation.upsert({
      where: { sourceLineItemId: id },
      create: { vehicleId, recommendationType: "Follow-up", sourceLineItemId: id, ...words },
      update: words,
    });
  }
  if (taken.length === 0) return;
  await tx.serviceRecommendation.deleteMany({ where: { sourceLineItemId: { in: taken }, status: "Pending" } });
}

/** By the id of lines that were put off or declined the day on which they are looked at again, as a page says it. */
export async function followUpDays(lines: Pick<Line, "id" | "group">[]): Promise<Record<string, string>> {
  const ids = lines.filter(({ group }) => isFollowedUp(group)).map(({ id }) => id);
  if (ids.length === 0) return {};
  const rows = await db.serviceRecommendation.findMany({
    where: { sourceLineItemId: { in: ids }, status: { not: "Completed" }, recommendedDueDate: { not: null } },
    select: { sourceLineItemId: true, recommendedDueDate: true },
  });
  return Object.fromEntries(
    rows.map(({ sourceLineItemId, recommendedDueDate }) => [sourceLineItemId, formatDay(recommendedDueDate)]),
  );
}

function isFollowedUp(group: string): group is keyof typeof ASK_AGAIN_DAYS {
  return group in ASK_AGAIN_DAYS;
}

function isNewlyFollowed(was: string, group = was): boolean {
  return group !== was && isFollowedUp(group);
}

/** Work that the car cannot have is never due on it. */
async function impossible(tx: Transaction, vehicleId: string, lines: Line[]): Promise<Set<string>> {
  const select = { year: true, make: true, model: true, vin: true, mileage: true } as const;
  return notOnCar(await tx.vehicle.findUniqueOrThrow({ where: { id: vehicleId }, select }), lines);
}

/** What was recommended and is among the work of a repair that was completed now: a rule's with any of its jobs, other words with all of theirs. */
export async function completeRecommended(tx: Transaction, vehicleId: string, descriptions: string[]): Promise<void> {
  const done = new Set(descriptions.flatMap((description) => jobsIn(description)));
  const open = await tx.serviceRecommendation.findMany({
    where: { vehicleId, status: { not: "Completed" } },
    select: { id: true, ruleKey: true, recommendedServiceDescription: true },
  });
  const over = open.filter(({ ruleKey, recommendedServiceDescription: words }) => {
    const rule = MILEAGE_RULES.find(({ key }) => key === ruleKey?.split("@")[0]);
    if (rule) return rule.jobs.some((job) => done.has(job));
    const jobs = jobsIn(words);
    return jobs.length > 0 && jobs.every((job) => done.has(job));
  });
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await tx.serviceRecommendation.updateMany({ where: { id: { in: ids } }, data: { status: "Completed" } });
}

type Car = { id: string; make: string; model: string; mileage: number | null };

/** Recommends what the mileage makes due and was not done lately. Each rule speaks once per due mileage. */
export async function recommendByMileage(tx: Transaction, car: Car): Promise<void> {
  if (car.mileage === null) return;
  const due = dueByMileage({ ...car, mileage: car.mileage });
  if (due.length === 0) return;
  const done = await jobsDoneLately(tx, car.id);
  await tx.serviceRecommendation.createMany({
    data: due
      .filter(({ jobs }) => !jobs.some((job) => done.has(job)))
      .map((rule) => ({
        vehicleId: car.id,
        recommendationType: "Maintenance",
        recommendedServiceDescription: `${rule.words}: usually due every ${rule.every.toLocaleString("en-US")} miles on most cars; your owner's manual has the interval of yours`,
        recommendedDueMileage: rule.due,
        ruleKey: `${rule.key}@${rule.due}`,
      })),
    skipDuplicates: true,
  });
}

/** Takes back what rules recommended for miles that the car has not. */
export async function recommendNoFurther(tx: Transaction, car: Car): Promise<void> {
  const { mileage } = car;
  const stands = mileage === null ? [] : dueByMileage({ ...car, mileage }).map(({ key, due }) => `${key}@${due}`);
  await tx.serviceRecommendation.deleteMany({
    where: {
      vehicleId: car.id,
      status: "Pending",
      ruleKey: { not: null, notIn: stands },
      recommendedDueMileage: { gt: mileage ?? 0 },
    },
  });
}

async function jobsDoneLately(tx: Transaction, vehicleId: string): Promise<Set<string>> {
  const items = await tx.repairLineItem.findMany({
    where: {
      group: "approved",
      repairRequest: { vehicleId, status: "Completed", completedDate: { gt: daysBefore(LATELY_DAYS) } },
    },
    select: { description: true },
  });
  return new Set(items.flatMap(({ description }) => jobsIn(description)));
}
