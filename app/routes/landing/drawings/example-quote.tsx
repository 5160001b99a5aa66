import { formatMoney } from "#app/platform/format.ts";
import { percentOf } from "#app/platform/money.ts";
import { Money } from "#app/ui/money/money.tsx";
import { PriceRange } from "#app/ui/money/price-range.tsx";

const LINES = [
  { name: "Front brake pads and rotors", quoted: 64_200, low: 39_000, high: 48_000, now: 46_200 },
  { name: "Cabin air filter", quoted: 11_800, low: 4_500, high: 7_500, now: 6_800 },
  { name: "Synthetic oil change", quoted: 9_600, low: 7_000, high: 11_000, now: 9_600 },
];

function sum(pick: (line: (typeof LINES)[number]) => number) {
  return LINES.reduce((total, line) => total + pick(line), 0);
}

/** A quote being read: the product's own bars on an example, so that nobody takes its figures for a promise. */
export function ExampleQuote({ feePercent }: { feePercent: number }) {
  const quoted = sum((line) => line.quoted);
  const now = sum((line) => line.now);
  const fee = percentOf(quoted - now, feePercent);
  return (
    <figure className="relative rounded-2xl border border-line bg-panel shadow-overlay">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line px-5 py-3.5 text-sm sm:px-6">
        <span className="font-semibold">Repair quote, checked line by line</span>
        <span className="text-muted">Example</span>
      </figcaption>
      <ul className="divide-y divide-line px-5 sm:px-6">
        {LINES.map((line) => (
          <li key={line.name} className="grid gap-2 py-4">
            <p className="flex items-baseline justify-between gap-4 text-sm">
              <span className="font-medium">{line.name}</span>
              {line.now < line.quoted ? (
                <span className="shrink-0 font-semibold text-saved">
                  saves <Money cents={line.quoted - line.now} />
                </span>
              ) : (
                <span className="shrink-0 text-muted">fair as quoted</span>
              )}
            </p>
            <PriceRange lowCents={line.low} highCents={line.high} quotedCents={line.quoted} currentCents={line.now} />
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap items-end justify-between gap-3 rounded-b-2xl border-t border-line bg-raised px-5 py-4 sm:px-6">
        <Figure term="Quoted" value={formatMoney(quoted)} />
        <Figure term="Negotiated" value={formatMoney(now)} />
        <Figure term="You keep" value={formatMoney(quoted - now - fee)} strong />
      </dl>
    </figure>
  );
}

function Figure({ term, value, strong }: { term: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? "text-end" : undefined}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className={strong ? "text-xl font-semibold text-saved tabular-nums" : "text-lg font-medium tabular-nums"}>
        {value}
      </dd>
    </div>
  );
}
