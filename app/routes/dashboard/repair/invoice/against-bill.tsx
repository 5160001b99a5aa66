import { formatMoney } from "#app/platform/format.ts";
import type { AskedByBill } from "#app/quotes/papers/bills/before-invoice.ts";
import { type BillSaid, fieldOf } from "./bill-said.ts";

const ANSWERS = [
  { value: "done", label: "It was done: invoice it" },
  { value: "not_done", label: "It was not done: leave it out" },
];

/** What the final bill has otherwise than it was approved, and of each line that it does not have the question whether that was done. */
export function AgainstBill({ bill, said }: { bill: AskedByBill; said: BillSaid | undefined }) {
  return (
    <div className="grid gap-3">
      <input type="hidden" name="anyway" value={bill.sentence} />
      <p>{bill.sentence} What is invoiced has the price that was approved, and nothing that was not.</p>
      {said?.missing ? (
        <p role="alert" className="font-medium text-danger">
          {said.missing}
        </p>
      ) : null}
      {bill.missing.map(({ id, description, price }) => (
        <fieldset key={id} className="rounded-lg border border-line px-4 py-2">
          <legend className="px-1 font-medium">
            {description}, <span className="tabular-nums">{formatMoney(price)}</span>
          </legend>
          <input type="hidden" name="line" value={id} />
          {ANSWERS.map(({ value, label }) => (
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
