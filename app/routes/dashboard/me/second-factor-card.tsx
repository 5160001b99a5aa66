import { KeyRound, Smartphone, TicketCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

type Props = {
  any: boolean;
  app: string | null;
  passkeys: { id: string; name: string; words: string }[];
  codesLeft: number;
};

/** What is asked for besides the password. */
export function SecondFactorCard({ any, app, passkeys, codesLeft }: Props) {
  return (
    <Card>
      <CardHeader
        title="Second factor"
        description="What only you have, besides the password that somebody might guess."
        actions={
          <ButtonLink to="/login/second-factor/set-up" variant={any ? "secondary" : "primary"} size="sm">
            {any ? "Add another" : "Set up"}
          </ButtonLink>
        }
      />
      {any ? (
        <ul className="divide-y divide-line">
          {passkeys.map(({ id, name, words }) => (
            <Factor
              key={id}
              id={id}
              icon={<KeyRound aria-hidden="true" className="size-5" />}
              name={name}
              words={words}
            />
          ))}
          {app ? (
            <Factor
              id="app"
              icon={<Smartphone aria-hidden="true" className="size-5" />}
              name="Authenticator app"
              words={app}
            />
          ) : null}
          <Row
            icon={<TicketCheck aria-hidden="true" className="size-5" />}
            name="Recovery codes"
            words={`${codesLeft} of 10 left`}
          >
            {codesLeft < 4 ? <Badge tone="warning">Few left</Badge> : null}
            <ButtonLink to="/login/second-factor/recovery-codes" variant="quiet" size="sm">
              New codes
            </ButtonLink>
          </Row>
        </ul>
      ) : (
        <CardBody>
          <p className="text-muted">None yet. Your password alone opens this account.</p>
        </CardBody>
      )}
    </Card>
  );
}

function Factor({ id, icon, name, words }: { id: string; icon: ReactNode; name: string; words: string }) {
  return (
    <Row icon={icon} name={name} words={words}>
      <ButtonLink
        to={`/dashboard/account/second-factor/${id}/remove`}
        aria-label={`Remove ${name}`}
        preventScrollReset
        variant="quiet"
        size="sm"
      >
        Remove
      </ButtonLink>
    </Row>
  );
}

type RowProps = { icon: ReactNode; name: string; words: string; children: ReactNode };

function Row({ icon, name, words, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm sm:px-6">
      <span className="text-accent-text">{icon}</span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-muted">{words}</span>
      </span>
      <span className="flex items-center gap-2">{children}</span>
    </li>
  );
}
