import { buttonClass } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

/** `verb`: what the customer is to do; null where nothing waits for them. */
type Row = { id: string; vehicle: string; service: string; verb: string | null };

/** What waits for a customer who signed in here, and the way to the pages that were made for customers. */
export function OwnRepairs({ rows }: { rows: Row[] }) {
  const waiting = rows.filter(({ verb }) => verb !== null);
  return (
    <Card>
      <CardHeader
        title={waiting.length > 0 ? "Waiting for you" : "Nothing waits for you"}
        actions={
          <a href="/repairs" className={buttonClass({ variant: "secondary", size: "sm" })}>
            Your repairs
          </a>
        }
      />
      {waiting.length > 0 ? (
        <CardBody>
          <ul className="grid gap-3">
            {waiting.map(({ id, vehicle, service, verb }, index) => (
              <li key={id} className="flex items-center justify-between gap-4">
                <span className="min-w-0">
                  <span className="block font-medium">{vehicle}</span>
                  <span className="block text-sm text-muted">{service}</span>
                </span>
                <a
                  href={`/repair-status/${id}`}
                  aria-label={`${verb}: ${vehicle}, ${service}`}
                  className={buttonClass({ variant: index === 0 ? "primary" : "secondary", size: "sm" })}
                >
                  {verb}
                </a>
              </li>
            ))}
          </ul>
        </CardBody>
      ) : null}
    </Card>
  );
}
