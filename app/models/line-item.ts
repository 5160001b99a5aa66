import { percentOf, sum } from "#app/models/money.ts";
import { itemsAreLocked } from "#app/models/repair-request.ts";

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

export function mayMove(requestStatus: string, from: Group, to: Group): boolean {
  return !itemsAreLocked(requestStatus) && MOVES[from].includes(to);
}

export function analyzedUnitPrice(originalUnitCents: number): number {
  return percentOf(originalUnitCents, ANALYZED_PERCENT);
}

/** The group field when it is one; otherwise from approved, then from the status word. */
export function groupOf(item: { group?: string | null; approved?: boolean | null; status?: string | null }): Group {
  if (item.group && (GROUPS as readonly string[]).includes(item.group)) return item.group as Group;
  if (item.approved === true) return "approved";
  if (item.approved === false) return "declined";
  return item.status === "deferred" ? "deferred" : "pending";
}

/** lowered and same are known words; any other is shown as Pending. */
export function itemStatusLabel(status: string): "Lowered" | "Same" | "Pending" {
  const word = status.toLowerCase();
  return word === "lowered" ? "Lowered" : word === "same" ? "Same" : "Pending";
}

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
  version: number;
};

export const FEE_PERCENT = 25;

/** Money in integer cents. The fee is a share of what was saved; nothing saved, no fee. */
export type Summary = {
  selected: number;
  originalTotal: number;
  currentTotal: number;
  savings: number;
  serviceFee: number;
  serviceFeePercentage: number;
  finalTotal: number;
};

type Priced = Pick<LineItem, "group" | "originalPrice" | "totalPrice">;

/** Totals of the items that count: approved and pending, or the approved alone for an invoice. */
export function summarize(items: readonly Priced[], groups: readonly Group[] = ["approved", "pending"]): Summary {
  const counted = items.filter((item) => groups.includes(item.group));
  const originalTotal = sum(counted.map((item) => item.originalPrice));
  const currentTotal = sum(counted.map((item) => item.totalPrice));
  const savings = Math.max(0, originalTotal - currentTotal);
  const serviceFee = percentOf(savings, FEE_PERCENT);
  return {
    selected: counted.length,
    originalTotal,
    currentTotal,
    savings,
    serviceFee,
    serviceFeePercentage: FEE_PERCENT,
    finalTotal: currentTotal + serviceFee,
  };
}
