import { Form, redirect, useNavigation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { removeDemoData, whyDemoStays } from "#app/people/remove-demo.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/remove-demo";

const PATH = "/dashboard/demo/remove";

export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "settings.manage");
  return { stays: await whyDemoStays() };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  try {
    const form = await readForm(request);
    if (form.get("sure") !== "on") throw new Refusal(400, "Tick the box: this cannot be undone.");
    return redirect((await removeDemoData(viewer)).path);
  } catch (error) {
    return refusedAtDoor(error, PATH, "Not removed");
  }
}

export const meta = metaOf("Remove demo data");

export default function RemoveDemo({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === PATH;
  return (
    <>
      <PageHeader title="Remove demo data" description="For whoever begins with a shop of their own." />
      <Card className="max-w-2xl">
        <CardBody className="grid gap-5">
          {loaderData.stays ? (
            <Alert tone="info">{loaderData.stays}</Alert>
          ) : (
            <Form method="post" className="grid gap-5">
              <p className="measure">
                The demo customers, cars, repairs, invoices and sign-ins go, and with them <strong>everything</strong>{" "}
                that was entered or changed in this copy. You are signed out, and the first step of the set-up opens
                here.
              </p>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="sure" required className="size-5" />
                Remove all of it. I know that this cannot be undone.
              </label>
              <div className="flex flex-wrap gap-2">
                <Button variant="danger" busy={busy} busyLabel="Removing…">
                  Remove demo data
                </Button>
                <ButtonLink to="/dashboard" variant="secondary">
                  Keep it
                </ButtonLink>
              </div>
            </Form>
          )}
        </CardBody>
      </Card>
    </>
  );
}
