import type Stripe from "stripe";
import type { DisputeAnswer } from "#app/payments/providers/payment-service.ts";

/** Uploads the documents and submits them with the words: a bank takes one submission, and looks at nothing after it. */
export async function submitEvidence(stripe: Stripe, answer: DisputeAnswer): Promise<void> {
  const { disputeId, record, receipt } = answer;
  const upload = async (file: DisputeAnswer["receipt"], part: string) => {
    if (!file) return {};
    const { id } = await stripe.files.create({
      purpose: "dispute_evidence",
      file: { data: Buffer.from(file.content), name: file.filename, type: "application/pdf" },
    });
    return { [part]: id };
  };
  const documents = { ...(await upload(record, "customer_signature")), ...(await upload(receipt, "receipt")) };
  await stripe.disputes.update(disputeId, {
    submit: true,
    evidence: {
      ...documents,
      uncategorized_text: answer.words,
      product_description: answer.work,
      ...(answer.customerName ? { customer_name: answer.customerName } : {}),
      ...(answer.customerEmail ? { customer_email_address: answer.customerEmail } : {}),
      ...(answer.ip ? { customer_purchase_ip: answer.ip } : {}),
      ...(answer.serviceDate ? { service_date: answer.serviceDate } : {}),
    },
  });
}
