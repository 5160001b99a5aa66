import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { authorizationOf, FURTHER_STATEMENT } from "#app/repair/authorization.ts";
import { asksForMore } from "#app/repair/repair-request.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { Alert } from "#app/ui/alert.tsx";

/** While the repair is under way: what the shop asks for beyond what was authorized, and what approving it means. */
export function FurtherWork({ repair }: { repair: StatusView }) {
  const { status, staff, lineItems, summary, taxation } = repair;
  const asked = lineItems.filter(({ group }) => group === "pending");
  if (staff || !asksForMore(status, asked.length > 0)) return null;
  const authorized = authorizationOf(lineItems, summary.serviceFeePercentage, taxation).sum;
  const amount = formatMoney(sum(asked.map(({ totalPrice }) => totalPrice)));
  const [only] = asked;
  return (
    <Alert
      tone="info"
      title={
        asked.length === 1
          ? `The shop asks for more: ${only?.description}, ${amount}`
          : `The shop asks for ${asked.length} more items, ${amount}`
      }
      className="mb-6"
    >
      <p>
        Nothing of {asked.length === 1 ? "it" : "them"} is done before you approve. You have authorized{" "}
        <strong className="tabular-nums">{formatMoney(authorized)}</strong> so far.
      </p>
      <p className="mt-1 text-sm">{FURTHER_STATEMENT}</p>
      <a href="#line-items" className="inline-flex min-h-11 items-center underline">
        Decide below
      </a>
    </Alert>
  );
}
