import { Container } from "#app/ui/page.tsx";

const VOICES = [
  {
    quote: "They collected the car on Tuesday and returned it on Thursday. I answered two messages. That was all.",
    name: "Alexander",
    vehicle: "Porsche 911",
  },
  {
    quote: "The dealership's estimate came down by a third, and I never had to raise an eyebrow.",
    name: "Isabelle",
    vehicle: "Bentley Continental GT",
  },
  {
    quote: "My advisor knew the service history better than I did.",
    name: "James",
    vehicle: "Aston Martin DB11",
  },
];

export function Testimonials() {
  const [first, ...others] = VOICES;
  return (
    <section aria-labelledby="testimonials-title">
      <Container className="py-20 lg:py-32">
        <h2 id="testimonials-title" className="sr-only">
          Testimonials
        </h2>
        {first ? <Voice {...first} large /> : null}
        <div className="mt-14 grid gap-10 border-t border-line pt-10 md:grid-cols-2 md:gap-16">
          {others.map((voice) => (
            <Voice key={voice.name} {...voice} />
          ))}
        </div>
        <p className="mt-12 text-sm text-muted">Sample testimonials, written to show what the service does.</p>
      </Container>
    </section>
  );
}

function Voice({ quote, name, vehicle, large }: { quote: string; name: string; vehicle: string; large?: boolean }) {
  return (
    <figure>
      <blockquote className={large ? "display max-w-4xl text-3xl" : "display text-xl"}>{`“${quote}”`}</blockquote>
      <figcaption className="mt-5 text-muted">
        <span className="text-ink">{name}</span>, {vehicle}
      </figcaption>
    </figure>
  );
}
