import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { data, Form, Link, useNavigation, useSubmit } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { requireFactorOwner, siteOf } from "#app/http/sign-in.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { offerRegistration } from "#app/people/second-factor/passkeys.server.ts";
import { RegisterPasskey } from "#app/people/second-factor/second-factor.ts";
import { setUpPasskey } from "#app/people/second-factor/set-up.server.ts";
import { describeBrowser } from "#app/platform/http/user-agent.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { LoginFrame, loginLink } from "#app/routes/login/frame.tsx";
import { useCanPasskey } from "#app/routes/login/passkey-button.tsx";
import { wordsFor } from "#app/routes/login/passkey-words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Input, Label } from "#app/ui/form/field-parts.tsx";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/passkey";
import { RecoveryList } from "./recovery-list.tsx";

const DOOR = "/login/second-factor/set-up/passkey";

export async function loader({ request }: Route.LoaderArgs) {
  const { owner, viewer } = await requireFactorOwner(request);
  const signingIn = owner.pendingId !== null;
  const name = describeBrowser(viewer.userAgent);
  try {
    const options = await offerRegistration(owner.person, siteOf(request, viewer));
    return { signingIn, name, options: JSON.stringify(options), refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { signingIn, name, options: null, refusal: error.message };
  }
}

export async function action({ request }: Route.ActionArgs) {
  const { owner, viewer } = await requireFactorOwner(request);
  const submission = await readSubmission(request, { schema: RegisterPasskey });
  try {
    if (submission.status !== "success") {
      throw new Refusal(400, Object.values(submission.error ?? {}).flat()[0] ?? "No passkey came with this.");
    }
    const codes = await setUpPasskey(owner, siteOf(request, viewer), submission.value);
    if (codes) return { codes, refusal: null };
    const to = owner.pendingId ? "/login/second-factor/set-up" : "/dashboard/account";
    return await redirectWithToast(to, { kind: "success", title: "Passkey added", description: submission.value.name });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ codes: null, refusal: error.message }, { status: error.status });
  }
}

export const meta = metaOf("Passkey");

export default function SetUpPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const { press, busy, trouble } = usePasskey(loaderData.options);
  const canPasskey = useCanPasskey();
  const hydrated = useHydrated();
  if (actionData?.codes) return <RecoveryList codes={actionData.codes} signingIn={loaderData.signingIn} />;
  const sentence = trouble ?? actionData?.refusal ?? loaderData.refusal;
  return (
    <LoginFrame
      title="Passkey"
      description="Your device keeps a key that only this site can ask for, and shows it when you unlock it."
    >
      {sentence ? <Alert>{sentence}</Alert> : null}
      {hydrated && !canPasskey ? (
        <Alert tone="info">This browser cannot make a passkey here. An authenticator app works in every browser.</Alert>
      ) : null}
      <noscript>
        <Alert tone="info">A passkey needs JavaScript. An authenticator app works without it.</Alert>
      </noscript>
      {canPasskey && loaderData.options ? (
        <Form method="post" onSubmit={press} className="grid gap-5">
          <div className="grid gap-1.5">
            <Label htmlFor="passkey-name">Name</Label>
            <p id="passkey-name-hint" className="text-sm text-muted">
              So that you know it again in the list of your passkeys.
            </p>
            <Input
              id="passkey-name"
              name="name"
              defaultValue={loaderData.name}
              aria-describedby="passkey-name-hint"
              maxLength={60}
              required
            />
          </div>
          <Button busy={busy} busyLabel="Waiting for your device…">
            <KeyRound aria-hidden="true" className="size-5" />
            Create a passkey
          </Button>
        </Form>
      ) : null}
      <Link to="/login/second-factor/set-up" className={loginLink}>
        Choose another way
      </Link>
    </LoginFrame>
  );
}

function usePasskey(options: string | null) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const sending = useNavigation().formAction === DOOR;

  async function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    if (!options) return;
    setAsking(true);
    setTrouble(null);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const credential = await startRegistration({ optionsJSON: JSON.parse(options) });
      await submit({ name, credential: JSON.stringify(credential) }, { method: "post", action: DOOR });
    } catch (error) {
      setTrouble(wordsFor(error));
    } finally {
      setAsking(false);
    }
  }
  return { press, busy: asking || sending, trouble };
}
