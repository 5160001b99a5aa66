import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { LINK } from "#app/desk/customer-link.ts";
import { STOPPED } from "#app/desk/write-customer.ts";
import { textOf, useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = {
  requestId: string;
  /** The whole address, or null where none opens anything. */
  address: string | null;
  /** The words that are offered to go with it. */
  text: string;
  /** "Text to (510) 555-0100", or null where neither a phone nor an e-mail is known. */
  where: string | null;
  /** They replied STOP. */
  stopped: boolean;
};

/** The link that lets the customer in: who keeps the request sends it, copies it, ends it and makes another. */
export function CustomerLink({ requestId, address, text, where, stopped }: Props) {
  const { search } = useLocation();
  const pending = useNavigation().formAction ?? "";
  const base = `/dashboard/repair-requests/${requestId}/link`;
  const busy = pending.includes(`${requestId}/link/`);
  const { field, typed, over } = useOffered(text);
  return (
    <div className="grid gap-4">
      <p className="measure text-sm text-muted">
        {address
          ? "With this link and the code to their phone the customer opens the request. A program that calls with it needs no phone: revoke it when it went to the wrong person."
          : "No link opens this request now. The customer can still sign in with the code to their phone."}
      </p>
      {address ? <CopyLink address={address} /> : null}
      {where ? (
        <Form method="post" action={`${base}/send${search}`} preventScrollReset className="grid gap-2">
          <input type="hidden" name="offered" value={over} />
          <label className="grid gap-1.5 text-sm font-medium">
            {where}
            <textarea
              ref={field}
              name="text"
              rows={4}
              defaultValue={typed}
              className={`${controlClass} py-3 font-normal`}
            />
          </label>
          <p className="text-sm text-muted">{LINK} becomes the address.</p>
          <div>
            <Button size="sm" data-first="" busy={pending.includes(`${base}/send`)} busyLabel="Sending…">
              Send the customer's link
            </Button>
          </div>
        </Form>
      ) : (
        <p className="text-sm text-muted">
          {stopped ? STOPPED : "Neither a phone nor an e-mail of this customer is known, so the link cannot be sent."}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {address ? (
          <Form method="post" action={`${base}/revoke${search}`} preventScrollReset>
            <Button variant="secondary" size="sm" disabled={busy}>
              Revoke the link
            </Button>
          </Form>
        ) : null}
        <Form method="post" action={`${base}/renew${search}`} preventScrollReset>
          <Button variant="secondary" size="sm" disabled={busy}>
            Make a new link
          </Button>
        </Form>
      </div>
    </div>
  );
}

/**
 * The words that are offered follow what they tell of until somebody types others. `over` is what those were typed over: by it the server
 * knows a total that is no more.
 */
function useOffered(offered: string) {
  const kept = useInterrupted();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(textOf(kept, "text") ?? offered);
  const [over, take] = useState(textOf(kept, "offered") ?? offered);
  useEffect(() => {
    const area = field.current;
    if (!area || over === offered || area.value !== over) return;
    area.value = offered;
    take(offered);
  }, [offered, over]);
  return { field, typed, over };
}

function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="grid min-w-0 flex-1 basis-72 gap-1.5 text-sm font-medium">
        Link for the customer
        <input
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full rounded-lg border border-control bg-panel px-3 font-mono text-sm text-ink"
        />
      </label>
      {hydrated ? (
        <Button type="button" variant="secondary" size="sm" onClick={copy}>
          Copy the customer's link
        </Button>
      ) : null}
      <span role="status" className="text-sm text-muted">
        {copied ? "Copied" : ""}
      </span>
    </div>
  );
}
