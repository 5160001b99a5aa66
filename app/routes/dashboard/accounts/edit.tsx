import { useLocation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findAccount, updateAccount } from "#app/people/account.server.ts";
import { EditAccount as Edited } from "#app/people/account.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/edit";
import { AccountForm } from "./account-form.tsx";
import { PATH } from "./address.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  const { id, name, subscriptionTier, status, updatedAt } = await findAccount(viewer, params.id);
  return {
    shortId: shortId(id),
    version: updatedAt.toISOString(),
    values: { name: name ?? "", subscriptionTier, status },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  const submission = await readSubmission(request, { schema: Edited });
  if (submission.status !== "success") return invalid(submission);
  try {
    const account = await updateAccount(viewer, params.id, submission.value);
    return await redirectWithToast(PATH + url.search, {
      kind: "success",
      title: messages.accounts.updated,
      description: [account.name, account.subscriptionTier, shortId(account.id)].filter(Boolean).join(" · "),
    });
  } catch (error) {
    const refusal = asFailure(error, messages.accounts.updateFailed);
    if (refusal.status === 404) throwAsResponse(refusal);
    return refused(refusal, submission, "Error");
  }
}

export const meta = metaOf("Edit Account");

export default function EditAccount({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = PATH + useLocation().search;
  return (
    <RouteDialog title="Edit Account" description={loaderData.shortId} closeTo={closeTo} size="sm">
      <AccountForm
        answer={actionData}
        version={loaderData.version}
        values={loaderData.values}
        button="Save Account"
        busyLabel="Saving…"
        closeTo={closeTo}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
