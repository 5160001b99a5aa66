import type { PriceMark } from "#app/ui/money/price-marks.ts";
import { scaleOf } from "#app/ui/money/scale.ts";

/** Cents. */
type Props = { low: number; high: number; marks: readonly PriceMark[] };

/** What is usual as a band with the prices as marks on it: small enough for a row. A picture only. */
export function RangeMarks({ low, high, marks }: Props) {
  const percent = scaleOf([low, high, ...marks.map(({ cents }) => cents)]);
  const at = (cents: number) => Math.round(6 + percent(cents) * 1.08);
  const [from, to] = [at(low), at(high)];
  return (
    <svg aria-hidden="true" className="range" viewBox="0 0 120 14">
      <rect y="5" width="120" height="4" rx="2" />
      <rect className="usual" x={from} y="5" width={Math.max(to - from, 2)} height="4" rx="2" />
      {marks.map(({ cents, look }) => (
        <circle key={look} className={CLASSES[look]} cx={at(cents)} cy="7" r="4.5" />
      ))}
      {marks.map(({ cents, look }) =>
        look === "half" ? <path key={look} d={`M${at(cents)} 2.5a4.5 4.5 0 0 0 0 9z`} /> : null,
      )}
    </svg>
  );
}

const CLASSES = { hollow: undefined, half: "now", full: "full" };
