import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { changedMeanwhile, notFound } from "#app/platform/refusal.ts";
import { carOf } from "#app/prices/car/car.ts";
import { guideWith } from "#app/prices/guide.server.ts";
import type { Guide } from "#app/prices/guide.ts";
import { type Job, jobSlug } from "#app/prices/jobs/job.ts";
import type { CorrectPrice } from "#app/prices/own/correct.ts";
import { findOwnFigures } from "#app/prices/own/own-figures.server.ts";
import { standingPrice, stood } from "#app/prices/own/own-word.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { witnessesOf } from "#app/prices/witnesses/testimony.ts";

/** Most jobs a page shows at once; a search, or the file, has the rest. */
const SHOWN = 120;

/**
 * The jobs of the guide whose name or ways of writing hold the words, as they stand for a midsize car at national labor
 * rates: cents and hours; `price` is null where there is not enough data, `more` says how many are left out. Errors: 401, 403
 * for anyone but admins.
 */
export async function listGuide(viewer: Viewer, q = "", most = SHOWN) {
  requireMay(viewer, "guide.manage");
  const { corrections, shopHistory, own } = await findOwnFigures();
  const guide = guideWith(own);
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const corrected = new Set(corrections.filter((each) => stood(each, null)).map(({ job }) => job));
  const found = guide.jobs.filter(
    ({ job, aliases, kind }) =>
      (kind === "job" || kind === "fee") &&
      words.every((word) => [job, ...aliases].some((name) => name.toLowerCase().includes(word))),
  );
  const priced = found.toSorted(
    (a, b) =>
      nearness(b, words) - nearness(a, words) || Number(b.witnesses.length > 0) - Number(a.witnesses.length > 0),
  );
  const car = typicalCar(guide);
  const rows = priced.slice(0, most).map((job) => ({
    job: job.job,
    slug: jobSlug(job.job),
    per: perOf(job),
    corrected: corrected.has(job.job),
    price: standingPrice(guide, job, { car, place: ANYWHERE, corrections, shopHistory }),
  }));
  return { rows, more: found.length - rows.length };
}

/** A name that begins with what was typed goes before one with words that begin so, and that before letters inside of a word. */
function nearness({ job }: Job, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const name = job.toLowerCase();
  const own = name.split(/[^a-z0-9]+/);
  if (name.startsWith(words.join(" "))) return 2;
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 0;
}

const ANYWHERE = { state: null, shop: "independent" } as const;

/** The car whose prices the list shows: of the middle, that most figures are about. */
function typicalCar(guide: Guide) {
  return carOf(guide, { make: "Toyota", model: "Camry", year: 2018 }, null);
}

function perOf({ unit }: Job): string {
  return unit === "vehicle" || unit === "" ? "job" : unit;
}

/** One job with what is published about it and every correction so far, newest first. Errors: 401, 403, 404. */
export async function findGuideJob(viewer: Viewer, slug: string) {
  requireMay(viewer, "guide.manage");
  const { guide, job } = await requireJob(slug);
  const corrections = await db.priceGuideCorrection.findMany({
    where: { job: job.job },
    orderBy: NEWEST,
    take: 50,
    include: { correctedBy: { select: { firstName: true, lastName: true } } },
  });
  const published = priceOf(guide, job, typicalCar(guide), ANYWHERE);
  const { shopHistory } = await findOwnFigures();
  const charged = shopHistory.filter((each) => each.job === job.job && each.prices.length > 0);
  return {
    job: job.job,
    per: perOf(job),
    published,
    witnesses: witnessesOf(guide, job),
    corrections,
    charged,
    version: versionOf(corrections.find(({ withdrawnAt }) => withdrawnAt === null)),
  };
}

const NEWEST = [
  { createdAt: "desc" },
  { id: "desc" },
] as const satisfies Prisma.PriceGuideCorrectionOrderByWithRelationInput[];

/** They are only ever added, and taken back all at once: the newest that stands says which those were that somebody saw. */
function versionOf(newest: { id: string } | null | undefined) {
  return newest?.id ?? "none";
}

/** Nobody else writes on the job until this is done. */
async function newestOf(tx: Transaction, job: string) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`price guide ${job}`}))`;
  const where = { job, withdrawnAt: null };
  return await tx.priceGuideCorrection.findFirst({ where, orderBy: NEWEST, select: { id: true } });
}

function refuseOvertaken(newest: { id: string } | null, seen: string | undefined) {
  if (seen && seen !== versionOf(newest)) throw changedMeanwhile("The shop's own price of this job");
}

/**
 * The shop's own word on a job: it counts from now on, before what is published. Errors: 401, 403, 404; 409 where another one was
 * said or taken back since `version`.
 */
export async function correctPrice(viewer: Viewer, slug: string, input: CorrectPrice): Promise<void> {
  requireMay(viewer, "guide.manage");
  const { job } = (await requireJob(slug)).job;
  const said = {
    job,
    tier: input.tier,
    region: input.region,
    note: input.note,
    correctedById: viewer.user.id,
    lowPrice: toDecimal(input.low),
    highPrice: toDecimal(input.high),
    hoursLow: input.hoursLow,
    hoursHigh: input.hoursHigh,
  };
  await db.$transaction(async (tx) => {
    const newest = await newestOf(tx, job);
    // Pressed twice: the first press said it.
    if (newest && (await tx.priceGuideCorrection.count({ where: { ...said, id: newest.id } }))) return;
    refuseOvertaken(newest, input.version);
    await tx.priceGuideCorrection.create({ data: said });
    await recordAudit(tx, viewer, {
      kind: "price_guide_changed",
      subject: { type: "price_guide", id: slug, name: job },
      summary: `${job}: ${formatMoney(input.low)} to ${formatMoney(input.high)}${input.tier ? ` for ${input.tier} cars` : ""}${input.region ? ` in ${input.region}` : ""}`,
      detail: {
        low: toDecimal(input.low),
        high: toDecimal(input.high),
        tier: input.tier,
        region: input.region,
        note: input.note,
      },
    });
  });
}

/**
 * Takes all corrections of a job back; they stay in the record. Twice changes nothing. Errors: 401, 403, 404; 409 where others stand
 * than those of `version`.
 */
export async function withdrawCorrections(viewer: Viewer, slug: string, version?: string): Promise<void> {
  requireMay(viewer, "guide.manage");
  const { job } = (await requireJob(slug)).job;
  await db.$transaction(async (tx) => {
    const newest = await newestOf(tx, job);
    if (!newest) return;
    refuseOvertaken(newest, version);
    const { count } = await tx.priceGuideCorrection.updateMany({
      where: { job, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    await recordAudit(tx, viewer, {
      kind: "price_guide_changed",
      subject: { type: "price_guide", id: slug, name: job },
      summary: `${job}: back to what is published, ${count === 1 ? "1 correction" : `${count} corrections`} taken back`,
    });
  });
}

async function requireJob(slug: string) {
  const guide = guideWith((await findOwnFigures()).own);
  const job = guide.jobs.find(({ job: name }) => jobSlug(name) === slug);
  if (!job) throw notFound("This job");
  return { guide, job };
}
