import { wholeDollars } from "#app/platform/money.ts";
import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import { judgePaper, type Paper } from "#app/prices/judge.server.ts";
import type { Confidence, Judgement } from "#app/prices/judgement.ts";
import { findOwnFigures } from "#app/prices/own/own-figures.server.ts";
import { ofStateAlone } from "#app/prices/place/place.server.ts";
import { placeName } from "#app/prices/place/place-name.ts";
import { questionsFor } from "#app/prices/questions/questions.ts";
import { dollars, whoSays } from "#app/prices/verdict.ts";
import { countedAs, isFee, type Work, worksOf } from "#app/prices/works.ts";
import type { QuoteReading, ReadingOutcome } from "#app/quote-reader/reading.ts";
import type { AnswerLine, QuoteAnswer } from "#app/quotes/answer.ts";
import { leftSaid } from "#app/quotes/papers/left-to-pay.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { papersSaid, type QuotedLine, sumUnproven, taxUnsaid, toQuotedLine } from "#app/quotes/quote-document.ts";
import { differenceOf, differenceSaid } from "#app/repair/paper/paper-difference.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

const MOST_LINES = 3;
const MOST_SOURCES = 8;

/** What a document that was read says, with what is usual beside it; `said` is the car that the form names. Null where there is nothing to say: it failed, or holds no line. */
export async function answerOf(
  outcome: ReadingOutcome | null | undefined,
  said?: SaidCar | null,
): Promise<QuoteAnswer | null> {
  if (!outcome?.ok || outcome.reading.items.length === 0) return null;
  const reading = { ...outcome.reading, vehicle: carOf(outcome.reading, said) };
  const shop = nameOfShop(reading.header.shop);
  const { place } = reading.header;
  const name = placeName(place);
  const insurer = reading.kind === "insurance";
  const printed = printedLines(reading);
  const difference = differenceIn(reading, printed);
  const { lines, judged } = judgePaper({
    vehicle: reading.vehicle,
    lines: printed.map(lineOf),
    shop: { name: shop, city: place?.city, state: place?.state },
    figures: await findOwnFigures(),
    insurer,
    off: reading.discounts.map(({ description, amount }) => ({ words: description, amount })),
    sums: difference && differenceSaid(difference),
  });
  const works = insurer ? [] : worksOf(lines, judged.lines);
  const weighed = works.toSorted(byWeight);
  const whole = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const total = reading.total ?? whole - discountsOf(reading) + (reading.tax ?? 0);
  const { year, make, model } = reading.vehicle;
  // What the paper leaves out its VIN may say.
  const vehicle = {
    year: year ?? judged.car.year,
    make: make ?? judged.car.make,
    model: model ?? judged.car.model,
    mileage: reading.vehicle.mileage,
    vin: reading.vehicle.vin,
  };
  return {
    shop,
    date: reading.header.date,
    tax: reading.tax,
    car: [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(" ") || null,
    total,
    left: leftSaid(total, reading),
    printed: reading.total !== null,
    lineCount: lines.length,
    place: place && name ? { name, only: ofStateAlone(place.city, place.state) } : null,
    sentence: judged.summary,
    apart: papersSaid(reading),
    picture: judged.picture,
    matter: weighed.slice(0, MOST_LINES).map((work) => shown(work, works)),
    rest: restSaid(weighed.slice(MOST_LINES), works),
    sure: insurer ? "" : sureOf(works, whole - depositsIn(lines)),
    repeats: insurer ? [] : repeatsOf(lines, judged.lines),
    unknown: unknownOf({ ...reading, vehicle }, works, difference !== null && !insurer),
    vehicle,
  };
}

function depositsIn(lines: Line[]): number {
  return lines.filter(isCoreDeposit).reduce((sum, { total }) => sum + (total ?? 0), 0);
}

type SaidCar = { year?: number | undefined; make?: string | undefined; model?: string | undefined };

/** The request will be of the car that the form names, with what the paper has beside it: so is the answer before there is a request. */
function carOf({ vehicle }: QuoteReading, said: SaidCar | null | undefined): QuoteReading["vehicle"] {
  const { year, make, model } = said ?? {};
  return { ...vehicle, ...(make && model ? { year: year ?? vehicle.year, make, model } : {}) };
}

function lineOf({ priced, totalPrice, detailedDescription, ...line }: QuotedLine): Paper["lines"][number] {
  const { description, type, quantity, unitPrice, made } = line;
  const total = priced ? totalPrice : null;
  return { description, type, quantity, unitPrice, total, detail: detailedDescription, ...(made ? { made } : {}) };
}

/** What the car cannot have first; what is too dear, by how much; then what is suspiciously cheap, then the largest amounts. Fees matter least. */
function byWeight(a: Work, b: Work): number {
  const cheap = (work: Work) => (work.found.verdict === "low" ? 1 : 0);
  const fee = (work: Work) => (isFee(work.found) ? 1 : 0);
  const none = (work: Work) => (work.found.notOnCar ? 1 : 0);
  return none(b) - none(a) || fee(a) - fee(b) || b.above - a.above || cheap(b) - cheap(a) || b.quoted - a.quoted;
}

/** The works that no row shows, each with what it counts for: all of them together make the figures of the headline. */
function restSaid(rest: Work[], works: Work[]): string {
  if (rest.length === 0) return "";
  const lines = rest.reduce((sum, { found }) => sum + found.lines.length, 0);
  const each = rest.map((work) => {
    const { name, quoted, band } = work;
    const fee = countedAs(work, works);
    const usual = band && `usual ${about(band.low)} to ${about(band.high)}`;
    return `${name} ${about(quoted)} (${fee === null ? (usual ?? "not judged") : `counted as ${about(fee)}`})`;
  });
  return `${lines} more ${lines === 1 ? "line" : "lines"} after you sign in: ${each.join("; ")}.`;
}

function about(cents: number): string {
  return dollars(wholeDollars(cents));
}

function shown(work: Work, works: Work[]): AnswerLine {
  const { name, quoted, band, found } = work;
  return {
    name,
    quoted,
    band,
    verdict: band ? found.verdict : null,
    about: found.notOnCar ? "car" : found.compare === "rate" ? "rate" : null,
    reason: found.reason,
    beyond: found.beyond,
    counted: countedAs(work, works),
    sources: band || found.compare === "rate" ? found.sources.slice(0, MOST_SOURCES) : [],
  };
}

const RANKS: Confidence[] = ["low", "medium", "high"];
const SURE_WORDS = {
  high: "We are sure of this",
  medium: "We are fairly sure of this",
  low: "Take this as a first look",
};

function sureOf(works: Work[], whole: number): string {
  const known = works.filter(({ band }) => band !== null);
  if (known.length === 0) return "We have no typical prices for this work: an advisor will look at it.";
  const money = known.reduce((sum, { quoted }) => sum + quoted, 0);
  const weighed = known.reduce((sum, { quoted, found }) => sum + quoted * RANKS.indexOf(found.confidence ?? "low"), 0);
  // Little of the money judged well is no more than a first look at the whole.
  const rank = money < whole * 0.5 ? 0 : Math.round(weighed / money);
  const sources = [...new Map(known.flatMap(({ found }) => found.sources).map((each) => [each.name, each])).values()];
  const figures = sources.length === 1 ? "one published source" : `${sources.length} published sources`;
  const lists = sources.filter(({ grade }) => grade === "D").length;
  // Whatever the figures agree on, lists of whose making nothing is known make nobody sure.
  const most = lists * 2 > sources.length ? Math.min(rank, MOSTLY_LISTS) : rank;
  const part = money >= whole * 0.98 ? "all of it" : `${dollars(money)} of ${dollars(whole)}`;
  const how =
    lists > 0
      ? ` ${lists === 1 ? "A compiled list does not say where its figures come from." : "Compiled lists do not say where their figures come from."}`
      : "";
  return `${SURE_WORDS[RANKS[most] ?? "low"]}: we compared ${part} with ${figures}, ${whoSays(sources)}.${how}`;
}

const MOSTLY_LISTS = RANKS.indexOf("low");

function differenceIn(reading: QuoteReading, printed: QuotedLine[]) {
  const lines = printed.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const { tax, total } = reading;
  return differenceOf({ lines, discount: discountsOf(reading), tax, total }, [reading]);
}

/** `isSaid`: the headline says already that its sums do not agree. */
function unknownOf(reading: QuoteReading, works: Work[], isSaid: boolean): string[] {
  const { vehicle, header } = reading;
  const said: string[] = [];
  const unsaid = taxUnsaid(reading);
  if (!vehicle.make || !vehicle.model)
    said.push("The quote does not name the car: prices are more accurate once you tell us.");
  if (!nameOfShop(header.shop)) said.push("The shop's name could not be read.");
  const unpriced = reading.items.filter((item) => !toQuotedLine(item).priced).length;
  if (unpriced > 0)
    said.push(`${unpriced === 1 ? "One line has" : `${unpriced} lines have`} no price that we could read.`);
  if (reading.total === null) said.push("No total could be read: we added up the lines.");
  else if (unsaid !== null)
    said.push(
      `The total is ${dollars(unsaid)} more than the lines; that may be sales tax, which is not printed apart.`,
    );
  else if (!reading.reconciles && !isSaid) said.push(sumUnproven(reading));
  const notJudged = works.filter(({ band }) => band === null);
  const isPublished = ({ found: { range } }: Work) => range !== null;
  for (const { name, quoted, found } of notJudged.filter(isPublished).slice(0, MOST_LINES))
    said.push(`${name} (${dollars(quoted)}): ${found.reason}`);
  const open = notJudged.filter((work) => !isPublished(work));
  const names = open.slice(0, MOST_LINES).map(({ name, quoted }) => `${name} (${dollars(quoted)})`);
  const more = open.length - names.length;
  if (open.length > 0)
    said.push(
      `No published price for ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}: an advisor will look at that.`,
    );
  return said;
}

/** What stands there twice: nobody is accused, it is asked. */
function repeatsOf(lines: Line[], judgements: Judgement[]): string[] {
  const asked = lines.map((line) => ({
    description: line.description,
    type: line.type,
    quantity: line.quantity,
    unitPrice: line.unitPrice ?? null,
    totalPrice: line.total,
    position: line.place,
    included: line.total === 0,
  }));
  const twice = questionsFor(asked, judgements).filter(({ code }) => code === "same-job-twice");
  return twice.map(({ question }) => question);
}

function discountsOf({ discounts }: QuoteReading): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}
