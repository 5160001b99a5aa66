import type { Viewer } from "#app/access/viewer.server.ts";
import { type OptIn, recordOptIn } from "#app/messages/sms-consent.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

/** What whoever hands in a form agreed to; by the code of their phone it is proven to be theirs. */
export async function agreeToTexts(
  tx: Transaction,
  viewer: Viewer,
  userId: string,
  form: OptIn,
  source: string,
): Promise<void> {
  if (!form.smsOptIn) return;
  const { ip, userAgent, knownBy, channel } = viewer;
  const { phone } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { phone: true },
  });
  const where = channel === "api" ? "/api" : source;
  await recordOptIn(tx, form, { phone, source: where, proven: knownBy === "phone_code", ip, userAgent });
}
