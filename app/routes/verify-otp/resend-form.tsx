import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useActionsAtHand } from "#app/ui/behavior/use-actions-at-hand.ts";
import { Button } from "#app/ui/button.tsx";
import { FormToast, type ToastView } from "#app/ui/over/toaster.tsx";

/** A phone gets one code in so many seconds. */
const WAIT_SECONDS = 30;

/** Counts down to the moment when another code may be asked for; without a script the server says when. */
export function ResendForm({ methodId, phone, query }: { methodId: string; phone: string; query: string }) {
  const fetcher = useFetcher<{ toast?: ToastView }>();
  const left = useCountdown(methodId);
  useActionsAtHand(["routes/verify-otp/resend"]);
  const sending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action="/verify-otp/resend" className="mt-4 grid justify-items-center">
      <input type="hidden" name="methodId" value={methodId} />
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="query" value={query} />
      <Button variant="quiet" size="sm" disabled={sending}>
        {sending ? "Sending..." : "Resend Code"}
      </Button>
      {left > 0 ? <p className="text-sm text-muted tabular-nums">A new code can be sent in {left} s.</p> : null}
      <p className="hidden text-sm text-muted noscript:block">
        A new code can be sent {WAIT_SECONDS} s after the last one.
      </p>
      <FormToast toast={fetcher.data?.toast} />
    </fetcher.Form>
  );
}

/** Seconds since this attempt was shown, counted from its first sight. */
function useCountdown(attempt: string) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const until = (seen.get(attempt) ?? Date.now()) + WAIT_SECONDS * 1000;
    seen.set(attempt, until - WAIT_SECONDS * 1000);
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [attempt]);
  return left;
}

const seen = new Map<string, number>();
