import { Form, Link } from "react-router";
import type { SetUpStep } from "#app/shop/settings/setting-values.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

const STEPS: Record<SetUpStep, { to: string; title: string; why: string }> = {
  codes: {
    to: "/login/second-factor/recovery-codes",
    title: "Recovery codes",
    why: "You did not say that you kept them. Make ten new ones: they let you in without your phone.",
  },
  company: { to: "/dashboard/set-up/company", title: "Company", why: "Customers read this name and address." },
  money: { to: "/dashboard/set-up/money", title: "Money", why: "Taxes, your fee, and how invoices are numbered." },
  words: { to: "/dashboard/set-up/words", title: "Words", why: "What stands in texts, e-mails and invoices." },
  services: {
    to: "/dashboard/set-up/services",
    title: "Services",
    why: "What reaches the outside: cards, texts, calls.",
  },
};

/** What an interrupted set-up has left. */
export function SetUpLeft({ steps }: { steps: SetUpStep[] }) {
  return (
    <Card>
      <CardHeader
        title="Finish setting up"
        description="Your shop was not set up to the end."
        actions={
          <Form method="post" action="/dashboard/set-up/put-away">
            <Button variant="quiet" size="sm">
              Put away
            </Button>
          </Form>
        }
      />
      <CardBody>
        <ul className="grid gap-3">
          {steps.map((step) => (
            <li key={step}>
              <Link to={STEPS[step].to} className="font-medium text-accent-text underline underline-offset-4">
                {STEPS[step].title}
              </Link>
              <span className="block text-sm text-muted">{STEPS[step].why}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
