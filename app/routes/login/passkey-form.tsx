import { KeyRound } from "lucide-react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** For the script of the sign-in page (script/passkey.ts), which shows it where the browser can: its room is kept wherever there is script. */
export function PasskeyForm({ redirectTo }: { redirectTo: string }) {
  return (
    <form
      method="post"
      action="/login/passkey"
      data-passkey
      inert
      className="grid gap-3 not-scripted:hidden inert:invisible"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="credential" />
      <Button variant="secondary">
        <KeyRound aria-hidden="true" className="size-5" />
        Use a passkey
      </Button>
      <template data-part="busy">
        <Spinner />
        Waiting for your passkey…
      </template>
      <template data-part="trouble">
        <Alert>
          <span data-part="words" />
        </Alert>
      </template>
      <div data-slot="trouble" className="empty:hidden" />
    </form>
  );
}
