import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

/** Cards that the account has kept for the next time. */
export function CardsOnFile({ cards }: { cards: { id: string; words: string }[] }) {
  return (
    <Card>
      <CardHeader title="Cards on file" description="Kept at the card company; we hold no numbers." />
      <CardBody>
        <ul className="grid gap-3">
          {cards.map(({ id, words }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="first-letter:uppercase">{words}</span>
              <Form method="post" action={`/dashboard/account/cards/${id}/remove`}>
                <Button variant="secondary" size="sm" aria-label={`Remove ${words}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
