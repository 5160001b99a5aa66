import { Form, useLocation, useNavigation } from "react-router";
import type { Way } from "#app/desk/write-customer.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

type Props = {
  requestId: string;
  /** "Text to (510) 555-0100": how a word would leave; null where the viewer may send none or no way is known. */
  where: string | null;
  templates: { name: string; text: string }[];
};

/** To the customer, or among ourselves: two forms, side by side in one place. */
export function Write({ requestId, where, templates }: Props) {
  return (
    <div id="write" className="grid scroll-mt-20 gap-2">
      <details open name="write" className="group/write">
        <summary className="flex min-h-11 items-center text-sm font-medium text-accent-text">
          Message to the customer
        </summary>
        <Message requestId={requestId} where={where} templates={templates} />
      </details>
      <details name="write">
        <summary className="flex min-h-11 items-center text-sm font-medium text-accent-text">Internal note</summary>
        <Note requestId={requestId} />
      </details>
    </div>
  );
}

function Message({ requestId, where, templates }: Props) {
  const { search } = useLocation();
  const action = `/dashboard/repair-requests/${requestId}/messages`;
  const sent = useSent(action);
  const hydrated = useHydrated();
  const field = useKeptDraft(`message:${requestId}`, sent);
  const ways: [Way, string][] = where
    ? [
        ["text", `By ${where.charAt(0).toLowerCase()}${where.slice(1)}`],
        ["web", "On their page only"],
      ]
    : [["web", "On their page"]];
  return (
    <Form method="post" action={`${action}${search}`} preventScrollReset className="grid gap-2">
      {hydrated ? (
        <select
          aria-label="Start from a template"
          className={`${controlClass} min-h-11 text-sm`}
          value=""
          onChange={(event) => {
            const chosen = templates.find(({ name }) => name === event.currentTarget.value);
            if (field.current && chosen) field.current.value = chosen.text;
            field.current?.focus();
          }}
        >
          <option value="">Start from a template…</option>
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : null}
      <textarea
        ref={field}
        name="messageBody"
        aria-label="Message to the customer"
        required
        rows={3}
        maxLength={1200}
        className={`${controlClass} py-2 text-sm`}
      />
      <div className="flex flex-wrap items-center gap-2">
        <select name="way" aria-label="Way" className={`${controlClass} min-h-11 w-auto flex-1 text-sm`}>
          {ways.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button size="sm" variant="secondary" busy={sent.sending} busyLabel="Sending...">
          Send
        </Button>
      </div>
    </Form>
  );
}

function Note({ requestId }: { requestId: string }) {
  const { search } = useLocation();
  const action = `/dashboard/repair-requests/${requestId}/notes`;
  const sent = useSent(action);
  const field = useKeptDraft(`note:${requestId}`, sent);
  return (
    <Form method="post" action={`${action}${search}`} preventScrollReset className="grid gap-2">
      <textarea
        ref={field}
        name="body"
        aria-label="Internal note"
        aria-describedby="note-hint"
        required
        rows={3}
        maxLength={5000}
        className={`${controlClass} py-2 text-sm`}
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
