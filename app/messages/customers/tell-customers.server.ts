import { liveCodes } from "#app/access/codes.server.ts";
import { linkLeaves } from "#app/messages/customers/link-due.server.ts";
import {
  GATHER_SECONDS,
  gatherIn,
  HELD,
  joinMoment,
  rememberMoment,
  type Words,
} from "#app/messages/customers/one-moment.server.ts";
import { wayTo } from "#app/messages/customers/way.ts";
import { agreedAmong, silentAmong } from "#app/messages/do-not-contact.server.ts";
import { contentOf } from "#app/messages/email/frame.ts";
import { type EmailKind, queueEmail } from "#app/messages/email/queue.server.ts";
import { troubledAmong } from "#app/messages/email/trouble.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { fullName } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";

/** What the words may need: the way to the repair, and what is due in cents. */
export type Beside = {
  link: string;
  toPayment: string;
  code: string | undefined;
  toPay: number | null;
  /** Whether the documents of an e-mail go with it. */
  attached: boolean;
  /** With `paper`: a sentence on the state that the same moment brought, or nothing. */
  now: string;
  /** What was asked a moment ago has not left yet: these words go in its place, and say both. */
  gathered: boolean;
};
export type Told = { id: string; name: string; prefers: string; phone: string | null; way: "text" | "email" | null };

const WHY = "You get this e-mail because you asked us to look after a repair. How we reach you is under Settings.";

/** Queues words for each driver of the account, by the way each chose, once for each version of the request. Returns whom. */
export async function tellCustomers(
  tx: Transaction,
  { repairRequestId, accountId }: { repairRequestId: string; accountId: string },
  {
    about,
    kind,
    key,
    paper = false,
    gathers = false,
  }: {
    about:
      | "received"
      | "status"
      | "ask"
      | "prices"
      | "go_ahead"
      | "answer"
      | "record"
      | "receipt"
      | "appointment"
      | "void";
    kind: EmailKind;
    key?: string;
    /** Whether its words say what state the same moment brought: then that is no message of its own. */
    paper?: boolean;
    /** Whether it waits a moment for more of its kind, and goes as one with it. */
    gathers?: boolean;
  },
  words: (beside: Beside) => Words,
): Promise<Told[]> {
  const people = await findCustomers(tx, repairRequestId, accountId, about !== "status");
  if (!people.some(({ way }) => way)) return people;
  const request = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      version: true,
      invoice: { select: { outstandingBalance: true } },
      accessCodes: {
        where: { AND: [{ kind: "repair" }, liveCodes()] },
        orderBy: { createdAt: "desc" },
        take: 1,
        select: { code: true },
      },
    },
  });
  const code = request.accessCodes[0]?.code;
  if (code) await linkLeaves(tx, repairRequestId);
  const said = (opened: string | undefined, attached: boolean, now: string, gathered: boolean) =>
    words({
      now,
      gathered,
      attached,
      link: repairLink(repairRequestId, opened),
      toPayment: repairLink(repairRequestId, opened, "/pay"),
      code: opened,
      toPay: request.invoice && toCents(request.invoice.outstandingBalance),
    });
  for (const { id, way, phone, address, proven } of people) {
    const say = (state: string, gathered = false): Words => {
      const { text, email, now } =
        way === "email" && !proven
          ? unconfirmed(said(undefined, false, state, gathered))
          : said(code, true, state, gathered);
      return { text, email: { why: WHY, ...email }, now };
    };
    const { text, email, now } = say("");
    if (about === "status" && (await wasJustSaid(tx, repairRequestId, id, { text, email, now }))) continue;
    const person = `${repairRequestId}:${id}`;
    const joins = (paper || about === "status") && way ? { way, kind, paper, now, say } : null;
    if (joins && (await joinMoment(tx, person, joins))) continue;
    if (gathers && way && (await gatherIn(tx, { repairRequestId, about, person: id, way }, say("", true)))) continue;
    const dedupeKey = `${about}:${key ?? `${repairRequestId}:${request.version}`}${gathers ? HELD : ""}:${id}`;
    const held = gathers ? GATHER_SECONDS : 0;
    if (way === "text" && phone) {
      const row = await queueText(tx, { phone, kind: "status_update", body: text, dedupeKey, repairRequestId }, held);
      if (joins) rememberMoment(tx, person, { ...joins, id: row });
    }
    if (way === "email" && address) {
      const row = await queueEmail(tx, { address, kind, content: email, dedupeKey, userId: id, repairRequestId }, held);
      if (joins) rememberMoment(tx, person, { ...joins, id: row });
    }
  }
  return people;
}

/**
 * The same for an address that nobody has confirmed, which may be anybody's: without what opens the repair, without its documents, and
 * with the way to have both. Who follows the link is asked for the phone's code.
 */
function unconfirmed({ email: { attachments: _kept, ...email }, ...words }: Words): Words {
  const how = `This address is not confirmed yet, so documents do not come to it. To confirm it, sign in with your phone and open your profile: ${ownOrigin()}/dashboard/profile`;
  return { ...words, email: { ...email, lines: [...email.lines, how] } };
}

/** Minutes within which the same state of a repair is no news, where nothing else was said of its state between. */
const NO_NEWS = 15;

async function wasJustSaid(
  tx: Transaction,
  repairRequestId: string,
  personId: string,
  { text: body, email: { subject }, now }: Words,
) {
  const newest = {
    where: {
      repairRequestId,
      dedupeKey: { startsWith: "status:", endsWith: `:${personId}` },
      createdAt: { gt: new Date(Date.now() - NO_NEWS * 60_000) },
    },
    orderBy: { createdAt: "desc" },
  } as const;
  const text = await tx.outboundMessage.findFirst({ ...newest, select: { body: true, createdAt: true } });
  const email = await tx.outboundEmail.findFirst({ ...newest, select: { content: true, createdAt: true } });
  // Also where a paper of the same moment said it.
  if (email && !(text && text.createdAt > email.createdAt)) {
    const content = contentOf(email.content);
    return content.subject === subject || (now !== undefined && content.lines.includes(now));
  }
  return text !== null && (text.body === body || (now !== undefined && text.body.includes(now)));
}

async function findCustomers(tx: Transaction, repairRequestId: string, accountId: string, needed: boolean) {
  const drivers = await tx.user.findMany({
    where: { accountId, role: "driver", status: "Active", deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      phone: true,
      email: true,
      emailProvenAt: true,
      contactPreference: true,
      notifyBySms: true,
      ownRequests: { where: { id: repairRequestId }, select: { contactPreference: true } },
    },
  });
  const phones = drivers.flatMap(({ phone }) => phone ?? []);
  const [silent, agreed] = [await silentAmong(tx, phones), await agreedAmong(tx, phones)];
  const troubled = await troubledAmong(
    tx,
    drivers.flatMap(({ email }) => email ?? []),
  );
  return drivers.map((driver) => {
    const { id, firstName, lastName, phone, email, contactPreference, notifyBySms, ownRequests } = driver;
    const prefers = ownRequests[0]?.contactPreference ?? contactPreference;
    // Whichever way they chose, a text goes only to who agreed to texts.
    const texts = phone !== null && agreed.has(phone) && notifyBySms && !silent.has(phone);
    const emails = email !== null && !troubled.has(email);
    const way = wayTo({ prefers, texts, quiet: !notifyBySms, emails }, needed);
    // Whoever has no phone was entered by the shop, whose word the address is: no other way would open the repair to them.
    const proven = driver.emailProvenAt !== null || phone === null;
    return { id, name: fullName({ firstName, lastName }), prefers, phone, address: email, proven, way };
  });
}

/** The way to one repair: its code stands in for the phone's until the person has entered that. */
export function repairLink(repairRequestId: string, code: string | undefined, page = ""): string {
  return `${ownOrigin()}/repair-status/${repairRequestId}${page}${code ? `?code=${code}` : ""}`;
}
