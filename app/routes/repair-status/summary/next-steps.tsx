import { formatMoney } from "#app/platform/format.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { NOTHING_SAVED, paidWhere } from "#app/shop/settlement.ts";

type Props = Pick<StatusView, "shop" | "settlement" | "left"> & { paper: StatusView["taxation"]["paper"] } & {
  serviceFeePercentage: number;
};

/** After a quote came in: what happens next, by whom, until when, and what it costs if nothing comes of it. */
export function NextSteps({ paper, shop, serviceFeePercentage, settlement, left }: Props) {
  const steps = [
    ["You", "ask for savings on the lines below, or decide on them as they are. Whenever you like."],
    [
      "Your advisor",
      `checks the reading and asks ${shop} for the lower prices. Most quotes within minutes, complex ones within 2 hours.`,
    ],
    ["You", "approve, put off or decline each line. Nothing is repaired or charged before that."],
  ] as const;
  return (
    <section aria-labelledby="next-title" className="mb-8 rounded-xl border border-line bg-panel p-5">
      <h2 id="next-title" className="text-lg font-semibold">
        What happens next
      </h2>
      <ol className="mt-3 grid gap-2">
        {steps.map(([who, what], index) => (
          <li key={what} className="flex gap-3">
            <span aria-hidden="true" className="w-5 shrink-0 text-right font-semibold text-accent-text tabular-nums">
              {index + 1}
            </span>
            <span>
              <strong className="font-semibold">{who}</strong> {what}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-sm text-muted tabular-nums">
        {paper.total
          ? `The paper comes to ${formatMoney(paper.total)}${paper.tax ? `, ${formatMoney(paper.tax)} of it tax` : ""}. `
          : ""}
        {left ? `${left} ` : ""}
        Our fee is {serviceFeePercentage}% of what you save. {NOTHING_SAVED} {paidWhere(settlement)}
      </p>
    </section>
  );
}
