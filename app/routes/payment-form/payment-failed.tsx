import * as messages from "#app/platform/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";

type Props = { id: string; children: string; className?: string | undefined };

/** In its place and as a toast; the id names one failure, so that the next one is said again. */
export function PaymentFailed({ id, children, className = "" }: Props) {
  const title = messages.payment.failed;
  return (
    <>
      <Alert title={title} className={className}>
        {children}
      </Alert>
      <FormToast toast={{ id, kind: "error", title, description: children }} />
    </>
  );
}
