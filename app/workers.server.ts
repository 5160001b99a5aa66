import { bringTogether } from "#app/access/bring-together.server.ts";
import { dropOldPhoneProofs } from "#app/access/phone-proof.server.ts";
import { fetchAttachment } from "#app/desk/attachments/fetch.server.ts";
import { forgetFiles } from "#app/desk/import/forget-files.server.ts";
import { fetchCallResult, placeCall } from "#app/messages/calls/place.server.ts";
import { deliverText } from "#app/messages/deliver.server.ts";
import { deliverEmail } from "#app/messages/email/deliver.server.ts";
import { emailNotices } from "#app/messages/email/notices.server.ts";
import { applyKeptReport, threadText } from "#app/messages/incoming-text.server.ts";
import { remindOfDisputes } from "#app/payments/dispute.server.ts";
import { makeFile } from "#app/payments/documents/attachment.server.ts";
import { reconcilePayments, rememberCard } from "#app/payments/reconcile.server.ts";
import { dropOldLinks } from "#app/people/email-link.server.ts";
import { keepNoLonger } from "#app/people/forget.server.ts";
import type { Workers } from "#app/platform/jobs/jobs.ts";
import { gatherChargedPrices } from "#app/prices/own/charged.server.ts";
import { makeExample } from "#app/quotes/examples/make.server.ts";
import { weighBillsAgain } from "#app/quotes/papers/bills/weigh.server.ts";
import { dropExpiredPendingForms } from "#app/quotes/pending-form.server.ts";
import { readQuoteDocument } from "#app/quotes/read.server.ts";
import { sweepDocuments } from "#app/quotes/sweep.server.ts";
import { expireAgreements } from "#app/repair/expire.server.ts";
import { freezeDocument } from "#app/repair/records/authorizations.server.ts";
import { remindOfGoAheads } from "#app/repair/requests/remind.server.ts";
import { dropOldDayCounts } from "#app/shop/day-count.server.ts";

/** Which function of the business does each job. */
export const workers: Workers = {
  "send-text": deliverText,
  "send-email": (data) => deliverEmail(data, makeFile),
  "email-notices": emailNotices,
  "place-call": placeCall,
  "fetch-call-result": fetchCallResult,
  "receive-text": threadText,
  "fetch-attachment": fetchAttachment,
  "apply-provider-event": applyKeptReport,
  "read-quote": readQuoteDocument,
  "make-example": makeExample,
  "freeze-authorization": freezeDocument,
  "weigh-bills": weighBillsAgain,
  reconcile: async () => {
    await reconcilePayments();
    await remindOfDisputes();
  },
  "remember-card": rememberCard,
  "sweep-documents": async () => void (await sweepDocuments()),
  async retention() {
    await keepNoLonger();
    await forgetFiles();
  },
  "gather-prices": gatherChargedPrices,
  "clean-up": async () => {
    await dropExpiredPendingForms();
    await dropOldDayCounts();
    await dropOldPhoneProofs();
    await expireAgreements();
    await remindOfGoAheads();
    await dropOldLinks();
    await bringTogether();
  },
};
