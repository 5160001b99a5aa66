import type { ShopKind } from "#app/prices/labor/labor-rate.ts";

const CHAINS =
  /\b(?:midas|firestone|pep ?boys|jiffy lube|meineke|goodyear|valvoline|monro|ntb|tire kingdom|big o|les schwab|discount tire|walmart|mavis|aamco|sears auto|christian brothers|take 5|maaco|tires plus|belle tire|brakes plus|just brakes|costco|mr\.? tire|safelite|caliber|autonation)\b/i;
const MAKES =
  /\b(?:toyota|honda|ford|chevrolet|chevy|nissan|hyundai|kia|subaru|mazda|volkswagen|vw|bmw|mercedes|mercedes-benz|audi|lexus|acura|infiniti|cadillac|lincoln|buick|gmc|dodge|chrysler|jeep|ram|volvo|porsche|mini|mitsubishi|genesis|jaguar|land rover)\b/i;
const INDEPENDENT =
  /\b(?:specialists?|independent|repair|garage|service center|auto works|mechanics?|automotive|imports?)\b/i;

const TYPES: Record<string, ShopKind> = {
  Independent: "independent",
  Specialty: "independent",
  Dealership: "dealer",
  Franchise: "chain",
};

/** The kind of shop that a letterhead names, else what the shop is registered as; null where neither tells. "Toyota of Dayton" sells cars, "Dayton Import Specialists" mends them. */
export function shopKindOf(name: string | null | undefined, type?: string | null): ShopKind | null {
  const registered = TYPES[type ?? ""] ?? null;
  if (!name?.trim()) return registered;
  if (CHAINS.test(name)) return "chain";
  if (MAKES.test(name) && !INDEPENDENT.test(name)) return "dealer";
  return INDEPENDENT.test(name) ? "independent" : registered;
}

/** The kind of shop by its word: "Dealership", "indy", "franchise"; null where it names none. */
export function shopKindIn(word: string | null): ShopKind | null {
  const said = word?.toLowerCase() ?? "";
  if (/\bdealer/.test(said)) return "dealer";
  if (/\b(?:chain|franchise)/.test(said)) return "chain";
  return /\b(?:ind(?:y|ie|ep\w*)|special\w+)\b/.test(said) ? "independent" : null;
}
