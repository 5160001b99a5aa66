import type { Prisma } from "#app/platform/db.server.ts";

const customer = { role: "driver" } as const;

/** What a customer knows a request by: words between them and us, a text or an e-mail about it, or a hand of their own on it. */
export const knownBy = {
  communications: { where: { OR: [{ sender: customer }, { receiver: customer }] } },
  messages: true,
  emails: true,
  history: { where: { OR: [{ actor: customer }, { knownBy: "access_code" }] } },
} satisfies Prisma.RepairRequestCountOutputTypeSelect;

/** Whether the customer has been told of it: nobody decides on what was never sent. */
export function isTold(counts: Record<keyof typeof knownBy, number>): boolean {
  return counts.communications + counts.messages + counts.emails + counts.history > 0;
}
