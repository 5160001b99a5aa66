import { getFormProps } from "@conform-to/react";
import { data, Form, Link, useNavigation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requireFactorOwner } from "#app/http/sign-in.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { offerAuthenticator } from "#app/people/second-factor/authenticator.server.ts";
import { ConfirmApp } from "#app/people/second-factor/second-factor.ts";
import { setUpAuthenticator } from "#app/people/second-factor/set-up.server.ts";
import { LoginFrame, loginLink } from "#app/routes/login/frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/app";
import { RecoveryList } from "./recovery-list.tsx";

const DOOR = "/login/second-factor/set-up/app";

export async function loader({ request }: Route.LoaderArgs) {
  const { owner } = await requireFactorOwner(request);
  return { signingIn: owner.pendingId !== null, offer: await offerAuthenticator(owner.person) };
}

/** With the page's own secret in the answer, so that a mistyped code leaves the picture as it was scanned. */
export async function action({ request }: Route.ActionArgs) {
  const { owner } = await requireFactorOwner(request);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: ConfirmApp });
  const offer = await offerAuthenticator(owner.person, String(form.get("sealed") ?? ""));
  if (submission.status !== "success") return again(invalid(submission));
  try {
    const codes = await setUpAuthenticator(owner, submission.value);
    if (codes) return data({ answer: null, offer: null, codes });
    if (owner.pendingId) return await redirectWithToast("/login/second-factor/set-up", added);
    return await redirectWithToast("/dashboard/account", added);
  } catch (error) {
    return again(refused(error, submission));
  }

  function again({ data: answer, init }: ReturnType<typeof invalid>) {
    return data({ answer, offer, codes: null }, init ?? {});
  }
}

const added = { kind: "success", title: "Authenticator app added" } as const;

export const meta = metaOf("Authenticator app");

export default function SetUpApp({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === DOOR;
  const [form, fields] = useForm<{ code: string }>({ id: "set-up-app", lastResult: actionData?.answer });
  if (actionData?.codes) return <RecoveryList codes={actionData.codes} signingIn={loaderData.signingIn} />;
  const offer = actionData?.offer ?? loaderData.offer;
  return (
    <LoginFrame
      title="Authenticator app"
      description="Scan the code with an app such as Google Authenticator, 1Password or Aegis, or type the key into it."
    >
      {/* Black on white in both themes: cameras read nothing else for certain. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.svg)}`}
        alt="QR code with the key below"
        className="mx-auto size-52 rounded-lg bg-white"
      />
      <dl className="grid gap-1 text-sm">
        <dt className="text-muted">Key</dt>
        <dd>
          <code className="text-base break-words text-ink select-all">{offer.secret}</code>
        </dd>
        <dd>
          <a href={offer.uri} className={loginLink}>
            Open in an app on this device
          </a>
        </dd>
      </dl>
      <Form method="post" action={DOOR} {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="sealed" value={offer.sealed} />
        <TextField
          field={fields.code}
          label="6-digit code"
          hint="What the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          defaultValue=""
        />
        <Button busy={busy} busyLabel="Checking…">
          Confirm
        </Button>
        <Link to="/login/second-factor/set-up" className={loginLink}>
          Choose another way
        </Link>
      </Form>
    </LoginFrame>
  );
}
