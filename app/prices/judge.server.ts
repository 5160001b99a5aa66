import { asItStands } from "#app/prices/as-it-stands.ts";
import { campaignsOf, recallTable } from "#app/prices/car/recalls.server.ts";
import { campaignsAbout } from "#app/prices/car/recalls.ts";
import { shopKindOf } from "#app/prices/car/shop-kind.ts";
import { depositsAsked, type Off, offTheWork } from "#app/prices/core-deposit.ts";
import { guideWith, priceGuide } from "#app/prices/guide.server.ts";
import { withoutAsides } from "#app/prices/jobs/asides.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { placeOnCar } from "#app/prices/jobs/position.ts";
import { judge } from "#app/prices/judge.ts";
import type { Judged, Question } from "#app/prices/judgement.ts";
import { isOnePrice } from "#app/prices/labor/one-price.ts";
import { withHours } from "#app/prices/labor/said-hours.ts";
import { ofDealers, orderOfNeed } from "#app/prices/need-of-all.ts";
import type { OwnFigures } from "#app/prices/own/own-figures.server.ts";
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
  const guide = guideWith(own);
  const judged = judge(guide, { ...rest, vehicle, facts, today: new Date().getFullYear() });
  const recalls = recallTable();
  const campaigns = campaignsOf({ ...vehicle, model: vehicle.model ?? judged.car.model });
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
        `Recall ${names}: a campaign that speaks of this part names this model and year. ${vehicle.vin ? "Check this VIN" : NO_VIN} at nhtsa.gov/recalls before paying.`,
      ],
    };
  });
  const ofAll = rest.insurer ? [] : [...orderOfNeed(rest.lines, judged.lines), ...ofDealers(guide, rest, judged.car)];
  const notes = campaigns.length > 0 ? [campaignNote(campaigns.length, recalls.until, vehicle.vin)] : [];
  return { ...judged, lines, notes: [...ofAll, ...notes] };
}

/** A car whose VIN nobody has given is looked up by the one that stands on it. */
const NO_VIN = "Enter the VIN from the dashboard or the registration";

function campaignNote(count: number, until: string, vin: string | null | undefined): string {
  const what = count === 1 ? "One recall campaign names" : `${count} recall campaigns name`;
  return `${what} this model and year (NHTSA, January 2020 to ${until}). ${vin ? "Check this VIN" : NO_VIN} at nhtsa.gov/recalls. A recall repair is free.`;
}

/** Lines and a shop as a paper has them, read or kept; money in cents, null where no price could be read. */
export type Paper = {
  vehicle: Vehicle;
  lines: {
    description: string;
    type: Line["type"];
    quantity: number;
    unitPrice: number;
    total: number | null;
    detail: string | null;
    /** What the paper prints of it apart. */
    made?: Line["made"];
    decidedAt?: string | null;
    /** What it stands at by now, where that is known to be another price; nobody's wish. */
    now?: number | null;
  }[];
  shop: { name: string | null; type?: string | null; city?: string | null; state?: string | null };
  figures: OwnFigures;
  /** It is an insurer's estimate. */
  insurer?: boolean;
  /** What it takes off its lines, by its own words. */
  off?: readonly Off[];
  sums?: Question["sums"];
};

/** Asks the judge about a paper: the answer before there is a request, and the evidence of the request, come to the same. */
export function judgePaper({ vehicle, lines, shop, figures, insurer = false, off = [], sums }: Paper) {
  const asked = withHours(
    lines.map(({ detail, now: _, ...line }) => ({
      ...line,
      hours: null,
      place: placeSaid(line.description, detail),
    })),
  );
  const beside = { off: offTheWork(off, lines), deposits: depositsAsked(off, lines), sums };
  const judged = judgeQuote({
    vehicle,
    lines: asked,
    onePrice: isOnePrice(lines),
    insurer,
    ...beside,
    ...figures,
    shop: shopKindOf(shop.name, shop.type),
    city: shop.city ?? null,
    state: shop.state ?? null,
  });
  const now = lines.map((line) => line.now ?? line.total);
  return { lines: asked, judged: { ...judged, ...asItStands(judged, asked, now, beside) } };
}

/** Where on the car, in the words of a line, else in the title that it stands under: a remark of several sentences speaks of more. */
function placeSaid(description: string, detail: string | null): string | null {
  const title = detail && detail.length <= LONGEST_TITLE ? detail : "";
  return placeOnCar(withoutAsides(description)) ?? placeOnCar(title);
}

const LONGEST_TITLE = 60;

/** Reads the tables, a fifth of a second of work, so that no request waits for them. */
export function warmPrices(): void {
  priceGuide();
  recallTable();
}
