import { formatMoney, formatRange } from "#app/platform/format.ts";
import type { Placement } from "#app/prices/verdict.ts";
import type { Evidence } from "#app/repair/lines/evidence.ts";
import { cn } from "#app/ui/cn.ts";
import { Linked } from "#app/ui/linked.tsx";
import { marksOf } from "#app/ui/money/price-marks.ts";
import { RangeMarks } from "#app/ui/money/range-marks.tsx";
import { Sources } from "#app/ui/money/sources.tsx";

/** The fair range as a small picture, and in words where the price that stands beside it lies; nothing where no job was recognized. */
export function FairRange({ evidence }: { evidence: Evidence }) {
  const { low, high, placement, standing, reason, notOnCar } = evidence;
  if (low === null || high === null || !placement || !standing)
    return notOnCar ? <span className="text-warning">{reason.replace(/[.,;([].*/s, "")}</span> : null;
  return (
    <>
      <RangeMarks low={low} high={high} marks={marksOf(evidence)} />
      <span className="sr-only">
        Fair {formatRange(low, high)}, {together(evidence)}
        <Lies word={nowWord(evidence)} at={standing} />
      </span>
      <span aria-hidden="true" className={toneOf(standing)}>
        {evidence.lines > 1 ? "job" : nowWord(evidence)} <span className="whitespace-nowrap">{shortOf(standing)}</span>
      </span>
    </>
  );
}

/** What the work should cost, in one line, why, and who says so. */
export function Worth({ evidence }: { evidence: Evidence | null }) {
  if (!evidence) return null;
  const { job, low, high, placement, standing, price, reason, notes, notOnCar, compare } = evidence;
  if (low === null || high === null || !placement || !standing)
    return notOnCar || compare === "rate" ? (
      <>
        <p className={cn("[overflow-wrap:anywhere]", evidence.verdict === "usual" ? "text-muted" : "text-warning")}>
          <Linked text={reason} />
        </p>
        <Sources sources={[]} rate={evidence.rateSources} of={job} />
      </>
    ) : null;
  const now = nowWord(evidence);
  return (
    <>
      <p className="tabular-nums">
        {job}: fair {formatRange(low, high)}, {together(evidence)}
        <Lies word="quoted" at={placement} />
        {now === "quoted" ? null : (
          <>
            , <Lies word={now} at={standing} />
          </>
        )}
      </p>
      {price ? <Sources sources={price.sources} rate={price.rate?.sources} notes={notes} of={job} /> : null}
    </>
  );
}

/** As much as a row has room for: what stands above or below the range, as a sum with its sign. */
function shortOf({ where, by }: Placement) {
  return where === "inside" ? "within it" : `${where === "above" ? "+" : "−"}${formatMoney(by)}`;
}

function toneOf({ where }: Placement) {
  return where === "above" ? "text-warning" : "text-saved";
}

function Lies({ word, at }: { word: string; at: Placement }) {
  const { where, by } = at;
  return (
    <span className={toneOf(at)}>
      {word} {where === "inside" ? "within it" : `${formatMoney(by)} ${where}`}
    </span>
  );
}

/** The range is of the job, and every line of it says the same. */
function together({ lines }: Evidence) {
  return lines > 1 ? `all ${lines} lines of this job ` : "";
}

/** What the price that stands now is: the paper's, our target, or what became of it. */
function nowWord({ quoted, current, asked }: Evidence) {
  if (current === quoted) return "quoted";
  return asked ? "target" : "now";
}
