import { type FeeTerms, keptPercent, paidWhere } from "#app/shop/settlement.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Container } from "#app/ui/page.tsx";

const questionsOf = (terms: FeeTerms) => [
  {
    question: "How much does it cost?",
    answer: `Checking your quote is free. If we save you money, our fee is ${terms.feePercent}% of the savings and you keep ${keptPercent(terms)}%. ${paidWhere(terms.settlement)} There is no subscription to buy and no fee up front.`,
  },
  {
    question: "How do you find savings?",
    answer:
      "We compare each line of your quote, parts and labor, with fair market prices for your car. Where a price is too high we negotiate with the shop, or find a cheaper shop that does the same work.",
  },
  {
    question: "What if you do not find any savings?",
    answer: "Then there is no fee. You still know that your quote is fair, and can go ahead without wondering.",
  },
  {
    question: "Do you work with all makes and models?",
    answer: "Yes. Everyday cars, trucks, electric vehicles and luxury cars, from any dealership or independent shop.",
  },
  {
    question: "How fast do I get results?",
    answer: "Most quotes are analyzed within minutes. Complex ones can take up to 2 hours.",
  },
  {
    question: "What if I am not satisfied?",
    answer: "You have our 100% satisfaction guarantee: we make it right or refund our fee.",
  },
];

export function Faq({ terms }: { terms: FeeTerms }) {
  return (
    <section id="faq" aria-labelledby="faq-title">
      <Container className="grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[1fr_minmax(0,2fr)] lg:py-24">
        <h2 id="faq-title" className="display text-2xl">
          Questions and answers
        </h2>
        <div className="divide-y divide-line border-y border-line">
          {questionsOf(terms).map(({ question, answer }) => (
            <Disclosure key={question} summary={<h3 className="text-lg font-medium">{question}</h3>} className="py-1.5">
              <p className="measure text-muted">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
}
