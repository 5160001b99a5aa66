import { useFetchers } from "react-router";
import { applyMove } from "#app/models/line-item/apply-move.ts";
import { GROUPS, type Group, type LineItem, type Summary, summarize } from "#app/models/line-item.ts";

type Shown = { id: string; lineItems: LineItem[]; summary: Summary; invoice: unknown };

/** The request as it will be once the changes on their way have arrived: lines already moved, totals already summed. */
export function useForeseen<Request extends Shown>(repair: Request): Request {
  const fetchers = useFetchers();
  const base = `/repair-status/${repair.id}`;
  const lineItems = fetchers.reduce(
    (items, { formAction, formData }) => foresee(items, base, formAction ?? "", formData),
    repair.lineItems,
  );
  if (lineItems === repair.lineItems) return repair;
  return { ...repair, lineItems, summary: repair.invoice ? repair.summary : summarize(lineItems) };
}

/** Whether lines are on their way: what concerns all of them waits until they have arrived. */
export function useLinesMoving(): boolean {
  return useFetchers().some(({ formAction }) => formAction?.includes("/line-items/"));
}

/** The lines after one form of the page. */
export function foresee(items: LineItem[], base: string, action: string, form: FormData | undefined): LineItem[] {
  const path = action.split("?")[0] ?? "";
  if (path === `${base}/approve-all`) return moveAll(items, "pending", "approved");
  if (path === `${base}/savings`) return moveAll(items, "quote_analyzed", "pending");
  const group = form?.get("group");
  if (!isGroup(group) || !path.startsWith(`${base}/line-items/`)) return items;
  const itemId = path.slice(`${base}/line-items/`.length);
  return items.map((item) => (item.id === itemId ? applyMove(item, group) : item));
}

function moveAll(items: LineItem[], from: Group, to: Group) {
  return items.map((item) => (item.group === from ? applyMove(item, to) : item));
}

function isGroup(value: unknown): value is Group {
  return (GROUPS as readonly unknown[]).includes(value);
}
