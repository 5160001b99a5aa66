import { KeyRound, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { requireFactorOwner } from "#app/http/sign-in.server.ts";
import { findFactors } from "#app/people/second-factor/factors.server.ts";
import { LoginFrame, loginLink } from "#app/routes/login/frame.tsx";
import { useCanPasskey } from "#app/routes/login/passkey-button.tsx";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/choose";
import { FinishForm } from "./finish-form.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const { owner } = await requireFactorOwner(request);
  const { app, any } = await findFactors(owner.person.id);
  return { signingIn: owner.pendingId !== null, any, app: app !== null };
}

export const meta = metaOf("Set up a second factor");

export default function ChooseFactor({ loaderData: { signingIn, any, app } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const canPasskey = useCanPasskey();
  return (
    <LoginFrame
      title="Set up a second factor"
      description={
        signingIn && !any
          ? "Your role needs more than a password. It takes a minute, once; then you go on to your dashboard."
          : "A password can be guessed or stolen. A second factor keeps others out all the same."
      }
    >
      <ul className="grid gap-3">
        <Choice
          to="/login/second-factor/set-up/passkey"
          icon={<KeyRound aria-hidden="true" className="size-6" />}
          title="Passkey"
          badge="Recommended"
          words={
            hydrated && !canPasskey
              ? "This browser cannot make one here."
              : "Your fingerprint, face, screen lock or security key. Nothing to type, nothing to be tricked out of."
          }
        />
        <Choice
          to="/login/second-factor/set-up/app"
          icon={<Smartphone aria-hidden="true" className="size-6" />}
          title="Authenticator app"
          words={
            app
              ? "You have one. Setting up another replaces it."
              : "An app on your phone shows 6 digits that change every 30 seconds."
          }
        />
      </ul>
      {signingIn && any ? <FinishForm>Continue to the dashboard</FinishForm> : null}
      <Link to={signingIn ? "/login" : "/dashboard/account"} className={loginLink}>
        {signingIn ? "Back to sign in" : "Back to My Account"}
      </Link>
    </LoginFrame>
  );
}

type ChoiceProps = { to: string; icon: ReactNode; title: string; badge?: string; words: string };

function Choice({ to, icon, title, badge, words }: ChoiceProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-start gap-4 rounded-xl border border-control bg-panel p-4 no-underline hover:bg-raised"
      >
        <span className="mt-0.5 text-accent-text">{icon}</span>
        <span className="min-w-0">
          <span className="block font-semibold text-ink">
            {title}
            {badge ? <span className="ml-2 text-sm font-medium text-accent-text">{badge}</span> : null}
          </span>
          <span className="block text-sm text-muted">{words}</span>
        </span>
      </Link>
    </li>
  );
}
