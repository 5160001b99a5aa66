import { Form, useLocation, useNavigation } from "react-router";
import type { WayChoice } from "#app/desk/write-customer.ts";
import { useKeptDraft } from "#app/routes/dashboard/use-kept-draft.ts";
import { AttachField, LengthNote, type Template, TemplateField, WayField } from "#app/routes/dashboard/write-parts.tsx";
import { textOf, useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { Button } from "#app/ui/button.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = {
  requestId: string;
  /** Names the next message: two quick presses are one. */
  token: string;
  /** How a word can leave, the customer's own choice first. */
  ways: WayChoice[];
  /** They replied STOP. */
  stopped: boolean;
  templates: Template[];
};

/** To the customer, or among ourselves: two forms, side by side in one place. */
export function Write({ requestId, ...ofMessage }: Props) {
  const typed = useInterrupted();
  const body = textOf(typed, "body");
  return (
    <div id="write" className="grid grid-cols-1 scroll-mt-20 gap-2">
      <details open={body === undefined} name="write" className="group/write">
        <summary className="flex min-h-11 items-center text-sm font-medium text-accent-text">
          Message to the customer
        </summary>
        <Message requestId={requestId} {...ofMessage} typed={typed} />
      </details>
      <details open={body !== undefined} name="write">
        <summary className="flex min-h-11 items-center text-sm font-medium text-accent-text">Internal note</summary>
        <Note requestId={requestId} body={body} />
      </details>
    </div>
  );
}

function Message({
  requestId,
  token,
  ways,
  stopped,
  templates,
  typed,
}: Props & { typed: Record<string, unknown> | null }) {
  const { search } = useLocation();
  const action = `/dashboard/repair-requests/${requestId}/messages`;
  const sent = useSent(action);
  const field = useKeptDraft(`message:${requestId}`, sent);
  return (
    <Form
      method="post"
      action={`${action}${search}`}
      encType="multipart/form-data"
      preventScrollReset
      className="grid grid-cols-1 gap-2"
    >
      <input type="hidden" name="key" value={token} />
      <textarea
        ref={field}
        name="messageBody"
        defaultValue={textOf(typed, "messageBody")}
        aria-label="Message to the customer"
        aria-describedby="message-length"
        rows={2}
        className={`${controlClass} field-sizing-content max-h-60 min-h-16 py-2 text-sm`}
      />
      <LengthNote id="message-length" />
      <AttachField />
      <div className="flex flex-wrap items-center gap-2">
        <TemplateField templates={templates} field={field} />
        <WayField ways={ways} stopped={stopped} chosen={textOf(typed, "way")} />
        <Button size="sm" variant="secondary" busy={sent.sending} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </Form>
  );
}

function Note({ requestId, body }: { requestId: string; body: string | undefined }) {
  const { search } = useLocation();
  const action = `/dashboard/repair-requests/${requestId}/notes`;
  const sent = useSent(action);
  const field = useKeptDraft(`note:${requestId}`, sent);
  return (
    <Form method="post" action={`${action}${search}`} preventScrollReset className="grid grid-cols-1 gap-2">
      <textarea
        ref={field}
        name="body"
        defaultValue={body}
        aria-label="Internal note"
        aria-describedby="note-hint"
        required
        rows={2}
        maxLength={5000}
        className={`${controlClass} field-sizing-content max-h-60 min-h-16 py-2 text-sm`}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id="note-hint" className="text-sm text-muted">
          Customers never see it. @Name tells a colleague.
        </span>
        <Button size="sm" variant="secondary" busy={sent.sending} busyLabel="Saving…">
          Add note
        </Button>
      </div>
    </Form>
  );
}

function useSent(action: string) {
  const sending = useNavigation().formAction?.startsWith(action) ?? false;
  return { sending, refused: useLocation().pathname === action };
}
