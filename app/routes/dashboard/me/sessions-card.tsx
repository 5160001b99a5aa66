import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";

type Session = { id: string; current: boolean; browser: string; place: string; since: string; seen: string };

export function SessionsCard({ sessions }: { sessions: Session[] }) {
  const others = sessions.some(({ current }) => !current);
  return (
    <Card>
      <CardHeader
        title="Where you are signed in"
        actions={
          <>
            {others ? (
              <Form method="post" action="/dashboard/account/sessions/end-others">
                <Button variant="secondary" size="sm">
                  Sign out all others
                </Button>
              </Form>
            ) : null}
            <Form method="post" action="/dashboard/account">
              <Button variant="secondary" size="sm">
                Sign out everywhere
              </Button>
            </Form>
          </>
        }
      />
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm sm:px-6">
            <span className="min-w-0 flex-1 basis-52">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {session.browser}
                {session.current ? <Badge tone="saved">This browser</Badge> : null}
              </span>
              <span className="block text-muted [overflow-wrap:anywhere]">from {session.place}</span>
              <span className="block text-muted">
                Signed in: {session.since} · Last seen: {session.seen}
              </span>
            </span>
            {session.current ? null : (
              <Form method="post" action={`/dashboard/account/sessions/${session.id}/end`}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Sign out ${session.browser} (signed in: ${session.since})`}
                >
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
