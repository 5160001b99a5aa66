import { formatMoney } from "#app/platform/format.ts";
import type { Evidence } from "#app/repair/evidence.server.ts";
import { Linked } from "#app/ui/linked.tsx";
import { Sources } from "#app/ui/money/sources.tsx";

/** What the work should cost, in one line, why, and who says so; nothing where no job was recognised. */
export function Worth({ evidence }: { evidence: Evidence | null }) {
  if (!evidence) return null;
  const { job, low, high, placement, price, reason, notes } = evidence;
  if (low === null || high === null || !placement)
    return reason.startsWith("This car has no") ? (
      <span className="block text-warning [overflow-wrap:anywhere]">
        <Linked text={reason} />
      </span>
    ) : null;
  const { where, by } = placement;
  return (
    <>
      <span className="block text-muted tabular-nums">
        {job}: fair {formatMoney(low)} to {formatMoney(high)},{" "}
        <span className={where === "above" ? "text-warning" : "text-saved"}>
          quoted {where === "inside" ? "within it" : `${formatMoney(by)} ${where}`}
        </span>
      </span>
      {price ? <Sources sources={price.sources} rate={price.rate?.sources} notes={notes} of={job} /> : null}
    </>
  );
}
