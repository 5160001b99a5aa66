import { recallTable } from "#app/prices/car/recalls.server.ts";
import { campaignsAbout, campaignsFor } from "#app/prices/car/recalls.ts";
import { guideWith, priceGuide } from "#app/prices/guide.server.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { judge } from "#app/prices/judge.ts";
import type { Judged, Question } from "#app/prices/judgement.ts";
import { vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";

type Vehicle = {
  year: number | null;
  make: string | null;
  model: string | null;
  vin?: string | null;
  mileage?: number | null;
};

export type Quote = Omit<Question, "facts" | "vehicle" | "today"> & { vehicle: Vehicle; own?: Job[] };

/**
 * Judges a quote with everything this installation knows: the shipped guide and the jobs of this shop, what the VIN says, and
 * the recalls that name the car. Screens, API and command all come here.
 */
export function judgeQuote({ vehicle, own = [], ...rest }: Quote): Judged & { notes: string[] } {
  const facts = vinFacts(vehicle.vin);
  const judged = judge(guideWith(own), { ...rest, vehicle, facts, today: new Date().getFullYear() });
  const recalls = recallTable();
  const campaigns = campaignsFor(recalls, {
    make: judged.car.make,
    model: vehicle.model ?? judged.car.model,
    year: judged.car.year,
  });
  const lines = judged.lines.map((line) => {
    const about = line.jobs.flatMap(({ job }) =>
      job.kind === "job" ? campaignsAbout(recalls, campaigns, job.component) : [],
    );
    if (about.length === 0) return line;
    const names = about.slice(0, 3).join(", ");
    return {
      ...line,
      notes: [
        ...line.notes,
        `Recall ${names}: a campaign that speaks of this part names this model and year. Check this VIN at nhtsa.gov/recalls before paying.`,
      ],
    };
  });
  const notes = campaigns.length > 0 ? [campaignNote(campaigns.length, recalls.until)] : [];
  return { ...judged, lines, notes };
}

function campaignNote(count: number, until: string): string {
  const what = count === 1 ? "One recall campaign names" : `${count} recall campaigns name`;
  return `${what} this model and year (NHTSA, January 2020 to ${until}): check this VIN at nhtsa.gov/recalls. A recall repair is free.`;
}

/** Reads the tables, a fifth of a second of work, so that no request waits for them. */
export function warmPrices(): void {
  priceGuide();
  recallTable();
}
