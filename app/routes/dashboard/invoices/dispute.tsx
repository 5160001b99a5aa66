import { redirect } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { answerDispute, findDispute } from "#app/payments/dispute.server.ts";
import { AnswerDispute, mayAnswer } from "#app/payments/dispute.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { formatDate, formatMoney } from "#app/platform/format.ts";
import { listAuthorizations } from "#app/repair/records/authorizations.server.ts";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/dispute";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  try {
    const dispute = await findDispute(viewer, params.id);
    if (!dispute || !mayAnswer(dispute)) throw redirect(`/dashboard/invoices/${params.id}`);
    const { number, repairRequestId } = await findInvoice(viewer, params.id);
    const record = (await listAuthorizations(repairRequestId)).at(-1);
    return {
      number,
      repairRequestId,
      amount: formatMoney(dispute.amount),
      simulated: dispute.simulated,
      until: dispute.dueAt && formatDate(dispute.dueAt),
      record: record && {
        revision: record.revision,
        words: `Record of authorization ${record.revision}, ${formatMoney(record.sum)}, ${formatDate(record.createdAt)}`,
      },
      words: record
        ? `The customer authorized this work and its price line by line on ${formatDate(record.createdAt)}, for ${formatMoney(record.sum)} in all. The signed record of authorization is attached, with the receipt.`
        : "",
    };
  } catch (error) {
    if (error instanceof Response) throw error;
    throwAsResponse(error);
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  return save(
    request,
    { schema: AnswerDispute, failed: "Not sent", otherwise: "The evidence could not be sent. Please try again." },
    async (value) => {
      await answerDispute(viewer, params.id, value);
      const to = `/dashboard/invoices/${params.id}`;
      return { to, title: "Evidence sent", description: "The bank decides. You hear of it as soon as it does." };
    },
  );
}

export const meta = metaOf("Answer a dispute");

export default function Dispute({ loaderData, params }: Route.ComponentProps) {
  const { amount, number, record, repairRequestId, simulated, until, words } = loaderData;
  const [form, fields] = useForm<{ words: string }>({
    id: "dispute",
    defaultValue: { words },
  });
  return (
    <FormDialog
      title={`Dispute of ${number}`}
      description={`The customer's bank holds ${amount}${until ? ` and takes an answer until ${until}` : ""}. It takes one, and nothing after it.${simulated ? " This bank is simulated." : ""}`}
      closeTo={`../${params.id}`}
      size="sm"
      form={form}
      submit="Send the evidence"
      busyLabel="Sending…"
    >
      <div className="text-sm">
        <p className="font-medium">What goes with it</p>
        <ul className="mt-1 list-disc pl-5">
          {record ? (
            <li>
              <a
                className="text-accent-text underline"
                href={`/repair-status/${repairRequestId}/authorizations/${record.revision}.pdf`}
              >
                {record.words}
              </a>
            </li>
          ) : (
            <li className="text-danger">No record of authorization: the customer gave no go-ahead here.</li>
          )}
          <li>The receipt, and the customer's name and e-mail address</li>
        </ul>
      </div>
      <TextAreaField field={fields.words} label="In your words" rows={6} required />
    </FormDialog>
  );
}
