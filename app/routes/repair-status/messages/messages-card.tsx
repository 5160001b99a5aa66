import { useId } from "react";
import { useFetcher } from "react-router";
import { AT_MOST, MOST_OF_A_MESSAGE } from "#app/messages/message-length.ts";
import { type Stage, stageOf } from "#app/repair/repair-request.ts";
import { MessageFiles } from "#app/routes/dashboard/message-files.tsx";
import { VerbForm } from "#app/routes/repair-status/verb-form.tsx";
import type { MessageView, StatusView } from "#app/routes/repair-status/view.server.ts";
import { textOf, useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";

type Shown = Pick<StatusView, "id" | "status" | "staff" | "callSaid">;
type Props = { repair: Shown; messages: MessageView[]; messageKey: string };

/** While somebody decides; at the other stages Request Call stands beside what is to be done. */
const OFFERS_CALL: (Stage | null)[] = ["Pending_Pickup", "Pending_Approval"];

/** What shop and customer said to each other about this repair, and the customer's answer. */
export function MessagesCard({ repair, messages, messageKey }: Props) {
  return (
    <Card id="messages" className="scroll-mt-20 print:hidden">
      <CardHeader title="Messages" description="Between you and your advisor, about this repair." />
      <CardBody className="grid gap-4">
        {messages.length > 0 ? (
          <ol aria-label="Messages" className="flex flex-col gap-2">
            {messages.map(({ id, from, messageBody, files, at }) => (
              <li
                key={id}
                // An address breaks anywhere: as one word it would widen the grid that it stands in, and the page.
                className={cn(
                  "max-w-[85%] rounded-lg px-3 py-2 [overflow-wrap:anywhere]",
                  from === null ? "self-end bg-accent-soft" : "self-start border border-line",
                )}
              >
                <span className="block whitespace-pre-line">{messageBody}</span>
                <MessageFiles files={files} repair={null} />
                <span className="block text-sm text-muted">
                  {from ?? "You"} · {at}
                </span>
              </li>
            ))}
          </ol>
        ) : repair.staff ? (
          <p className="text-sm text-muted">No messages yet.</p>
        ) : null}
        {/* Anew after each message: what was sent is written no more. */}
        {repair.staff ? null : <Write key={messages.at(-1)?.id} id={repair.id} messageKey={messageKey} />}
        {repair.callSaid ? <p className="text-sm">{repair.callSaid}</p> : null}
        {repair.staff || repair.callSaid || !OFFERS_CALL.includes(stageOf(repair.status)) ? null : (
          <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            Would you rather talk?
            <VerbForm action={`/repair-status/${repair.id}/request-call`} variant="quiet" size="sm">
              Ask for a call
            </VerbForm>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function Write({ id, messageKey }: { id: string; messageKey: string }) {
  const fetcher = useFetcher();
  const [field, hint] = [useId(), useId()];
  const typed = textOf(useInterrupted(), "messageBody");
  return (
    <fetcher.Form method="post" action={`/repair-status/${id}/message`} className="grid gap-2">
      <input type="hidden" name="returnTo" value={`/repair-status/${id}`} />
      <input type="hidden" name="key" value={messageKey} />
      <label htmlFor={field} className="text-sm font-medium">
        Your message
      </label>
      <textarea
        id={field}
        name="messageBody"
        rows={3}
        required
        defaultValue={typed}
        aria-describedby={hint}
        maxLength={MOST_OF_A_MESSAGE}
        className="block w-full rounded-lg border border-line-strong bg-panel px-3 py-2"
      />
      <p id={hint} className="text-sm text-muted">
        {AT_MOST}
      </p>
      <div>
        <Button variant="secondary" size="sm" busy={fetcher.state !== "idle"} busyLabel="Sending…">
          Send Message
        </Button>
      </div>
    </fetcher.Form>
  );
}
