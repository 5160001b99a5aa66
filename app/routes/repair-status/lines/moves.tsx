import { MoreHorizontal } from "lucide-react";
import { Link } from "react-router";
import { isOneOf } from "#app/platform/known.ts";
import { BUTTON_MOVES, type Group, type LineItem, MOVE_LABELS, MOVES } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import { Menu, menuItemClass } from "#app/ui/over/menu.tsx";
import { furtherPath } from "./further-path.ts";
import { groupOf } from "./rows.ts";

type Props = { items: LineItem[]; name: string; staff: boolean; status: RequestStatus };

/** Before savings were asked for: that, and in its menu the decision as it is. Staff may ask for savings; deciding is the customer's. */
export function Moves({ items, name, staff, status }: Props) {
  const [first] = items;
  const group = groupOf(items);
  if (!first || !group || (staff && group !== "quote_analyzed")) return null;
  const request = `/repair-status/${first.repairRequestId}`;
  const several = items.length > 1;
  const action = several ? `${request}/job` : `${request}/line-items/${first.id}`;
  const shown: Record<string, string> = several ? {} : { from: group, price: String(first.totalPrice) };
  const formOf = (to: Group): Omit<Parameters<typeof VerbForm>[0], "children"> => ({
    action,
    fields: { group: to, ...shown },
    lines: several ? items : [],
    size: "sm",
    variant: "quiet",
  });
  const buttons = group === "quote_analyzed" ? (["pending"] as const) : BUTTON_MOVES[group];
  const further = furtherPath(status, items);
  const rest = staff ? [] : MOVES[group].filter((to) => !isOneOf<Group>(buttons, to));
  return (
    <div className="-mr-2 flex flex-wrap items-center justify-end gap-1 md:ml-auto print:hidden">
      {buttons.map((to) => (
        <VerbForm key={to} {...formOf(to)} label={`${labelOf(group, to)}: ${name}`}>
          {labelOf(group, to)}
        </VerbForm>
      ))}
      {rest.length > 0 ? (
        <Menu label={<MoreHorizontal aria-hidden="true" className="size-5" />} accessibleLabel={`More for ${name}`}>
          {rest.map((to) =>
            to === "approved" && further ? (
              <Link key={to} to={further} preventScrollReset className={menuItemClass}>
                {MOVE_LABELS[to]}
              </Link>
            ) : (
              <VerbForm key={to} {...formOf(to)}>
                {MOVE_LABELS[to]}
              </VerbForm>
            ),
          )}
        </Menu>
      ) : null}
    </div>
  );
}

function labelOf(group: Group, to: Group) {
  return group === "quote_analyzed" && to === "pending" ? "Get Savings" : MOVE_LABELS[to];
}
