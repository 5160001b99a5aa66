import { formatDay, formatMoney } from "#app/platform/format.ts";
import { authorizationOf, STATEMENT } from "#app/repair/authorization.ts";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import type { StatusView } from "./view.server.ts";

/** What Approve Repair stands for, in view beside it: lines, sum, what is not in it, how long the prices hold, and what is signed. */
export function Authorizes({ repair }: { repair: StatusView }) {
  const { lineItems, summary, taxation, law, settlement } = repair;
  const { lines, sum, tax, serviceFee, undecided } = authorizationOf(lineItems, summary.serviceFeePercentage, taxation);
  const until = lineItems
    .filter(({ group }) => group === "approved")
    .flatMap(({ shopWord }) => shopWord?.until ?? [])
    .toSorted()[0];
  const notIn = [
    ...(undecided > 0
      ? [undecided === 1 ? "1 line that is not decided" : `${undecided} lines that are not decided`]
      : []),
    ...(tax === 0 ? ["sales tax, which the quote does not print"] : []),
  ];
  return (
    <Card>
      <CardHeader title="What you authorize" />
      <CardBody className="grid gap-3 text-sm">
        <p className="tabular-nums">
          {lines.length === 1 ? "1 approved line" : `${lines.length} approved lines`}, {formatMoney(sum)} in all
          {tax > 0 ? `, with ${formatMoney(tax)} sales tax` : ""}
          {serviceFee > 0 ? ` and our fee of ${formatMoney(serviceFee)}` : ""}.
          {settlement === "fee" ? ` You pay ${formatMoney(sum - serviceFee)} at the shop, and our fee here.` : ""}
          {notIn.length > 0 ? ` Not included: ${notIn.join("; ")}.` : ""}
          {until ? ` Agreed prices hold until ${formatDay(until)}.` : ""}
        </p>
        <p className="text-muted">{STATEMENT}</p>
        <p className="text-muted">{law.join(" ")}</p>
      </CardBody>
    </Card>
  );
}
