import { formatHours, formatRange } from "#app/platform/format.ts";
import type { Placement, Verdict } from "#app/prices/verdict.ts";
import type { Evidence } from "#app/repair/lines/evidence.ts";
import { whole } from "#app/routes/upload-quote/said.tsx";
import { cn } from "#app/ui/cn.ts";
import { Linked, namesPage } from "#app/ui/linked.tsx";
import { PriceBar } from "#app/ui/money/price-bar.tsx";
import { marksOf } from "#app/ui/money/price-marks.ts";
import { PriceRange } from "#app/ui/money/price-range.tsx";
import { Sources } from "#app/ui/money/sources.tsx";

const SURE = { high: "High confidence", medium: "Medium confidence", low: "Low confidence" };

/** The evidence in one line, to be seen without opening the row. `shown`: so many lines stand in it, of which the job may have more. */
export function VerdictLine({ evidence, shown }: { evidence: Evidence | null; shown: number }) {
  const { low = null, high = null, placement = null, price = null } = evidence ?? {};
  if (evidence?.notOnCar)
    return (
      <p className="text-sm text-warning [overflow-wrap:anywhere]">
        <Linked text={evidence.reason} />
      </p>
    );
  if (evidence?.compare === "rate" && evidence.verdict)
    return (
      <p className={cn("text-sm", evidence.verdict === "usual" ? "text-muted" : TONES[evidence.verdict])}>
        {RATES[evidence.verdict]}; how many hours this takes was not judged
      </p>
    );
  if (!evidence || !price || !placement || low === null || high === null) {
    return <p className="text-sm text-muted">{evidence?.open?.says ?? "Fair price: not enough data"}</p>;
  }
  const { at, verdict, word } = whatStands(evidence, placement);
  const dear = verdict === "high" || verdict === "very_high";
  return (
    <div className="grid gap-1">
      <PriceBar low={low} high={high} marks={marksOf(evidence, dear)} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>Fair price {formatRange(low, high, whole)}</span>
        {evidence.lines > shown ? <span>for all {evidence.lines} lines of this job together</span> : null}
        <span className={cn("ml-auto font-medium", TONES[verdict ?? "usual"])}>
          {at.by < 50 || at.where === "inside"
            ? `${word} within it`
            : `${word}${priced(evidence, word)} ${whole(at.by)} ${at.where}`}
        </span>
      </p>
      {evidence.beyond ? <p className="text-sm text-warning tabular-nums">{evidence.beyond}</p> : null}
    </div>
  );
}

/** The shop's price, as it stands by now; our target is nobody's price. */
function whatStands({ quoted, current, asked, standing, verdict, standingVerdict }: Evidence, placement: Placement) {
  const moved = !asked && current !== quoted;
  return moved && standing
    ? { at: standing, verdict: standingVerdict, word: "now" }
    : { at: placement, verdict, word: "quoted" };
}

function priced({ current }: Evidence, word: string) {
  return word === "now" && current !== null ? ` ${whole(current)},` : "";
}

const RATES: Record<Verdict, string> = {
  usual: "Its hourly rate is usual",
  low: "Its hourly rate is below the usual",
  high: "Its hourly rate is above the usual",
  very_high: "Its hourly rate is far above the usual",
};

const TONES: Record<Verdict, string> = {
  usual: "text-ink",
  low: "text-warning",
  high: "text-warning",
  very_high: "text-danger",
};

/** What the work should cost and why: the recognised job, its range, its sources. No range where none is known. */
export function EvidencePanel({ evidence }: { evidence: Evidence | null }) {
  if (!evidence) {
    return (
      <p className="mt-4 text-sm text-muted">
        Not enough data: this line was not recognized as a job of our price guide.
      </p>
    );
  }
  const { price, low, high, quoted, notes } = evidence;
  if (!price || low === null || high === null || quoted === null) {
    return (
      <div className="mt-4 grid gap-2 text-sm text-muted">
        <p>
          {evidence.job}: {evidence.open ? "" : "not enough data for a fair price. "}
          <Linked text={evidence.reason} />
        </p>
        <Notes notes={notes} />
        <Sources open sources={evidence.open?.sources ?? []} rate={evidence.rateSources} of={evidence.job} />
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-3 rounded-lg bg-raised p-4 text-sm">
      <p className="font-medium">
        {evidence.job}
        {evidence.position ? `, ${evidence.position}` : ""}
        {evidence.compare === "total" ? "" : ` (${evidence.compare} only)`}
        {evidence.lines > 1 ? ` · ${evidence.lines} lines together` : ""}
      </p>
      <PriceRange
        lowCents={low}
        highCents={high}
        quotedCents={quoted}
        currentCents={evidence.current ?? undefined}
        isAsked={evidence.asked}
      />
      <p className="text-muted tabular-nums">
        {price.parts ? `Parts ${formatRange(price.parts.low, price.parts.high, whole)}. ` : ""}
        {price.labor ? `Labor ${formatRange(price.labor.low, price.labor.high, whole)}. ` : ""}
        {price.hours ? `${formatHours(price.hours)}. ` : ""}
        {price.rate
          ? `Labor at ${whole(price.rate.low)} to ${whole(price.rate.high)} an hour (${price.rate.where}). `
          : ""}
        {SURE[price.confidence]}.
      </p>
      <p>
        <Linked text={evidence.reason} />
      </p>
      <Notes notes={notes} />
      <Sources open sources={price.sources} rate={price.rate?.sources} of={evidence.job} />
    </div>
  );
}

function Notes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-muted [overflow-wrap:anywhere]">
      {notes.map((note) => (
        <li key={note}>
          <Linked text={note} />
        </li>
      ))}
      {notes.every(namesPage) ? null : (
        <li className="list-none text-xs">
          Points without a link are common shop knowledge, not taken from a web page.
        </li>
      )}
    </ul>
  );
}
