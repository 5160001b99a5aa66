import { AnalysisDrawing, SavingsDrawing, UploadDrawing } from "#app/routes/landing/drawings/steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/page.tsx";

const STEPS = [
  {
    title: "Upload your quote",
    text: "A photo, a PDF, or the details typed in. Any shop, any repair, any make and model.",
    drawing: UploadDrawing,
  },
  {
    title: "Fair price analysis",
    text: "Every line is compared with fair market prices for your car. Most quotes take minutes, complex ones up to 2 hours.",
    drawing: AnalysisDrawing,
  },
  {
    title: "Save with confidence",
    text: "We negotiate with the shop or find a cheaper one. You approve, decline or defer each line. Then the work begins.",
    drawing: SavingsDrawing,
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title">
      <Container className="py-16 lg:py-24">
        <h2 id="how-it-works-title" className="display max-w-2xl text-2xl">
          Three steps from a quote to a fair price
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step.title} className="border-t-2 border-ink pt-5">
              <step.drawing />
              <h3 className="mt-6 flex gap-3 text-lg font-semibold">
                <span className="text-accent-text tabular-nums">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to="/upload-quote" className="mt-10">
          Upload your quote
        </ButtonLink>
      </Container>
    </section>
  );
}
