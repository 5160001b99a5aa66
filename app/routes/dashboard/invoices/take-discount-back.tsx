import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findDiscount, takeDiscountBack } from "#app/payments/discounts/discount.server.ts";
import { TakeBackForm } from "#app/payments/ledger.ts";
import { formatMoney } from "#app/platform/format.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/take-discount-back";
import { discountInWords } from "./entries.tsx";
import { TakeBackDialog } from "./take-back-form.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { number, discount, outstandingBalance, version } = await findDiscount(viewer, params.id, params.discount);
  return {
    number,
    words: discountInWords(discount),
    after: formatMoney(outstandingBalance + discount.amount),
    version,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const failed = { failed: "Not taken back", otherwise: "The discount could not be taken back. Please try again." };
  return save(request, { schema: TakeBackForm, ...failed }, async (value) => {
    const { outstandingBalance } = await takeDiscountBack(viewer, params.id, { discount: params.discount, ...value });
    return {
      to: `/dashboard/invoices/${params.id}`,
      title: "Discount taken back",
      description: `${formatMoney(outstandingBalance)} is due now.`,
    };
  });
}

export const meta = metaOf("Take a discount back");

export default function TakeDiscountBackPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <TakeBackDialog
      id="take-discount-back"
      title={`Wrong discount on invoice ${loaderData.number}`}
      description={`${loaderData.words}. It was typed wrong: what it took off is owed again, ${loaderData.after} in all, and the customer is told.`}
      submit="Take this discount back"
      invoiceId={params.id}
      version={loaderData.version}
    />
  );
}
