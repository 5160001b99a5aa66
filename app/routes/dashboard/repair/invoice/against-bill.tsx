import { formatMoney } from "#app/platform/format.ts";
import type { AskedByBill } from "#app/quotes/papers/bills/before-invoice.ts";
import { BILLED_FOR_LESS, type BillSaid, fieldOf, NOT_BILLED } from "./bill-said.ts";

/** What the final bill has otherwise than it was approved; of each line that it does not have, or asks less for, a question. */
export function AgainstBill({ bill, said }: { bill: AskedByBill; said: BillSaid | undefined }) {
  const asked = [
    ...bill.missing.map((line) => ({ ...line, options: NOT_BILLED })),
    ...bill.less.map((line) => ({
      ...line,
      options: BILLED_FOR_LESS.map((value) => ({
        value,
        label:
          value === "billed"
            ? `Invoice ${formatMoney(line.billed)}, as it is billed`
            : `Invoice ${formatMoney(line.price)}, as it was approved`,
      })),
    })),
  ];
  return (
    <div className="grid gap-3">
      <input type="hidden" name="anyway" value={bill.sentence} />
      <p>{bill.sentence} Nothing is invoiced that was not approved, or above its approved price.</p>
      {said?.missing ? (
        <p role="alert" className="font-medium text-danger">
          {said.missing}
        </p>
      ) : null}
      {asked.map(({ id, description, price, options }) => (
        <fieldset key={id} className="rounded-lg border border-line px-4 py-2">
          <legend className="px-1 font-medium">
            {description}, <span className="tabular-nums">{formatMoney(price)}</span>
          </legend>
          <input type="hidden" name="line" value={id} />
          {options.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={fieldOf(id)}
                value={value}
                required
                defaultChecked={said?.answers[id] === value}
                className="size-5 shrink-0"
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
