import { Link } from "react-router";
import type { Delivery } from "#app/messages/delivery.ts";
import { DeliveryNote } from "../delivery-note.tsx";

type Message = {
  id: string;
  messageBody: string;
  channel: string;
  sentAt: string;
  from: string;
  to: string;
  delivery: Delivery | null;
};

export function Messages({ messages }: { messages: Message[] }) {
  if (messages.length === 0) {
    return (
      <p className="text-sm text-muted">
        No messages yet.{" "}
        <Link to="/dashboard/communications/new" className="text-accent-text underline">
          Start the conversation!
        </Link>
      </p>
    );
  }
  return (
    <ol className="grid gap-3">
      {messages.map((message) => (
        <li key={message.id} className="rounded-lg bg-raised p-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span>
              <strong className="text-ink">{message.from}</strong> to {message.to}
              {message.channel === "sms" ? " by text message" : ""}
            </span>
            <span>{message.sentAt}</span>
          </p>
          <p className="mt-1 whitespace-pre-line">{message.messageBody}</p>
          <DeliveryNote delivery={message.delivery} />
        </li>
      ))}
    </ol>
  );
}
