import { may } from "#app/access/permissions.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/db.server.ts";
import { formatMoney } from "#app/format.ts";
import { recordAudit } from "#app/models/audit.server.ts";
import { findShopHistory, listCorrections } from "#app/models/line-item/evidence.server.ts";
import { toDecimal } from "#app/models/money.ts";
import type { CorrectPrice } from "#app/models/price-guide/correct.ts";
import { fairPrice } from "#app/models/price-guide/fair-price.ts";
import { priceGuide } from "#app/models/price-guide/guide.server.ts";
import { JOBS, jobSlug, jobWithSlug } from "#app/models/price-guide/jobs.ts";
import { forbidden, notFound } from "#app/refusal.ts";

/** The car whose prices the list shows: of the middle tier, that most figures are about. */
const TYPICAL = { make: "Toyota", model: null, year: null };

/**
 * Every job of the guide whose name holds the words, as it stands for a mid-market car at national labor rates: cents and
 * hours; `price` is null where there is not enough data. Errors: 401, 403 for anyone but admins.
 */
export async function listGuide(viewer: Viewer, q = "") {
  requireManager(viewer);
  const [corrections, shopHistory] = await Promise.all([listCorrections(), findShopHistory()]);
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const corrected = new Set(corrections.map(({ job }) => job));
  return JOBS.filter(({ job }) => words.every((word) => job.toLowerCase().includes(word))).map(({ job, per }) => ({
    job,
    slug: jobSlug(job),
    per,
    corrected: corrected.has(job),
    price: fairPrice(priceGuide(), { job, quantity: 1, vehicle: TYPICAL, state: null, corrections, shopHistory }),
  }));
}

/** One job with what is published about it and every correction so far, newest first. Errors: 401, 403, 404. */
export async function findGuideJob(viewer: Viewer, slug: string) {
  requireManager(viewer);
  const job = requireJob(slug);
  const corrections = await db.priceGuideCorrection.findMany({
    where: { job: job.job },
    orderBy: { createdAt: "desc" },
    take: 50,
    include: { correctedBy: { select: { firstName: true, lastName: true } } },
  });
  const published = fairPrice(priceGuide(), { job: job.job, quantity: 1, vehicle: TYPICAL, state: null });
  return { job: job.job, per: job.per, published, corrections };
}

/** The shop's own word on a job: it counts from now on, before what is published. Errors: 401, 403, 404. */
export async function correctPrice(viewer: Viewer, slug: string, input: CorrectPrice): Promise<void> {
  requireManager(viewer);
  const { job } = requireJob(slug);
  await db.$transaction(async (tx) => {
    await tx.priceGuideCorrection.create({
      data: {
        ...{ job, tier: input.tier, note: input.note, correctedById: viewer.user.id },
        lowPrice: toDecimal(input.low),
        highPrice: toDecimal(input.high),
        hoursLow: input.hoursLow,
        hoursHigh: input.hoursHigh,
      },
    });
    await recordAudit(tx, viewer, {
      kind: "price_guide_changed",
      subject: { type: "price_guide", id: slug, name: job },
      summary: `${job}: ${formatMoney(input.low)} to ${formatMoney(input.high)}${input.tier ? ` for ${input.tier} cars` : ""}`,
      detail: { low: toDecimal(input.low), high: toDecimal(input.high), tier: input.tier ?? null, note: input.note },
    });
  });
}

/** Takes all corrections of a job back; they stay in the record. Twice changes nothing. Errors: 401, 403, 404. */
export async function withdrawCorrections(viewer: Viewer, slug: string): Promise<void> {
  requireManager(viewer);
  const { job } = requireJob(slug);
  await db.$transaction(async (tx) => {
    const { count } = await tx.priceGuideCorrection.updateMany({
      where: { job, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    if (count === 0) return;
    await recordAudit(tx, viewer, {
      kind: "price_guide_changed",
      subject: { type: "price_guide", id: slug, name: job },
      summary: `${job}: back to what is published, ${count === 1 ? "1 correction" : `${count} corrections`} taken back`,
    });
  });
}

function requireJob(slug: string) {
  const job = jobWithSlug(slug);
  if (!job) throw notFound("This job");
  return job;
}

function requireManager(viewer: Viewer): asserts viewer is SignedInViewer {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "guide.manage")) throw forbidden();
}
