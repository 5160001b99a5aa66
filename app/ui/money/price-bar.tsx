import { cn } from "#app/ui/cn.ts";
import type { PriceMark } from "#app/ui/money/price-marks.ts";
import { scaleOf } from "#app/ui/money/scale.ts";

type Props = {
  low: number;
  high: number;
  marks: readonly PriceMark[];
  /** 12 px with figures for a whole quote, 8 px for one of its lines. */
  size?: "lg" | "sm";
  className?: string;
};

const TONES = { ink: "text-ink", warning: "text-warning", danger: "text-danger", accent: "text-accent-text" };

/** What is usual as a band, and the prices that stand as marks on it. A picture only: who uses it says the same in words. */
export function PriceBar({ low, high, marks, size = "sm", className }: Props) {
  const values = [low, high, ...marks.map(({ cents }) => cents)];
  const at = scaleOf(values);
  const large = size === "lg";
  return (
    <div aria-hidden="true" className={cn("relative", large ? "h-16" : "h-4", className)}>
      <div className={cn("absolute inset-x-0 rounded-full bg-raised", large ? "top-6 h-3" : "top-1 h-2")}>
        <div
          className="absolute inset-y-0 rounded-full bg-saved"
          style={{ left: `${at(low)}%`, width: `${Math.max(at(high) - at(low), 1)}%` }}
        />
      </div>
      {marks.map(({ cents, look, label, tone = "ink" }) => (
        <div key={look} className={TONES[tone]}>
          {large && label ? (
            <span
              className={cn(
                "absolute text-sm leading-none font-semibold whitespace-nowrap tabular-nums",
                look === "hollow" ? "top-0" : "bottom-0",
                shiftAt(at(cents)),
              )}
              style={{ left: `${at(cents)}%` }}
            >
              {label}
            </span>
          ) : null}
          <span
            className={cn(
              "absolute -translate-x-1/2 rounded-full border-2 border-current ring-2 ring-panel",
              large ? "top-5 size-5" : "top-0 size-4",
              FILLS[look],
            )}
            style={{ left: `${at(cents)}%` }}
          />
        </div>
      ))}
    </div>
  );
}

const FILLS: Record<PriceMark["look"], string> = {
  hollow: "bg-panel",
  half: "bg-[linear-gradient(90deg,currentColor_50%,var(--panel)_50%)]",
  full: "bg-current",
};

/** Near an edge the words stay inside the bar while the mark stays exact. */
function shiftAt(percent: number): string {
  if (percent < 14) return "translate-x-[-0.75rem]";
  return percent > 86 ? "translate-x-[calc(-100%+0.75rem)]" : "-translate-x-1/2";
}
