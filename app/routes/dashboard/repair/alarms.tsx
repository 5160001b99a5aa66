import type { ReactNode } from "react";
import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

/** `above`: of the whole bill, in cents; negative where it is below. */
type Bill = { at: string; above: number; sentence: string };
/** What the customer asked about the time: what it is, and how it stands. */
type TimeAsked = { title: string; words: string };
type Props = { id: string; withdrawn: string | null; bill: Bill | null; timeAsked: TimeAsked | null };

/** What waits until somebody says that it is dealt with. */
export function Alarms({ id, withdrawn, bill, timeAsked }: Props) {
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
      {timeAsked ? (
        <Alarm title={timeAsked.title} tone="info" settle={`${base}/time-answered`} press="It is dealt with">
          {timeAsked.words}
        </Alarm>
      ) : null}
      {bill ? (
        <Alarm
          title={
            bill.above > 0
              ? "The final bill is above what the customer authorized"
              : "The final bill asks for more on a line than the customer authorized"
          }
          tone={bill.above > 0 ? "danger" : "info"}
          settle={`${base}/bill-settled`}
          press="It is settled"
        >
          {bill.at}. {bill.sentence} Ask the shop for a corrected bill, or the customer whether they authorize the rest.
        </Alarm>
      ) : null}
    </>
  );
}

function Alarm({
  title,
  tone = "danger",
  settle,
  press,
  children,
}: Record<"title" | "settle" | "press", string> & { tone?: "danger" | "info"; children: ReactNode }) {
  return (
    <Alert title={title} tone={tone}>
      <p>{children}</p>
      <Form method="post" action={settle} preventScrollReset className="mt-2">
        <Button variant="secondary" size="sm">
          {press}
        </Button>
      </Form>
    </Alert>
  );
}
