import { Container } from "#app/ui/page.tsx";

const FEELINGS = [
  {
    title: "Effortless Ownership",
    text: "Your car leaves your garage and comes back as it should be. Your day goes on.",
  },
  { title: "Peace of Mind", text: "Nothing is approved without you, and everything you approve is on record." },
  { title: "Status and Satisfaction", text: "Service in keeping with what you drive, and a guarantee behind it." },
];

export function Experience() {
  return (
    <section id="experience" aria-labelledby="experience-title">
      <Container className="py-20 lg:py-32">
        <h2 id="experience-title" className="text-lg text-muted">
          The experience
        </h2>
        <ul className="mt-8 grid gap-14 lg:gap-20">
          {FEELINGS.map((feeling, index) => (
            <li key={feeling.title} className={["", "lg:ml-[16%]", "lg:ml-[32%]"][index]}>
              <h3 className="display text-3xl">{feeling.title}</h3>
              <p className="mt-3 max-w-md text-lg text-muted">{feeling.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
