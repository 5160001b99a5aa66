import { useRouteLoaderData } from "react-router";
import { LINK, SendLink } from "#app/desk/customer-link.ts";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { offeredText, sendLink } from "#app/desk/send-link.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { env } from "#app/platform/env.server.ts";
import { vehicleAmong } from "#app/platform/format.ts";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import { openRepair } from "../open-repair.server.ts";
import type { Route } from "./+types/link-send";

export async function loader({ request, params }: Route.LoaderArgs) {
  const found = await openRepair(request, params.id, "keepLink");
  const viewer = await requireScreen(request);
  const { car, beside } = await askedOnce(request, `repair ${params.id}`, () => findRepairPage(viewer, params.id));
  return { offered: await offeredText(found, vehicleAmong({ ...found.vehicle, plate: car.plate }, beside.cars)) };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const missing = { title: "Link not sent" };
  return save(request, { schema: SendLink, failed: missing.title, missing: () => missing }, async (value) => {
    const origin = env.PUBLIC_ORIGIN ?? url.origin;
    const { to, where, renewed } = await sendLink(viewer, params.id, { origin, ...value });
    return {
      to: `/dashboard/repair-requests/${params.id}${url.search}`,
      title: "Link sent",
      description: `${to || "The customer"} gets it ${where}.${renewed ? RENEWED : ""}`,
    };
  });
}

const RENEWED = " The request has changed since: the text says how it stands now.";

export const meta = metaOf("Send the customer's link");

/** Where a text that could not leave is mended: its words are kept. */
export default function SendCustomersLink({ loaderData: { offered } }: Route.ComponentProps) {
  const where = useRouteLoaderData<{ where: string | null }>("routes/dashboard/repair/page")?.where;
  const [form, fields] = useForm<{ text: string; offered: string }>({ id: "link", defaultValue: { text: offered } });
  return (
    <FormDialog
      title="Send the customer's link"
      form={form}
      labels={{ text: "Text" }}
      submit="Send the customer's link"
      busyLabel="Sending…"
    >
      <SeenVersion name={fields.offered.name} version={offered} />
      <TextAreaField field={fields.text} label={where ?? "Text"} hint={`${LINK} becomes the address.`} rows={5} />
    </FormDialog>
  );
}
