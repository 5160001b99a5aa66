import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { movementInWords, TakeBackForm } from "#app/payments/ledger.ts";
import { findToTakeBack, takeBack } from "#app/payments/take-back.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/take-back";
import { TakeBackDialog } from "./take-back-form.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { number, entry, payments, version } = await findToTakeBack(viewer, params.id, params.entry);
  return { number, words: movementInWords(entry, payments), version };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const failed = { failed: "Not taken back", otherwise: "The entry could not be taken back. Please try again." };
  return save(request, { schema: TakeBackForm, ...failed }, async (value) => {
    const { outstandingBalance } = await takeBack(viewer, params.id, { entry: params.entry, ...value });
    return {
      to: `/dashboard/invoices/${params.id}`,
      title: "Entry taken back",
      description: `${formatMoney(outstandingBalance)} is due.`,
    };
  });
}

export const meta = metaOf("Take an entry back");

export default function TakeBackPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <TakeBackDialog
      id="take-back"
      title={`Wrong entry on invoice ${loaderData.number}`}
      description={`${loaderData.words}. For money that never came: it is owed again. Money that goes back to the customer is a refund.`}
      submit="Take this entry back"
      invoiceId={params.id}
      version={loaderData.version}
    />
  );
}
