import type { RepairLineItem } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";

type Asked = { originalPrice: number; totalPrice: number; priceBasis: RepairLineItem["priceBasis"] };

/** What the shop asks for lines before tax, with it where it is known, and what we ask for instead: null where no target is open. Cents. */
export type AskedFor = { asked: number; withTax?: number | null; target: number | null };

/** A target is nobody's word but ours: what the paper says stands until the shop has agreed. */
export function askedOf({ priceBasis, originalPrice, totalPrice }: Asked): number {
  return priceBasis === "target" ? originalPrice : totalPrice;
}

export function askedFor(items: readonly Asked[]): AskedFor {
  const open = items.some(({ priceBasis }) => priceBasis === "target");
  return { asked: sum(items.map(askedOf)), target: open ? sum(items.map(({ totalPrice }) => totalPrice)) : null };
}

/** "$150.00 together before tax (our target: $117.00, not confirmed by the shop yet)": no sum of ours stands as if the shop asked it. */
export function askedSaid({ asked, withTax = null, target }: AskedFor, unit = ""): string {
  const said = `${formatMoney(asked)}${unit} before tax`;
  if (target !== null) return `${said} (our target: ${formatMoney(target)}, not confirmed by the shop yet)`;
  return withTax === null ? said : `${said} (${formatMoney(withTax)} with tax)`;
}
