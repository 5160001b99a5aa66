import { formatMoney } from "#app/format.ts";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import type { StatusView } from "./view.server.ts";

export function CostSummary({ repair }: { repair: Pick<StatusView, "summary"> }) {
  const { selected, originalTotal, currentTotal, serviceFee, serviceFeePercentage, finalTotal, savings } =
    repair.summary;
  return (
    <Card>
      <CardHeader title="Cost summary" />
      <CardBody>
        {selected === 0 ? (
          <p className="text-muted">No Items Selected</p>
        ) : (
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums [&>dd]:text-right">
            <dt className="text-muted">Original Estimate</dt>
            <dd>{formatMoney(originalTotal)}</dd>
            <dt className="text-muted">Current Total</dt>
            <dd>{formatMoney(currentTotal)}</dd>
            <dt className="text-muted">Service Fee ({serviceFeePercentage}% of savings)</dt>
            <dd>{formatMoney(serviceFee)}</dd>
            <dt className="border-t border-line pt-2 font-semibold">Final Total</dt>
            <dd className="border-t border-line pt-2 text-lg font-semibold">{formatMoney(finalTotal)}</dd>
            <dt className="font-medium text-saved">You save</dt>
            <dd className="font-medium text-saved">{formatMoney(savings)}</dd>
          </dl>
        )}
      </CardBody>
    </Card>
  );
}
