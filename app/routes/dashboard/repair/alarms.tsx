import type { ReactNode } from "react";
import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

type Props = { id: string; withdrawn: string | null; billAbove: string | null };

/** What waits until somebody says that it is dealt with. */
export function Alarms({ id, withdrawn, billAbove }: Props) {
  const base = `/dashboard/repair-requests/${id}`;
  return (
    <>
      {withdrawn ? (
        <Alarm
          title="The customer took a go-ahead back after the work had begun"
          settle={`${base}/withdrawal`}
          press="It is dealt with"
        >
          {withdrawn}. Have that work stopped, and call the customer about what is done or ordered already. Which lines
          it was stands in the history.
        </Alarm>
      ) : null}
      {billAbove ? (
        <Alarm
          title="The final bill is above what the customer authorized"
          settle={`${base}/bill-settled`}
          press="It is settled"
        >
          {billAbove}. Ask the shop for a corrected bill, or the customer whether they authorize the rest. What is more
          stands beside the bill, among the documents.
        </Alarm>
      ) : null}
    </>
  );
}

function Alarm({
  title,
  settle,
  press,
  children,
}: Record<"title" | "settle" | "press", string> & { children: ReactNode }) {
  return (
    <Alert title={title}>
      <p>{children}</p>
      <Form method="post" action={settle} preventScrollReset className="mt-2">
        <Button variant="secondary" size="sm">
          {press}
        </Button>
      </Form>
    </Alert>
  );
}
