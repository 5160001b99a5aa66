import { BadgeCheck, PiggyBank, ShieldCheck } from "lucide-react";
import { Container } from "#app/ui/page.tsx";

const PROMISES = [
  { icon: ShieldCheck, title: "No-Risk Guarantee", text: "Nothing saved, no fee" },
  { icon: PiggyBank, title: "Save up to 50% on Repairs", text: "24% and $347 per repair on average" },
  { icon: BadgeCheck, title: "Quality Work Verified", text: "Satisfied, or we make it right" },
];

export function TrustStrip() {
  return (
    <section aria-label="What you can count on" className="border-y border-line bg-panel">
      <Container>
        <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
          {PROMISES.map((promise) => (
            <li key={promise.title} className="flex items-center gap-4 py-5 md:px-8 md:first:pl-0 md:last:pr-0">
              <promise.icon aria-hidden="true" className="size-7 shrink-0 text-accent-text" strokeWidth={1.6} />
              <p>
                <span className="block font-semibold">{promise.title}</span>
                <span className="block text-sm text-muted">{promise.text}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
