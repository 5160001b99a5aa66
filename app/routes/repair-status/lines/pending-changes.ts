import { useEffect, useState } from "react";
import { useFetchers } from "react-router";
import { type LineItem, type Summary, summarize } from "#app/repair/line-item.ts";
import type { Taxation } from "#app/repair/tax.ts";

type Shown = { id: string; lineItems: LineItem[]; summary: Summary; taxation: Taxation; invoice: unknown };
type Foresee = typeof import("./foresee.ts").foresee;

/** The request as it will be once the changes on their way have arrived: lines already moved, totals already summed. */
export function useForeseen<Request extends Shown>(repair: Request): Request {
  const fetchers = useFetchers();
  const foresee = useRules();
  if (!foresee) return repair;
  const base = `/repair-status/${repair.id}`;
  const lineItems = fetchers.reduce(
    (items, { formAction, formData }) => foresee(items, base, formAction ?? "", formData),
    repair.lineItems,
  );
  if (lineItems === repair.lineItems) return repair;
  return {
    ...repair,
    lineItems,
    summary: repair.invoice
      ? repair.summary
      : summarize(lineItems, undefined, repair.summary.serviceFeePercentage, repair.taxation),
  };
}

/** The rules of deciding follow the page at once: it can be read and pressed without them, and then waits for the server's word. */
function useRules(): Foresee | null {
  const [rules, setRules] = useState<{ foresee: Foresee } | null>(null);
  useEffect(() => {
    import("./foresee.ts").then(setRules, () => {});
  }, []);
  return rules?.foresee ?? null;
}

/** Whether lines are on their way: what concerns all of them waits until they have arrived. */
export function useLinesMoving(): boolean {
  return useFetchers().some(({ formAction }) =>
    /\/(?:line-items\/|(?:job|savings|approve-all)$)/.test(formAction ?? ""),
  );
}
