import { tellAdminsOnce } from "#app/messages/operators.server.ts";
import { wordsForOperator, wordsForWaiting } from "#app/messages/provider-words.ts";
import { noteRefusal } from "#app/messages/refusals.server.ts";
import { log } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** The sentence for whoever waits; the operator is told where only they can mend it. */
export async function refusalOfCode(error: unknown): Promise<unknown> {
  if (!(error instanceof ProviderFault)) return error;
  log.warn({ provider: error.provider, code: error.code }, "code not sent or checked");
  await noteRefusal(error);
  const forOperator = wordsForOperator(error.code);
  if (forOperator) {
    const said = { title: `Codes are refused (${error.code})`, body: forOperator, href: "/dashboard/communications" };
    await tellAdminsOnce(`provider:${error.code}`, said);
  }
  const known = wordsForWaiting(error.code);
  return new Refusal(known?.status ?? 502, known?.sentence ?? error.shown ?? messages.sendCode.later, {
    title: messages.sendCode.failed,
    ...(known?.status === 429 ? { retryAfter: 600 } : {}),
  });
}
