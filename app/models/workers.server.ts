import { dropOldPhoneProofs } from "#app/access/phone-proof.server.ts";
import type { Workers } from "#app/jobs/jobs.ts";
import { fetchCallResult, placeCall } from "#app/models/call-request/place.server.ts";
import { applyKeptReport, threadText } from "#app/models/incoming-text.server.ts";
import { deliverText } from "#app/models/outbound-message/deliver.server.ts";
import { reconcilePayments, rememberCard } from "#app/models/payment/reconcile.server.ts";
import { dropExpiredPendingForms } from "#app/models/pending-form.server.ts";
import { readQuoteDocument } from "#app/models/quote-document/read.server.ts";
import { sweepDocuments } from "#app/models/quote-document/sweep.server.ts";
import { dropOldDayCounts } from "#app/shop/day-count.server.ts";

/** Which function of the business does each job. */
export const workers: Workers = {
  "send-text": deliverText,
  "place-call": placeCall,
  "fetch-call-result": fetchCallResult,
  "receive-text": threadText,
  "apply-provider-event": applyKeptReport,
  "read-quote": readQuoteDocument,
  reconcile: async () => void (await reconcilePayments()),
  "remember-card": rememberCard,
  "sweep-documents": async () => void (await sweepDocuments()),
  "clean-up": async () => {
    await dropExpiredPendingForms();
    await dropOldDayCounts();
    await dropOldPhoneProofs();
  },
};
