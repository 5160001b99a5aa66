import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

const DOOR = "/login/second-factor/finish";

/** Ends a sign-in in which a second factor was set up. */
export function FinishForm({ children }: { children: ReactNode }) {
  const busy = useNavigation().formAction === DOOR;
  return (
    <Form method="post" action={DOOR} className="grid">
      <Button busy={busy} busyLabel="Signing in…">
        {children}
      </Button>
    </Form>
  );
}
