import { Container } from "#app/ui/page.tsx";

const VOICES = [
  {
    quote:
      "The shop wanted $1,180 for brakes all round. One call later it was $845, at the same shop, with the same parts.",
    name: "Maria",
    vehicle: "Honda CR-V",
  },
  {
    quote: "I had no idea which lines were worth paying for. I deferred two, approved the rest, and knew why.",
    name: "Devon",
    vehicle: "Ford F-150",
  },
  {
    quote:
      "They found nothing to save on my oil service and said so. I paid nothing for the check. That is why I came back.",
    name: "Priya",
    vehicle: "Toyota Camry",
  },
];

export function Testimonials() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title">
      <Container className="py-16 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="testimonials-title" className="display text-2xl">
            What drivers say
          </h2>
          <p className="text-sm text-muted">Sample testimonials, written to show what the service does.</p>
        </div>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {VOICES.map((voice) => (
            <li key={voice.name}>
              <figure className="flex h-full flex-col justify-between gap-6 rounded-2xl border border-line bg-panel p-6">
                <blockquote className="text-lg">{voice.quote}</blockquote>
                <figcaption className="text-sm">
                  <span className="font-semibold">{voice.name}</span>
                  <span className="text-muted">, {voice.vehicle}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
