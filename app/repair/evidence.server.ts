import { askedOf } from "#app/messages/customers/asked-said.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import { judgePaper, type Paper } from "#app/prices/judge.server.ts";
import type { Judgement, Picture } from "#app/prices/judgement.ts";
import { findOwnFigures, lastSaid, type OwnFigures } from "#app/prices/own/own-figures.server.ts";
import { ofStateAlone } from "#app/prices/place/place.server.ts";
import type { Question } from "#app/prices/questions/question.ts";
import { questionsFor } from "#app/prices/questions/questions.ts";
import { nameOf } from "#app/prices/works.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { type Evidence, shownAs } from "#app/repair/lines/evidence.ts";
import { isOpen } from "#app/repair/lines/open-question.ts";
import { differenceAsked, differenceOf, differenceSaid } from "#app/repair/paper/paper-difference.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { isOurs, type OwnPlace, ownPlaceOf } from "#app/repair/requests/place/own-place.ts";
import {
  isOfInsurer,
  placeOfQuotes,
  shopOfQuotes,
  standingQuotes,
  twoShops,
} from "#app/repair/requests/standing-quotes.ts";
import { offOf } from "#app/repair/tax.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

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
  const [figures, settings] = [await findOwnFigures(), await readSettings()];
  return evidenceOf(request, figures, ownPlaceOf(settings));
}

/** Requests whose evidence a process keeps, for as long as the shop's own figures stand: about 20 kB each. */
const MOST_KEPT = 300;
const kept = new WeakMap<OwnFigures, { said: string; requests: Map<string, RequestEvidence> }>();

/**
 * The same, without the shop's own figures for the sample, which touches no database. To judge ten lines takes longer than to draw
 * their page, and comes to the same until a line, the car or a figure changes: what was judged is kept by all that it is judged by.
 * A line that the customer has decided on keeps what it was decided by; what the shop has said of prices since is for the open ones.
 */
export function evidenceOf(
  request: Evidenced,
  figures: OwnFigures = NO_FIGURES,
  own: OwnPlace | null = null,
): RequestEvidence {
  const known = kept.get(figures) ?? { said: lastSaid(figures), requests: new Map<string, RequestEvidence>() };
  kept.set(figures, known);
  const { said, requests } = known;
  const moments = request.lineItems.map((item) => momentOf(item, said));
  const place = placeOf(request, own);
  const key = keyOf(request, moments, place);
  const evidence = requests.get(key) ?? judgeRequest(request, figures, { moments, place });
  requests.delete(key);
  requests.set(key, evidence);
  const [oldest] = requests.keys();
  if (requests.size > MOST_KEPT && oldest !== undefined) requests.delete(oldest);
  return withOpenQuestions(evidence, request);
}

/** By when a line is judged: when it was decided, where the shop has said something of prices since. */
function momentOf({ decidedAt }: LineItem, said: string): string | null {
  const at = decidedAt?.toISOString() ?? null;
  return at !== null && at < said ? at : null;
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

function keyOf(request: Evidenced, moments: (string | null)[], place: Place | null): string {
  const { lineItems, vehicle, repairProvider, quoteDocuments, taxation } = request;
  const { make, model, year, mileage, vin } = vehicle;
  return JSON.stringify([
    ...[
      new Date().getFullYear(),
      make,
      model,
      year,
      mileage,
      vin,
      taxation && offOf(taxation.paper),
      differenceIn(request),
    ],
    ...[shopOfQuotes(quoteDocuments), place, isOfInsurer(quoteDocuments), repairProvider?.name, repairProvider?.type],
    moments,
    ...lineItems.map((item) => [
      ...[item.id, item.description, item.type, item.originalQuantity, item.originalPrice],
      ...[item.originalUnitPrice, item.totalPrice, item.priceBasis, item.reconciles, item.detailedDescription],
    ]),
  ]);
}

type By = { moments: (string | null)[]; place: Place | null };

function judgeRequest(request: Evidenced, figures: OwnFigures, { moments, place }: By): RequestEvidence {
  const { lineItems, vehicle, repairProvider, quoteDocuments, taxation } = request;
  // The paper's own shop asks these prices, whoever does the work.
  const name = shopOfQuotes(quoteDocuments) ?? repairProvider?.name ?? null;
  const insurer = isOfInsurer(quoteDocuments);
  const difference = differenceIn(request);
  const printed = standingQuotes(quoteDocuments).flatMap(({ items }) => items);
  const { lines, judged } = judgePaper({
    vehicle,
    lines: lineItems.map((item, at) => ({
      ...quotedLine(item),
      decidedAt: moments[at] ?? null,
      made: madeOf(item, printed),
    })),
    shop: { name, type: twoShops(request) ? null : repairProvider?.type, city: place?.city, state: place?.state },
    figures,
    insurer,
    off: taxation && offOf(taxation.paper),
    sums: difference && differenceSaid(difference),
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
  const ofLines = insurer ? [] : questionsFor(asked, judged.lines, { mileage: vehicle.mileage });
  const impossible = ofLines.filter(({ code }) => code === "not-on-car").length;
  const questions = ofLines.toSpliced(impossible, 0, ...(difference ? [differenceAsked(difference)] : []));
  const jobs = jobsOf(lines, judged.lines, lineItems);
  const { summary, picture, notes } = judged;
  return { byItem, jobs, questions, summary, picture, notes, place };
}

function differenceIn({ taxation, quoteDocuments }: Evidenced) {
  if (!taxation || isOfInsurer(quoteDocuments)) return null;
  return differenceOf(taxation.paper, standingQuotes(quoteDocuments));
}

/** What the row that a line was read from says that it is made of, while the line is as it was read. */
function madeOf({ description, originalPrice, sourcePage, sourceBox }: LineItem, printed: readonly ReadLine[]) {
  const isRow = ({ page, box, totalPrice }: ReadLine) =>
    totalPrice === originalPrice && page === sourcePage && box.y === sourceBox?.y && box.x === sourceBox.x;
  return printed.find((line) => line.made && isRow(line) && description.startsWith(line.description.slice(0, 40)))
    ?.made;
}

/** Whose prices are asked for: those of the place that the customer named, else of the one on the paper, else of where the shop that was chosen is registered; of `own` for what our own desk typed. */
export function placeOf(request: Omit<Evidenced, "vehicle">, own: OwnPlace | null): Place | null {
  const { shopPlace, quoteDocuments } = request;
  const repairProvider = twoShops(request) ? null : request.repairProvider;
  const printed = placeOfQuotes(quoteDocuments);
  const found = shopPlace ?? printed ?? repairProvider ?? (isOurs(request) ? own : null);
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
    now: askedOf(item),
  };
}
