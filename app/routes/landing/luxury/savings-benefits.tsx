import { type FeeTerms, NOTHING_SAVED } from "#app/shop/settlement.ts";
import { PriceRange } from "#app/ui/money/price-range.tsx";
import { Container } from "#app/ui/page.tsx";

const benefitsOf = ({ feePercent }: FeeTerms) => [
  {
    title: "Transparent Pricing",
    text: "Every line of an estimate, explained and set against what the work should cost.",
  },
  {
    title: "Cost Efficiency",
    text: `We negotiate for you. Our fee is ${feePercent}% of what we save. ${NOTHING_SAVED}`,
  },
  {
    title: "Value Protection",
    text: "The right parts, the right hands and a complete record: what keeps a fine car valuable.",
  },
];

export function SavingsBenefits({ terms }: { terms: FeeTerms }) {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="border-y border-line">
      <Container className="grid gap-x-20 gap-y-12 py-20 lg:grid-cols-[1fr_minmax(0,1.3fr)] lg:py-32">
        <div>
          <h2 id="benefits-title" className="display text-2xl">
            Discretion in everything except the price
          </h2>
          <figure className="mt-10 max-w-md">
            <figcaption className="mb-4 text-sm text-muted">Ceramic brake service, front. An example.</figcaption>
            <PriceRange lowCents={640_000} highCents={780_000} quotedCents={912_000} currentCents={735_000} />
          </figure>
        </div>
        <dl className="divide-y divide-line border-y border-line">
          {benefitsOf(terms).map((benefit) => (
            <div key={benefit.title} className="grid gap-x-8 gap-y-1 py-7 sm:grid-cols-[12rem_1fr]">
              <dt className="display text-lg">{benefit.title}</dt>
              <dd className="text-muted">{benefit.text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
