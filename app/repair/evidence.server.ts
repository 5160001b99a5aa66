import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import { judgePaper, type Paper } from "#app/prices/judge.server.ts";
import type { Confidence, Judgement, Picture } from "#app/prices/judgement.ts";
import { findOwnFigures, type OwnFigures } from "#app/prices/own/own-figures.server.ts";
import { ofStateAlone } from "#app/prices/place.server.ts";
import type { Question } from "#app/prices/questions/question.ts";
import { questionsFor } from "#app/prices/questions/questions.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { type Placement, placeInRange, type Verdict } from "#app/prices/verdict.ts";
import type { Range, Source } from "#app/prices/witnesses/witness.ts";
import { nameOf } from "#app/prices/works.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { isOpen } from "#app/repair/lines/open-question.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { placeOfQuotes, shopOfQuotes } from "#app/repair/requests/standing-quotes.ts";
import { offOf } from "#app/repair/tax.ts";

/** What stands beside a line: money in cents. `low` and `high` are of the whole job, or of its parts or labor alone. */
export type Evidence = {
  job: string;
  position: string | null;
  /** With "rate" only what an hour costs is judged: `reason` says how, and no range is of the job. */
  compare: "total" | "parts" | "labor" | "rate";
  /** What the lines of this job come to together, as quoted and now. */
  quoted: number | null;
  current: number | null;
  lines: number;
  low: number | null;
  high: number | null;
  verdict: Verdict | null;
  placement: Placement | null;
  /** The line is for what this car cannot have. */
  notOnCar: boolean;
  /** Where what the lines come to now lies. */
  standing: Placement | null;
  /** One of the lines stands at our target still, and not at the shop's word. */
  asked: boolean;
  /** What is published and yet judges nothing: it is not known what the price holds. */
  open: { says: string; sources: Source[] } | null;
  reason: string;
  notes: string[];
  /** Whose figures speak of the rate, where it alone is judged. */
  rateSources: Source[];
  price: {
    parts: Range | null;
    labor: Range | null;
    hours: Range | null;
    confidence: Confidence;
    sources: Source[];
    /** What labor costs there, in cents an hour, where it is known whose figures say so. */
    rate: (Range & { where: string; sources: Source[] }) | null;
  } | null;
};

/** Lines that belong together: parts, labor and fees of one piece of work. */
export type JobLines = { name: string; items: string[] };

export type RequestEvidence = {
  byItem: Record<string, Evidence>;
  jobs: JobLines[];
  questions: Question[];
  summary: string | null;
  /** What could be judged of the quote beside what is usual for it. */
  picture: Picture | null;
  notes: string[];
  /** Where the prices are of, and who says so; null is the whole country. */
  place: Place | null;
};

/** `only`: the state, where the prices of the town itself are not known. */
type Place = { city: string | null; state: string; from: "said" | "paper" | "shop"; only: string | null };

const NOTHING: RequestEvidence = {
  byItem: {},
  jobs: [],
  questions: [],
  summary: null,
  picture: null,
  notes: [],
  place: null,
};

type Evidenced = Pick<RepairRequestView, "status" | "lineItems" | "repairProvider"> & {
  taxation?: RepairRequestView["taxation"];
  shopPlace?: RepairRequestView["shopPlace"];
  quoteDocuments: Parameters<typeof shopOfQuotes>[0];
  vehicle: { make: string; model: string; year: number; mileage: number | null; vin?: string | null };
};

const NO_FIGURES: OwnFigures = { corrections: [], shopHistory: [], own: [] };

/** The evidence for every line whose job is recognised, and what to ask the shop. Lines without it have no entry. */
export async function findEvidence(request: Evidenced): Promise<RequestEvidence> {
  if (request.lineItems.length === 0) return NOTHING;
  return evidenceOf(request, await findOwnFigures());
}

/** Requests whose evidence a process keeps, for as long as the shop's own figures stand: about 20 kB each. */
const MOST_KEPT = 300;
const kept = new WeakMap<OwnFigures, Map<string, RequestEvidence>>();

/**
 * The same, without the shop's own figures for the sample, which touches no database. To judge ten lines takes longer than to draw
 * their page, and comes to the same until a line, the car or a figure changes: what was judged is kept by all that it is judged by.
 */
export function evidenceOf(request: Evidenced, figures: OwnFigures = NO_FIGURES): RequestEvidence {
  const requests = kept.get(figures) ?? new Map<string, RequestEvidence>();
  kept.set(figures, requests);
  const key = keyOf(request);
  const evidence = requests.get(key) ?? judgeRequest(request, figures);
  requests.delete(key);
  requests.set(key, evidence);
  const [oldest] = requests.keys();
  if (requests.size > MOST_KEPT && oldest !== undefined) requests.delete(oldest);
  return withOpenQuestions(evidence, request);
}

/** Of what was judged, with the questions that are open as the lines stand by now. */
const asked = new WeakMap<RequestEvidence, { as: string; evidence: RequestEvidence }>();

function withOpenQuestions(evidence: RequestEvidence, { status, lineItems }: Evidenced): RequestEvidence {
  const as = [itemsAreLocked(status), ...lineItems.map(({ group }) => group)].join();
  const last = asked.get(evidence);
  if (last?.as === as) return last.evidence;
  const questions = itemsAreLocked(status) ? [] : evidence.questions.filter((each) => isOpen(each, lineItems));
  const shown = { ...evidence, questions };
  asked.set(evidence, { as, evidence: shown });
  return shown;
}

function keyOf({ lineItems, vehicle, repairProvider, quoteDocuments, taxation, shopPlace }: Evidenced): string {
  const { make, model, year, mileage, vin } = vehicle;
  return JSON.stringify([
    ...[new Date().getFullYear(), make, model, year, mileage, vin, taxation && offOf(taxation.paper)],
    ...[
      shopOfQuotes(quoteDocuments),
      placeOfQuotes(quoteDocuments),
      shopPlace,
      repairProvider?.name,
      repairProvider?.type,
      repairProvider?.city,
      repairProvider?.state,
    ],
    ...lineItems.map((item) => [
      ...[item.id, item.description, item.type, item.originalQuantity, item.originalPrice],
      ...[item.originalUnitPrice, item.totalPrice, item.priceBasis, item.reconciles, item.detailedDescription],
    ]),
  ]);
}

function judgeRequest(request: Evidenced, figures: OwnFigures): RequestEvidence {
  const { lineItems, vehicle, repairProvider, quoteDocuments, taxation } = request;
  // The paper's own shop asks these prices, whoever does the work.
  const name = shopOfQuotes(quoteDocuments) ?? repairProvider?.name ?? null;
  const place = placeOf(request);
  const { lines, judged } = judgePaper({
    vehicle,
    lines: lineItems.map(quotedLine),
    shop: { name, type: repairProvider?.type, city: place?.city, state: place?.state },
    figures,
    off: taxation && offOf(taxation.paper),
  });
  const byItem: Record<string, Evidence> = {};
  for (const [index, judgement] of judged.lines.entries()) {
    const item = lineItems[index];
    if (item && judgement.jobs.length > 0) byItem[item.id] = shownAs(judgement, lineItems);
  }
  const asked = lineItems.map((item, index) => ({
    description: item.description,
    type: item.type,
    quantity: item.originalQuantity,
    totalPrice: item.originalPrice,
    unitPrice: item.originalUnitPrice,
    reconciles: item.reconciles,
    included: lines[index]?.total === 0,
    position: lines[index]?.place ?? null,
  }));
  const questions = questionsFor(asked, judged.lines, { mileage: vehicle.mileage });
  const jobs = jobsOf(lines, judged.lines, lineItems);
  const { summary, picture, notes } = judged;
  return { byItem, jobs, questions, summary, picture, notes, place };
}

/** Whose prices are asked for: those of the place that the customer named, else of the one on the paper, else of where the shop that was chosen is registered. */
export function placeOf({ shopPlace, repairProvider, quoteDocuments }: Omit<Evidenced, "vehicle">): Place | null {
  const printed = placeOfQuotes(quoteDocuments);
  const found = shopPlace ?? printed ?? repairProvider;
  if (!found?.state) return null;
  const from = shopPlace ? "said" : printed ? "paper" : "shop";
  return { city: found.city, state: found.state, from, only: ofStateAlone(found.city, found.state) };
}

/** Lines whose judgements name each other; each line is in one job at most. */
function jobsOf(lines: Line[], judgements: Judgement[], items: LineItem[]): JobLines[] {
  const taken = new Set<number>();
  return judgements.flatMap((found, at): JobLines[] => {
    const own = found.lines.filter((line) => !taken.has(line) && judgements[line]?.lines.includes(at));
    if (found.jobs.length === 0 || own.length < 2 || !own.includes(at)) return [];
    for (const line of own) taken.add(line);
    return [{ name: nameOf(found, lines[at]), items: own.flatMap((line) => items[line]?.id ?? []) }];
  });
}

function quotedLine(item: LineItem): Paper["lines"][number] {
  return {
    description: item.description,
    type: item.type,
    quantity: item.originalQuantity,
    total: item.originalPrice,
    unitPrice: item.originalUnitPrice,
    detail: item.detailedDescription,
  };
}

function shownAs(judgement: Judgement, items: LineItem[]): Evidence {
  const { compare, quoted, parts, labor, hours, confidence } = judgement;
  // Where there is no verdict on what is asked, nothing is said to lie beside it: the reason says what is not known.
  const range = judgement.verdict === null && (quoted ?? 0) > 0 ? null : rangeOf(judgement);
  const own = judgement.lines.flatMap((at) => items[at] ?? []);
  const compared = own.filter((item) => !isCoreDeposit(item));
  const current = compared.reduce((total, { totalPrice }) => total + totalPrice, 0);
  return {
    job: judgement.jobs.map(({ job }) => job.job).join(" and "),
    position: judgement.jobs[0]?.position ?? null,
    compare,
    quoted,
    verdict: judgement.verdict,
    open: range === null && rangeOf(judgement) ? { says: judgement.reason, sources: judgement.sources } : null,
    reason: judgement.reason,
    notes: judgement.notes,
    notOnCar: judgement.notOnCar,
    rateSources: compare === "rate" ? judgement.rateSources : [],
    current,
    lines: judgement.lines.length,
    asked: own.some(({ priceBasis }) => priceBasis === "target"),
    low: range?.low ?? null,
    high: range?.high ?? null,
    placement: range && quoted !== null && quoted > 0 ? placeInRange(quoted, range) : null,
    standing: range ? placeInRange(current, range) : null,
    price:
      range && confidence
        ? { parts, labor, hours, confidence, sources: judgement.sources, rate: rateOf(judgement) }
        : null,
  };
}

function rateOf({ rate, rateScope, rateSources, labor }: Judgement) {
  if (!rate || !labor || rateSources.length === 0) return null;
  return { ...rate, where: rateScope ?? "United States", sources: rateSources };
}
