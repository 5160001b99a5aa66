import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { z } from "zod";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { messages } from "#app/platform/messages.ts";
import { listAdvisorChoices } from "#app/repair/assign.server.ts";
import { countWork, handOver } from "#app/repair/hand-over.server.ts";
import { FormErrors } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { ChoiceField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/hand-over";
import { PATH } from "./address.ts";

const HandOver = z.object({ advisorId: z.guid("Please choose an advisor") });

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  try {
    const q = url.searchParams.get("advisorQ")?.slice(0, 200) ?? "";
    const [work, { options, more }] = await Promise.all([
      countWork(viewer, params.id),
      listAdvisorChoices(viewer, { q }),
    ]);
    return { ...work, q, more, advisors: options.filter(({ value }) => value !== params.id) };
  } catch (error) {
    throwAsResponse(error);
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const submission = await readSubmission(request, { schema: HandOver });
  if (submission.status !== "success") return invalid(submission);
  try {
    const { repairs } = await handOver(viewer, params.id, submission.value.advisorId);
    return await redirectWithToast(PATH, {
      kind: "success",
      title: "Work handed over",
      description: `${repairs} open ${repairs === 1 ? "repair" : "repairs"}`,
    });
  } catch (error) {
    return refused(error, submission, "Not handed over", messages.unforeseen);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Hand Over Work") }];
}

export default function HandOverWork({ loaderData, actionData }: Route.ComponentProps) {
  const { name, repairs, accounts, advisors, more, q } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ advisorId: string }>({ id: "hand-over", lastResult: actionData });
  return (
    <RouteDialog
      title={`Hand over the work of ${name}`}
      description={`${repairs} open ${repairs === 1 ? "repair" : "repairs"} and ${accounts} ${accounts === 1 ? "account" : "accounts"}. Each repair's record tells it.`}
      closeTo={PATH}
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} labels={{ advisorId: "Advisor" }} />
        <ChoiceField
          field={fields.advisorId}
          label="To"
          required
          options={advisors}
          more={more}
          placeholder={advisors.length === 0 && !more ? "No other advisor is active" : "Choose an advisor"}
          search={{ name: "advisorQ", value: q, placeholder: "Search advisors by name" }}
          from="/dashboard/pick/advisors"
        />
        <FormButtons busy={busy} busyLabel="Handing over…" cancelTo={PATH}>
          Hand Over
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
