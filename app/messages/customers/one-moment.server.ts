import type { EmailContent } from "#app/messages/email/frame.ts";
import type { EmailKind } from "#app/messages/email/queue.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

export type Words = {
  text: string;
  email: EmailContent;
  /** The state that was reached, as a sentence that others can take in; only of one that asks for nothing. */
  now?: string | undefined;
};

/** What was queued for one person in a transaction: of a state, or with the paper of the same moment. */
type Queued = {
  way: "text" | "email";
  id: string;
  kind: EmailKind;
  /** Whether it is a paper, whose words can say the state too. */
  paper: boolean;
  now: string | undefined;
  /** Its words, with a sentence on the state. */
  say: (now: string) => Words;
};

const moments = new WeakMap<Transaction, Map<string, Queued>>();

/**
 * A payment that completes a repair, a go-ahead that approves it: the state and its paper are one moment, and one message says both.
 * True when what would be queued went into what was queued before; else it is remembered.
 */
export async function joinMoment(
  tx: Transaction,
  person: string,
  queue: { [Part in Exclude<keyof Queued, "id">]: Queued[Part] },
): Promise<boolean> {
  const before = moments.get(tx)?.get(person);
  if (!before || before.way !== queue.way || before.paper === queue.paper) return false;
  const [paper, state] = queue.paper ? [queue, before] : [before, queue];
  if (!state.now) return false;
  const { text, email } = paper.say(state.now);
  const where = { id: before.id };
  const { count } =
    before.way === "text"
      ? await tx.outboundMessage.updateMany({ where, data: { body: text } })
      : await tx.outboundEmail.updateMany({ where, data: { content: email, kind: paper.kind } });
  moments.get(tx)?.delete(person);
  // What had been said before was not queued again: nothing can go into it.
  return count > 0;
}

/** What the same transaction may join. */
export function rememberMoment(tx: Transaction, person: string, queued: Queued): void {
  const known = moments.get(tx) ?? new Map<string, Queued>();
  moments.set(tx, known.set(person, queued));
}

/** Seconds that a question waits for the next one: who asks line by line is read as one who asks once. */
export const GATHER_SECONDS = 45;
/** In the key of what waits so. */
export const HELD = ":held";

type Held = { repairRequestId: string; about: string; person: string; way: "text" | "email" };

/** Puts the words in the place of those that wait for this person still; false where none do, or they leave just now. */
export async function gatherIn(tx: Transaction, held: Held, { text, email }: Words): Promise<boolean> {
  const { repairRequestId, about, person, way } = held;
  const where = {
    ...waitsIn(repairRequestId),
    dedupeKey: { startsWith: `${about}:`, endsWith: `${HELD}:${person}` },
  };
  const { count } =
    way === "text"
      ? await tx.outboundMessage.updateMany({ where, data: { body: text } })
      : await tx.outboundEmail.updateMany({ where, data: { content: email } });
  return count > 0;
}

/** Nothing waits for the customer's word any more: what was to ask for it and has not left is not sent. */
export async function dropHeld(tx: Transaction, repairRequestId: string): Promise<void> {
  const where = { ...waitsIn(repairRequestId), dedupeKey: { contains: `${HELD}:` } };
  await tx.outboundMessage.deleteMany({ where });
  await tx.outboundEmail.deleteMany({ where });
}

function waitsIn(repairRequestId: string) {
  const createdAt = { gt: new Date(Date.now() - GATHER_SECONDS * 1000) };
  return { repairRequestId, status: "queued", attempts: 0, createdAt };
}
