import { formatDay, formatMoney } from "#app/platform/format.ts";
import { authorizationOf, authorizedSaid, DIFFERENCE_NOT_IN, leftOut, STATEMENT } from "#app/repair/authorization.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

/** What Approve Repair stands for, in view beside it: lines, sum, what is not in it, how long the prices hold, and what is signed. */
export function Authorizes({ repair }: { repair: StatusView }) {
  const { lineItems, summary, taxation, law, settlement } = repair;
  const authorization = authorizationOf(lineItems, summary.serviceFeePercentage, taxation);
  const { sum, tax, taxSource, serviceFee, discountsSaid } = authorization;
  const until = lineItems
    .filter(({ group }) => group === "approved")
    .flatMap(({ shopWord }) => shopWord?.until ?? [])
    .toSorted()[0];
  const notIn = [
    ...leftOut(authorization),
    ...(tax === 0 && taxSource === "none" ? ["sales tax, which the quote does not print"] : []),
  ];
  return (
    <Card>
      <CardHeader title="What you authorize" />
      <CardBody className="grid gap-3 text-sm">
        <p className="tabular-nums">
          {authorizedSaid(authorization)}
          {settlement === "fee" ? ` You pay ${formatMoney(sum - serviceFee)} at the shop, and our fee here.` : ""}
          {notIn.length > 0 ? ` Not included: ${notIn.join("; ")}.` : ""}
          {discountsSaid.map((sentence) => ` ${sentence}`)}
          {until ? ` Agreed prices hold until ${formatDay(until)}.` : ""}
        </p>
        {repair.sumsDiffer ? (
          <p className="text-warning tabular-nums">{`${repair.sumsDiffer} ${DIFFERENCE_NOT_IN}`}</p>
        ) : null}
        <p className="text-muted">{STATEMENT}</p>
        <p className="text-muted">{law.join(" ")}</p>
      </CardBody>
    </Card>
  );
}
