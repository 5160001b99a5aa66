import { formatMoney, formatRange } from "#app/platform/format.ts";
import { wholeDollars } from "#app/platform/money.ts";
import { cn } from "#app/ui/cn.ts";
import { scaleOf } from "#app/ui/money/scale.ts";

type Props = {
  lowCents: number;
  highCents: number;
  quotedCents: number;
  /** The price after a move, where it differs from what was quoted. */
  currentCents?: number;
  /** It is what is asked for: nobody at the shop has said so. */
  isAsked?: boolean;
  className?: string;
};

/** A fair price range as a bar, with the quoted price marked on it; the sentence under it says the same. */
export function PriceRange({ lowCents, highCents, quotedCents, currentCents, isAsked, className }: Props) {
  const moved = currentCents !== undefined && currentCents !== quotedCents ? currentCents : undefined;
  const values = [lowCents, highCents, quotedCents, moved ?? quotedCents];
  const at = scaleOf(values);
  const verdict = judge(quotedCents, lowCents, highCents);

  return (
    <div className={cn("grid gap-1.5 text-sm", className)}>
      <div aria-hidden="true" className="relative h-9">
        <div className="absolute inset-x-0 bottom-1 h-2 rounded-full bg-raised" />
        <div
          className="absolute bottom-1 h-2 rounded-full bg-saved"
          style={{ left: `${at(lowCents)}%`, width: `${Math.max(at(highCents) - at(lowCents), 1)}%` }}
        />
        {moved === undefined ? null : (
          <div
            className="absolute bottom-0 h-4 w-1 -translate-x-1/2 rounded-full bg-accent ring-2 ring-panel"
            style={{ left: `${at(moved)}%` }}
          />
        )}
        <Marker percent={at(quotedCents)} label={formatMoney(quotedCents)} over={verdict.over} />
      </div>
      <p className="text-muted tabular-nums">
        Fair price {formatRange(lowCents, highCents, whole)}.{" "}
        <span className={cn("font-medium", verdict.over ? "text-warning" : "text-saved")}>
          Quoted {formatMoney(quotedCents)}: {verdict.words}.
        </span>
        {moved === undefined ? null : ` ${isAsked ? "At our target" : "Now"} ${formatMoney(moved)}.`}
      </p>
    </div>
  );
}

function Marker({ percent, label, over }: { percent: number; label: string; over: boolean }) {
  // Near an edge the words stay inside the bar while the needle stays exact.
  const shift = percent < 12 ? "translate-x-0" : percent > 88 ? "-translate-x-full" : "-translate-x-1/2";
  return (
    <div className={over ? "text-warning" : "text-saved"}>
      <span
        className={cn("absolute top-0 text-sm leading-none font-semibold whitespace-nowrap tabular-nums", shift)}
        style={{ left: `${percent}%` }}
      >
        {label}
      </span>
      <span
        className="absolute bottom-0 h-4 w-1 -translate-x-1/2 rounded-full bg-current ring-2 ring-panel"
        style={{ left: `${percent}%` }}
      />
    </div>
  );
}

/** Nobody needs the cents of an estimate; a price that was quoted keeps its own. */
function whole(cents: number): string {
  return formatMoney(wholeDollars(cents)).replace(/\.00$/, "");
}

/** Cents that do not make a dollar are no difference: the range itself is known to a dollar at best. */
const NOTHING = 50;

function judge(quoted: number, low: number, high: number) {
  if (Math.max(low - quoted, quoted - high) < NOTHING) return { over: false, words: "within the range" };
  if (quoted > high) return { over: true, words: `${whole(quoted - high)} above the range` };
  return { over: false, words: `${whole(low - quoted)} below the range` };
}
