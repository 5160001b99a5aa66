import { askedOf } from "#app/messages/customers/asked-said.ts";
import { formatMoney } from "#app/platform/format.ts";
import { percentOf, sum } from "#app/platform/money.ts";
import { itemsAreLocked, type RequestStatus } from "#app/repair/repair-request.ts";
import { documentSums, type Taxation, UNTAXED } from "#app/repair/tax.ts";
import type { DiscountSource, TaxSource } from "#app/repair/tax-words.ts";
import { type ShopWord, shopSaid } from "#app/repair/words.ts";

export const ITEM_TYPES = ["Service", "Part", "Labor", "Fee"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const ITEM_STATUSES = ["Pending", "Lowered", "Same"] as const;

export const GROUPS = ["pending", "approved", "declined", "deferred", "quote_analyzed"] as const;
export type Group = (typeof GROUPS)[number];

/** Sections of the status page, in its order. */
export const SECTIONS = [
  { group: "quote_analyzed", title: "Quote Analyzed" },
  { group: "approved", title: "Approved Items" },
  { group: "pending", title: "Pending Approval" },
  { group: "declined", title: "Declined Items" },
  { group: "deferred", title: "Deferred Items" },
] as const satisfies { group: Group; title: string }[];

/** Buttons and the item menu together: where an item may go from where it is. To pending from quote_analyzed is the analysis. */
export const MOVES: Record<Group, readonly Group[]> = {
  approved: ["declined", "deferred"],
  pending: ["approved", "declined", "deferred"],
  declined: ["approved", "pending", "deferred"],
  deferred: ["approved", "pending", "declined"],
  quote_analyzed: ["pending", "approved", "declined", "deferred"],
};

/** The moves that stand as buttons on the row; the rest are in its menu. */
export const BUTTON_MOVES: Record<Group, readonly Group[]> = {
  approved: ["declined", "deferred"],
  pending: ["approved", "declined", "deferred"],
  declined: ["approved", "pending"],
  deferred: ["approved", "pending"],
  quote_analyzed: [],
};

export const MOVE_LABELS: Record<Group, string> = {
  approved: "Approve",
  declined: "Decline",
  deferred: "Defer",
  pending: "Move to Pending",
  quote_analyzed: "Analyze",
};

/** Share of the original unit price after the analysis: a saving of up to 22%. */
export const ANALYZED_PERCENT = 78;

export function mayMove(requestStatus: RequestStatus, from: Group, to: Group): boolean {
  return !itemsAreLocked(requestStatus) && MOVES[from].includes(to);
}

export function analyzedUnitPrice(originalUnitCents: number): number {
  return percentOf(originalUnitCents, ANALYZED_PERCENT);
}

/** Whose word a price is: the shop's paper, our ask, a named person at the shop, or what was paid. */
export const PRICE_BASES = ["quoted", "target", "agreed", "paid"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** What a part is, as California's 16 CCR 3353 and 3356 have it said. */
export const PART_CONDITIONS = ["new", "rebuilt", "reconditioned", "used", "crash"] as const;
export type PartCondition = (typeof PART_CONDITIONS)[number];

/** How a line came to be written from the paper by hand: over what was read, or where nothing was. */
export const BY_HAND = ["corrected", "added"] as const;

/** A line as the screens have it; money in integer cents. */
export type LineItem = {
  id: string;
  repairRequestId: string;
  name: string;
  type: ItemType;
  description: string;
  detailedDescription: string | null;
  partNumber: string | null;
  originalQuantity: number;
  quantity: number;
  originalUnitPrice: number;
  unitPrice: number;
  originalPrice: number;
  totalPrice: number;
  status: (typeof ITEM_STATUSES)[number];
  group: Group;
  quoteDocumentId: string | null;
  sourcePage: number | null;
  sourceBox: { x: number; y: number; width: number; height: number } | null;
  reconciles: boolean | null;
  byHand: (typeof BY_HAND)[number] | null;
  partCondition: PartCondition | null;
  priceBasis: PriceBasis;
  shopWord: ShopWord | null;
  version: number;
  /** When it was approved or declined, where the prices beside it are asked for; null while it is open. */
  decidedAt?: Date | null;
};

/** Whose word the price of a line is, for who reads it; null where the paper's price stands as it was read. */
export function priceWord({
  priceBasis,
  shopWord,
  byHand,
  totalPrice,
}: Pick<LineItem, "priceBasis" | "shopWord" | "byHand" | "totalPrice">) {
  if (priceBasis === "target") return `Target ${formatMoney(totalPrice)}, not confirmed by the shop yet`;
  if (priceBasis === "agreed" && shopWord) return `Agreed with ${shopSaid(shopWord)}`;
  if (priceBasis === "paid") return "Paid at this price (attested)";
  if (shopWord) return `The shop keeps its price: ${shopSaid(shopWord)}`;
  return byHand && HAND_SAID[byHand];
}

export const HAND_SAID = { corrected: "Corrected by hand", added: "Added by hand" };

/** Of whoever has set no other: the shop's setting goes before it, and a request keeps the one it began with. */
export const STANDARD_FEE_PERCENT = 25;

/**
 * Money in integer cents. While targets are open, all but `confirmed` is what stands if the shop agrees to them; `confirmed`
 * counts a target at its quoted price, and is what would be charged today.
 */
export type Summary = {
  selected: number;
  originalTotal: number;
  currentTotal: number;
  savings: number;
  /** What the paper takes off these lines, and the sales tax on them. */
  discount: number;
  discountSource: DiscountSource;
  tax: number;
  taxSource: TaxSource;
  serviceFee: number;
  serviceFeePercentage: number;
  /** What the shop takes off an invoice of its own, after all else, and why. */
  ownDiscount: { cents: number; reason: string | null } | null;
  /** Lines less discounts, with tax and fee. */
  finalTotal: number;
  /** What stays with the customer of the savings, after the fee. */
  keeps: number;
  /** What is quoted beside these lines and nobody has decided about. */
  undecided: number;
  /** How many lines stand at a price that only we have asked for. */
  openTargets: number;
  confirmed: { total: number; discount: number; tax: number; serviceFee: number; finalTotal: number; keeps: number };
};

type Priced = Pick<LineItem, "group" | "originalPrice" | "totalPrice" | "priceBasis"> & {
  type?: ItemType;
  quoteDocumentId?: string | null;
};

/** Totals of the items that count: approved and pending, or the approved alone for an invoice. */
export function summarize(
  items: readonly Priced[],
  groups: readonly Group[] = ["approved", "pending"],
  feePercent = STANDARD_FEE_PERCENT,
  taxation: Taxation = UNTAXED,
): Summary {
  // What nobody has put to the customer stands at what the paper says: a target of ours on it is no price of theirs.
  const counted = items
    .filter((item) => groups.includes(item.group))
    .map((item) => (isQuoted(item) ? asConfirmed(item) : item));
  const originalTotal = sum(counted.map((item) => item.originalPrice));
  const terms = { originalTotal, feePercent, taxation };
  const hoped = totalsOf(counted, ["target", "agreed", "paid"], terms);
  const {
    taxSource: _,
    discountSource: __,
    ...confirmed
  } = totalsOf(counted.map(asConfirmed), ["agreed", "paid"], terms);
  const { total: currentTotal, ...rest } = hoped;
  return {
    selected: counted.length,
    originalTotal,
    currentTotal,
    savings: Math.max(0, originalTotal - currentTotal),
    serviceFeePercentage: feePercent,
    ...rest,
    ownDiscount: null,
    undecided: groups.includes("quote_analyzed") ? 0 : sum(items.filter(isQuoted).map(askedOf)),
    openTargets: counted.filter((item) => item.priceBasis === "target" && !isQuoted(item)).length,
    confirmed,
  };
}

/** The discount and sales tax beside what is approved; a price that only we ask for as quoted. */
export function besideApproved(items: readonly Priced[], taxation: Taxation): { discount: number; tax: number } {
  return summarize(items, ["approved"], 0, taxation).confirmed;
}

const isQuoted = ({ group }: Pick<LineItem, "group">) => group === "quote_analyzed";

/** What nobody has decided about. */
export const UNDECIDED: readonly Group[] = ["pending", "quote_analyzed"];

/** What stands of a repair: all but what was declined or deferred. */
export const STANDING: readonly Group[] = ["approved", ...UNDECIDED];

/** The figure of a repair in its head, in lists and in its row: what stands of it, and once it is billed what was approved. */
export function totalsOfRepair(items: readonly Priced[], billed: boolean) {
  const { originalTotal, currentTotal } = summarize(items, billed ? ["approved"] : STANDING);
  return { originalTotal, currentTotal, undecided: !billed && isUndecided(items) };
}

/** Whether all that stands is as a paper has it: nothing is asked for and nothing decided. */
export function isUndecided(items: readonly Pick<LineItem, "group">[]): boolean {
  const standing = items.filter(({ group }) => STANDING.includes(group));
  return standing.length > 0 && standing.every(isQuoted);
}

/** What stands before the figure then. */
export const UNDECIDED_SAID = "Quoted, nothing decided yet";

type Terms = { originalTotal: number; feePercent: number; taxation: Taxation };

function totalsOf(
  items: readonly Priced[],
  bases: readonly PriceBasis[],
  { originalTotal, feePercent, taxation }: Terms,
) {
  const total = sum(items.map((item) => item.totalPrice));
  const serviceFee = percentOf(feeBaseOf(items, bases), feePercent);
  const { discount, discountSource, tax, source: taxSource } = documentSums(items, taxation);
  return {
    total,
    discount,
    discountSource,
    tax,
    taxSource,
    serviceFee,
    finalTotal: total - discount + tax + serviceFee,
    keeps: Math.max(0, originalTotal - total - serviceFee),
  };
}

/** The fee is a share of what was agreed, less what other lines were raised by: nothing saved by that, no fee. */
function feeBaseOf(items: readonly Priced[], bases: readonly PriceBasis[]): number {
  const counted = items.filter((item) => bases.includes(item.priceBasis) || item.totalPrice > item.originalPrice);
  return Math.max(0, sum(counted.map((item) => item.originalPrice - item.totalPrice)));
}

function asConfirmed<Item extends Priced>(item: Item): Item {
  return { ...item, totalPrice: askedOf(item) };
}
