import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = { requestId: string /** The whole address, or null where none opens anything. */; address: string | null };

/** The link that lets the customer in: who keeps the request can end it and make another. */
export function CustomerLink({ requestId, address }: Props) {
  const { search } = useLocation();
  const busy = useNavigation().formAction?.includes(`${requestId}/link/`) ?? false;
  const base = `/dashboard/repair-requests/${requestId}/link`;
  return (
    <div className="grid gap-4">
      <p className="measure text-sm text-muted">
        {address
          ? "With this link and the code to their phone the customer opens the request. Revoke it when it went to the wrong person."
          : "No link opens this request now. The customer can still sign in with the code to their phone."}
      </p>
      {address ? (
        <label className="grid gap-1.5 text-sm font-medium">
          Link for the customer
          <input
            readOnly
            value={address}
            className="min-h-11 w-full rounded-lg border border-control bg-panel px-3 font-mono text-sm text-ink"
          />
        </label>
      ) : null}
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
