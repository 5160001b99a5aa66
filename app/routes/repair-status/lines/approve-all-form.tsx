import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { stampOf } from "#app/repair/authorization.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";

type Props = { repair: StatusView; waits: boolean; className?: string; saidAbove?: boolean };

/**
 * Approve All Pending Items, with how many lines it is about and what they come to. What would raise what is authorized already is looked at
 * first, with its sum.
 */
export function ApproveAll({ repair, waits, className, saidAbove = false }: Props) {
  return (
    <div className={cn("grid gap-1.5", className)}>
      {stageOf(repair.status) === "Pending_Repair" ? (
        <ButtonLink to={`/repair-status/${repair.id}/further`} variant="secondary">
          Approve All Pending Items
        </ButtonLink>
      ) : (
        <VerbForm
          action={`/repair-status/${repair.id}/approve-all`}
          fields={{ shown: stampOf(repair.lineItems, "pending") }}
          variant="secondary"
          waits={waits}
        >
          Approve All Pending Items
        </VerbForm>
      )}
      <p className={cn("text-center text-sm text-muted tabular-nums", saidAbove && "max-lg:hidden")}>
        {pendingWords(repair)}
      </p>
    </div>
  );
}

/** "3 lines, $942.76 before tax and our fee"; and what is only quoted, which the press does not reach. */
export function pendingWords({ lineItems }: Pick<StatusView, "lineItems">): string {
  const pending = lineItems.filter(({ group }) => group === "pending");
  const others = lineItems.filter(({ group }) => group === "quote_analyzed");
  const words = `${counted(pending.length, "line")}, ${amountOf(pending)} before tax and our fee`;
  if (others.length === 0) return words;
  return `${words}. ${counted(others.length, "more line")}, ${amountOf(others)}, ${others.length === 1 ? "stays" : "stay"} undecided`;
}

function amountOf(lines: StatusView["lineItems"]) {
  return formatMoney(sum(lines.map(({ totalPrice }) => totalPrice)));
}
