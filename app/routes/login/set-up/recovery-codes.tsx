import { Form, Link, useNavigation } from "react-router";
import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { requireFresh } from "#app/http/sign-in.server.ts";
import { findFactors, renewRecoveryCodes } from "#app/people/second-factor/factors.server.ts";
import { LoginFrame, loginLink } from "#app/routes/login/frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/recovery-codes";
import { RecoveryList } from "./recovery-list.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  await requireFresh(request, viewer);
  return { left: (await findFactors(viewer.user.id)).codesLeft };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  await requireFresh(request, viewer);
  try {
    return { codes: await renewRecoveryCodes(viewer) };
  } catch (error) {
    return refusedWithToast(error, "/dashboard/account");
  }
}

export const meta = metaOf("Recovery codes");

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  if (actionData) return <RecoveryList codes={actionData.codes} signingIn={false} />;
  return (
    <LoginFrame
      title="New recovery codes"
      description={`You have ${loaderData.left} of 10 left. New ones make every old one void.`}
    >
      <Form method="post" className="grid">
        <Button busy={busy} busyLabel="Making them…">
          Make ten new codes
        </Button>
      </Form>
      <Link to="/dashboard/account" className={loginLink}>
        Back to My Account
      </Link>
    </LoginFrame>
  );
}
