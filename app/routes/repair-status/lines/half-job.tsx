import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import { halfSaid } from "./half-said.ts";
import type { HalfJob } from "./rows.ts";

/** Parts without the labor that fits them, or the reverse, are asked about before anybody authorizes them. */
export function HalfJobQuestion({ half }: { half: HalfJob }) {
  const { name, what, missing } = half;
  const [first] = missing;
  if (!first) return null;
  const request = `/repair-status/${first.repairRequestId}`;
  const several = missing.length > 1;
  const amount = formatMoney(sum(missing.map(({ totalPrice }) => totalPrice)));
  return (
    <div className="mt-3 grid gap-3 rounded-lg bg-warning-soft p-4 text-sm print:hidden">
      <p>
        <strong className="font-semibold">{name}:</strong> {halfSaid(half)}
      </p>
      <VerbForm
        action={several ? `${request}/job` : `${request}/line-items/${first.id}`}
        fields={
          several ? { group: "approved" } : { group: "approved", from: first.group, price: String(first.totalPrice) }
        }
        lines={several ? missing : []}
        variant="secondary"
        size="sm"
      >
        Approve the {what} too · {amount}
      </VerbForm>
    </div>
  );
}
