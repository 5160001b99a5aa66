import type { FeeTerms } from "#app/shop/settlement.ts";
import { SavingsBar } from "#app/ui/money/savings-bar.tsx";
import { Container } from "#app/ui/page.tsx";

const SAVINGS = [
  { label: "Brake replacement", percent: 28 },
  { label: "Engine repair", percent: 22 },
  { label: "Transmission service", percent: 25 },
  { label: "Electrical system", percent: 19 },
];

const reasonsOf = ({ feePercent }: FeeTerms) => [
  {
    title: "Free to use",
    text: `Checking a quote costs nothing. Our fee is ${feePercent}% of what you save, after you have saved it.`,
  },
  { title: "No awkward calls", text: "We talk to the shop for you, with the fair price of every line in hand." },
  {
    title: "You decide",
    text: "Nothing is approved without you. See the old price, the new one and the range behind them.",
  },
];

export function Benefits({ terms }: { terms: FeeTerms }) {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="border-y border-line bg-panel">
      <Container className="grid gap-x-16 gap-y-12 py-16 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="benefits-title" className="display text-2xl">
            Most quotes have room. We find it.
          </h2>
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
            <Average term="saved per repair, on average" value="$347" />
            <Average term="off the quoted price, on average" value="24%" />
          </dl>
          <p className="mt-4 text-sm text-muted">Example figures, to show what the service is for.</p>
          <ul className="mt-10 grid gap-6">
            {reasonsOf(terms).map((reason) => (
              <li key={reason.title}>
                <h3 className="font-semibold">{reason.title}</h3>
                <p className="mt-1 max-w-lg text-muted">{reason.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start rounded-2xl border border-line bg-ground p-6 sm:p-8">
          <h3 className="text-lg font-semibold">Average savings by repair</h3>
          <div className="mt-6 grid gap-6">
            {SAVINGS.map((saving) => (
              <SavingsBar key={saving.label} {...saving} max={40} />
            ))}
          </div>
          <p className="mt-6 text-sm text-muted">
            Share of the quoted price, as an example. Savings of up to 50% are possible.
          </p>
        </div>
      </Container>
    </section>
  );
}

function Average({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{term}</dt>
      <dd className="display text-3xl text-saved tabular-nums">{value}</dd>
    </div>
  );
}
