import type { AttachmentView } from "#app/messages/attachments/attachment.ts";
import type { Delivery } from "#app/messages/delivery.ts";
import { formatMoment } from "#app/platform/format.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";

export type TimelineEntry = { id: string; at: string } & (
  | {
      kind: "message";
      from: string;
      to: string;
      channel: string;
      body: string;
      delivery: Delivery | null;
      files: AttachmentView[];
    }
  | { kind: "note"; from: string; body: string; mentioned: string[] }
  | { kind: "reply"; body: string }
  | { kind: "text"; by: string; body: string; delivery: Delivery }
  | { kind: "event"; event: Omit<HistoryEntry, "createdAt"> & { createdAt: string } }
);

type Source = {
  messages: {
    id: string;
    from: string;
    to: string;
    channel: string;
    messageBody: string;
    sentAt: Date;
    delivery: Delivery | null;
    files: AttachmentView[];
  }[];
  texts: { id: string; body: string; createdAt: Date; delivery: Delivery }[];
  emails: { id: string; address: string; body: string; createdAt: Date; delivery: Delivery }[];
  replies: { id: string; action: "opt_in" | "opt_out"; words: string; createdAt: Date }[];
  notes: { id: string; authorName: string; body: string; mentioned: string[]; createdAt: Date }[];
  history: HistoryEntry[];
};

const FROM_THEN = { opt_out: "no text reaches them from then on.", opt_in: "texts reach them again." };

/** What was said and what happened, newest first, as one list. */
export function timelineOf({ messages, texts, emails, replies, notes, history }: Source): TimelineEntry[] {
  const entries: [Date, TimelineEntry][] = [
    ...messages.map(({ id, from, to, channel, messageBody: body, sentAt, delivery, files }): [Date, TimelineEntry] => [
      sentAt,
      { kind: "message", id, at: formatMoment(sentAt), from, to, channel, body, delivery, files },
    ]),
    ...texts.map(({ id, body, createdAt, delivery }): [Date, TimelineEntry] => [
      createdAt,
      { kind: "text", id, at: formatMoment(createdAt), by: "Status text", body, delivery },
    ]),
    ...emails.map(({ id, address, body, createdAt, delivery }): [Date, TimelineEntry] => [
      createdAt,
      { kind: "text", id, at: formatMoment(createdAt), by: `E-mail to ${address}`, body, delivery },
    ]),
    ...replies.map(({ id, action, words, createdAt }): [Date, TimelineEntry] => [
      createdAt,
      { kind: "reply", id, at: formatMoment(createdAt), body: `The customer replied “${words}”: ${FROM_THEN[action]}` },
    ]),
    ...notes.map(({ id, authorName, body, mentioned, createdAt }): [Date, TimelineEntry] => [
      createdAt,
      { kind: "note", id, at: formatMoment(createdAt), from: authorName, body, mentioned },
    ]),
    ...history.toReversed().map((event): [Date, TimelineEntry] => {
      const at = formatMoment(event.createdAt);
      return [event.createdAt, { kind: "event", id: event.id, at, event: { ...event, createdAt: at } }];
    }),
  ];
  return entries.sort(([one], [other]) => other.getTime() - one.getTime()).map(([, entry]) => entry);
}
