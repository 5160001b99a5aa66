import { formatMoney } from "#app/platform/format.ts";
import type { Summary } from "#app/repair/line-item.ts";
import { discountLabel, taxLabel } from "#app/repair/tax-words.ts";
import { Money } from "#app/ui/money/money.tsx";

type Props = Pick<Summary, "discount" | "discountSource" | "tax" | "taxSource">;

/** The rows of a sum that come from the paper beside its lines, where there are any, for a list of terms. */
export function DiscountAndTax({ discount, discountSource, tax, taxSource }: Props) {
  return (
    <>
      {discount > 0 ? (
        <>
          <dt className="text-muted">{discountLabel(discountSource)}</dt>
          <dd>
            <Money cents={-discount} />
          </dd>
        </>
      ) : null}
      {tax > 0 ? (
        <>
          <dt className="text-muted">{taxLabel(taxSource)}</dt>
          <dd>{formatMoney(tax)}</dd>
        </>
      ) : null}
    </>
  );
}
