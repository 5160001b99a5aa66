import { z } from "zod";
import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { priceGuide } from "#app/prices/guide.server.ts";
import { type Job, jobSlug } from "#app/prices/jobs/job.ts";
import type { AddJob } from "#app/prices/own/own-job.ts";

export const MOST_JOBS = 500;

export const OwnJobRow = z.object({
  job: z.string(),
  component: z.string(),
  action: z.string(),
  system: z.string(),
  unit: z.string(),
  aliases: z.array(z.string()),
});

/** A job that this shop added, or ways of writing it, as the guide knows jobs. */
export function toOwnJob({ job, component, action, system, unit, aliases }: z.output<typeof OwnJobRow>): Job {
  return {
    job,
    component,
    action,
    system,
    unit,
    aliases,
    own: true,
    kind: "job" as const,
    includes: [],
    overlaps: [],
    safety: null,
    needs: [],
    witnesses: [],
    what: null,
    interval: null,
    intervalUrl: null,
    upsell: null,
    upsellUrl: null,
  };
}

/** What was added so far, newest first, with who added it. Errors: 401, 403 for anyone but admins. */
export async function findOwnJobs(viewer: Viewer) {
  requireMay(viewer, "guide.manage");
  return db.priceGuideJob.findMany({
    where: { withdrawnAt: null },
    orderBy: { createdAt: "desc" },
    take: 100,
    include: { createdBy: { select: { firstName: true, lastName: true } } },
  });
}

/**
 * Adds a job to the guide; under the name of one that it has, more ways of writing it. It is recognised from now on, and priced
 * once a correction or five paid invoices say what it costs. Errors: 401, 403.
 */
export async function addJob(viewer: Viewer, input: AddJob): Promise<void> {
  requireMay(viewer, "guide.manage");
  const known = priceGuide().jobs.find(({ job }) => job.toLowerCase() === input.job.toLowerCase());
  const { component, action, unit, system } = known ?? { ...input, system: "Own" };
  await db.$transaction(async (tx) => {
    const { id } = await tx.priceGuideJob.create({
      data: {
        job: known?.job ?? input.job,
        component,
        action,
        unit,
        system,
        aliases: input.aliases,
        note: input.note,
        createdById: viewer.user.id,
      },
    });
    await recordAudit(tx, viewer, {
      kind: "price_guide_changed",
      subject: { type: "price_guide", id: jobSlug(known?.job ?? input.job), name: known?.job ?? input.job },
      summary: `${known ? "Ways of writing added to" : "Job added:"} ${known?.job ?? input.job}`,
      detail: { id, aliases: input.aliases, note: input.note },
    });
  });
}

/** Takes an added job back; it stays in the record. Twice changes nothing. Errors: 401, 403, 404. */
export async function withdrawJob(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "guide.manage");
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw notFound("This job");
  await db.$transaction(async (tx) => {
    const found = await tx.priceGuideJob.findUnique({ where: { id }, select: { job: true, withdrawnAt: true } });
    if (!found) throw notFound("This job");
    if (found.withdrawnAt) return;
    await tx.priceGuideJob.update({ where: { id }, data: { withdrawnAt: new Date() } });
    await recordAudit(tx, viewer, {
      kind: "price_guide_changed",
      subject: { type: "price_guide", id: jobSlug(found.job), name: found.job },
      summary: `${found.job}: what was added is taken back`,
    });
  });
}
