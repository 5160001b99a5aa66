import { KeyRound } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useNavigation, useSubmit } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { canPasskey, readPasskeyOptions, wordsFor } from "./passkey-words.ts";

type Props = {
  /** The door that takes the passkey's answer. */
  action: string;
  redirectTo: string;
  /** Of the person whose password was just right, instead of anybody's. */
  second?: boolean;
};

/** Stands there only where the browser can: a passkey needs script, and a name instead of a bare address. */
export function PasskeyButton({ action, redirectTo, second }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const busy = useNavigation().formAction === action || asking;
  if (!useCanPasskey()) return null;

  async function press() {
    setAsking(true);
    setTrouble(null);
    try {
      const credential = await askPasskey(second ? "?step=second" : "");
      await submit({ credential: JSON.stringify(credential), redirectTo }, { method: "post", action });
    } catch (error) {
      setTrouble(wordsFor(error));
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="grid gap-3">
      <Button type="button" variant="secondary" busy={busy} busyLabel="Waiting for your passkey…" onClick={press}>
        <KeyRound aria-hidden="true" className="size-5" />
        Use a passkey
      </Button>
      {trouble ? <Alert>{trouble}</Alert> : null}
    </div>
  );
}

async function askPasskey(search: string) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: await readPasskeyOptions(search) });
}

/** False on the server and where the page is opened by a bare address. */
export function useCanPasskey(): boolean {
  return useSyncExternalStore(
    () => () => {},
    canPasskey,
    () => false,
  );
}
