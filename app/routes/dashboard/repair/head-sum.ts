import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { type LineItem, type Summary, UNDECIDED } from "#app/repair/line-item.ts";

type Of = {
  lineItems: readonly Pick<LineItem, "group" | "totalPrice">[];
  summary: Pick<Summary, "currentTotal" | "tax" | "serviceFee" | "discount" | "ownDiscount" | "openTargets">;
};

/** "$666.89 approved, $389.50 not decided, before tax and fee": which sum of a repair it is, and nothing undecided in what is agreed. */
export function headSum({ lineItems, summary }: Of): string {
  const { tax, serviceFee, discount, ownDiscount, openTargets } = summary;
  const left = sum(lineItems.filter(({ group }) => UNDECIDED.includes(group)).map(({ totalPrice }) => totalPrice));
  const approved = sum(lineItems.filter(({ group }) => group === "approved").map(({ totalPrice }) => totalPrice));
  const later = [tax > 0 && "tax", serviceFee > 0 && "fee", (discount > 0 || ownDiscount) && "discount"].filter(
    Boolean,
  );
  return [
    left > 0 && approved > 0
      ? `${formatMoney(approved)} approved, ${formatMoney(left)} not decided`
      : formatMoney(summary.currentTotal),
    ...(later.length > 0 ? [`before ${later.join(" and ")}`] : []),
    ...(openTargets > 0 ? ["if the shop agrees"] : []),
  ].join(", ");
}
