import { Container } from "#app/ui/page.tsx";

const SERVICES = [
  {
    title: "Personalized Attention",
    text: "A personal service advisor who knows your car, its history and how you like things done.",
  },
  {
    title: "Hassle-Free Coordination",
    text: "Scheduling, estimates and negotiation with dealerships and repair shops, handled for you from start to finish.",
  },
  {
    title: "Exclusive Convenience",
    text: "Pickup from your door and delivery back to it. Nothing to arrange, nobody to chase.",
  },
];

export function Services() {
  return (
    <section id="services" aria-labelledby="services-title">
      <Container className="pb-20 lg:pb-32">
        <h2 id="services-title" className="display text-2xl">
          White Glove Automotive Concierge
        </h2>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-2xl border border-line bg-line md:grid-cols-3">
          {SERVICES.map((service) => (
            <li key={service.title} className="bg-panel p-7 sm:p-9">
              <h3 className="display text-xl md:min-h-[2lh]">{service.title}</h3>
              <p className="mt-4 text-muted">{service.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
