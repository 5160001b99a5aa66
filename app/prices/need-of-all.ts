/** What is said of a whole quote beside its price: which of its works come first, and how its kind of shop prices an hour. */
import type { Car } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judgement, Question } from "#app/prices/judgement.ts";
import { isLuxury, laborRate } from "#app/prices/labor/labor-rate.ts";
import { dollars } from "#app/prices/verdict.ts";
import { nameOf, worksOf } from "#app/prices/works.ts";

/** Of fewer works each says for itself whether it can wait. */
const MANY = 3;
const MOST_NAMED = 4;

/** "First, for your safety: brake line repair. Can wait: cabin air filter." */
export function orderOfNeed(lines: Line[], judgements: Judgement[]): string[] {
  const works = worksOf(lines, judgements).flatMap(({ found }) => {
    const jobs = (found.whole ?? found.jobs.map(({ job }) => job)).filter(({ kind }) => kind === "job");
    return found.notOnCar || jobs.length === 0 ? [] : [{ jobs, name: nameOf(found, lines[found.lines[0] ?? -1]) }];
  });
  const first = works.filter(({ jobs }) =>
    jobs.some(({ safety, action }) => safety === "critical" && !LOOKS.test(action)),
  );
  const last = works.filter(({ jobs }) => jobs.every(({ safety }) => safety === "comfort" || safety === "optional"));
  const rest = works.length - first.length - last.length;
  if (works.length < MANY || (first.length === 0 && last.length === 0) || first.length === works.length) return [];
  return [
    [
      first.length > 0 ? `First, where it is worn or broken, for your safety: ${listed(first)}.` : "",
      last.length > 0 ? `Can wait: ${listed(last)}.` : "",
      rest > 0 ? "Of the rest, ask what must be done now." : "",
    ]
      .filter(Boolean)
      .join(" "),
  ];
}

const LOOKS = /^(?:inspect|program|calibrate|adjust)$/;

function listed(works: { name: string }[]): string {
  const names = [...new Set(works.map(({ name }) => name))];
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

/** Whose survey says how far dealers and others are apart. */
const DEALERS_AND_OTHERS = /^dealer average/;

/** What an hour costs at a dealer and at an independent shop of the place: its prices are compared with those of dealers. */
export function ofDealers(guide: Guide, question: Pick<Question, "state" | "city" | "shop">, car: Car): string[] {
  if (question.shop !== "dealer" || car.beyond || car.notCar) return [];
  const rateAt = (shop: "dealer" | "independent") => {
    const place = { state: question.state, city: question.city ?? null, shop };
    return laborRate(guide.rates, { ...place, luxury: isLuxury(car, place) });
  };
  const [dealer, other] = [rateAt("dealer"), rateAt("independent")];
  const said = ({ low, high }: typeof dealer) => `${dollars(low)} to ${dollars(high)}`;
  const place = dealer.scope.replace(/, dealer$/, "").replace(/^United States$/, "the United States");
  const page = guide.rates.rows.find(({ shop }) => DEALERS_AND_OTHERS.test(shop))?.source.url;
  return [
    `This is a dealer's quote, and its prices are compared with those of dealers. In ${place} an hour of labor mostly costs ${said(dealer)} at dealers and ${said(other)} at independent shops${page ? ` (${page})` : ""}: for work that no warranty pays, ask one of those as well.`,
  ];
}
