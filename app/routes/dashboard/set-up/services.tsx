import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import type { ServiceState } from "./services.server.ts";

const TONES = { ok: "saved", note: "neutral", wrong: "danger" } as const;
const WORDS = { ok: "Connected", note: "Simulated", wrong: "Not working" } as const;

/** Each service as it stands, with what to do; keys are tried with the provider itself. */
export function Services({ services }: { services: ServiceState[] }) {
  const set = services.filter(({ state }) => state !== "note");
  return (
    <>
      {set.length > 1 ? (
        <ButtonLink to="/dashboard/set-up/services?try=all" className="justify-self-start">
          Try all keys
        </ButtonLink>
      ) : null}
      {services.map(({ id, title, state, tried, says, todo, variables }) => (
        <Card key={id}>
          <CardHeader
            title={title}
            actions={
              // Keys that are set are not yet keys that work.
              state === "ok" && !tried ? (
                <Badge>Not tried yet</Badge>
              ) : (
                <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
              )
            }
          />
          <CardBody className="grid gap-3">
            <p>{says}</p>
            {todo ? <p className="text-muted">{todo}</p> : null}
            {state === "note" ? (
              <p className="text-sm break-words text-muted">
                Its variables: <code>{variables.join(", ")}</code>
              </p>
            ) : (
              <ButtonLink
                to={`/dashboard/set-up/services?try=${id}`}
                variant="secondary"
                className="justify-self-start"
              >
                Try the keys
              </ButtonLink>
            )}
          </CardBody>
        </Card>
      ))}
      <div className="flex flex-wrap gap-2">
        <Form method="post" action="/dashboard/set-up/services">
          <Button>
            {services.some(({ state }) => state === "note")
              ? "Simulate what is missing for now, and open the dashboard"
              : "Open the dashboard"}
          </Button>
        </Form>
        <ButtonLink to="/dashboard/users/invite" variant="secondary">
          Invite staff
        </ButtonLink>
      </div>
    </>
  );
}
