import { Link } from "react-router";
import type { Delivery } from "#app/messages/delivery.ts";
import { Initials } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";
import { SearchForm } from "#app/ui/form/search.tsx";
import { DeliveryNote } from "../delivery-note.tsx";
import { MessageWords } from "../message-words.tsx";

type Conversation = {
  userId: string;
  name: string;
  initials: string;
  lastMessage: string;
  at: string;
  unread: number;
  vehicle: string | null;
};

type Props = {
  conversations: Conversation[];
  chosen: Conversation | null;
  messages: { id: string; messageBody: string; at: string; own: boolean; delivery: Delivery | null }[];
  q: string | null;
};

/** The newest conversations, and the end of the chosen one; the whole of it is one press away. */
export function CommunicationCenter({ conversations, chosen, messages, q }: Props) {
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Communication Center"
        actions={
          <ButtonLink to="/dashboard/communications/new" variant="secondary" size="sm">
            New Message
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-1 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="border-line max-lg:border-b lg:border-r">
          <SearchForm
            name="conversation"
            label="Search conversations"
            action="/dashboard"
            defaultValue={q}
            className="p-4"
          />
          {conversations.length === 0 ? (
            <p className="px-5 pb-6 text-sm text-muted">No conversations found</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {conversations.map((conversation) => (
                <li key={conversation.userId}>
                  <Link
                    to={href(conversation.userId, q)}
                    preventScrollReset
                    aria-current={conversation.userId === chosen?.userId ? "true" : undefined}
                    className={cn(
                      "flex gap-3 px-4 py-3 text-sm hover:bg-raised",
                      conversation.userId === chosen?.userId && "bg-accent-soft",
                    )}
                  >
                    <Initials initials={conversation.initials} />
                    <span className="min-w-0 flex-1">
                      <span className="flex justify-between gap-2">
                        <span className="truncate font-medium">{conversation.name}</span>
                        {conversation.unread > 0 ? <Badge tone="accent">{conversation.unread} unread</Badge> : null}
                      </span>
                      {conversation.vehicle ? (
                        <span className="block truncate text-muted">{conversation.vehicle}</span>
                      ) : null}
                      <span className="block truncate text-muted">{conversation.lastMessage}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Thread chosen={chosen} messages={messages} />
      </div>
    </Card>
  );
}

function Thread({ chosen, messages }: Pick<Props, "chosen" | "messages">) {
  if (!chosen) {
    return <p className="grid min-h-40 place-items-center p-6 text-sm text-muted">No conversation selected</p>;
  }
  return (
    <section aria-label={`Conversation with ${chosen.name}`} className="grid content-between gap-4 p-5">
      {messages.length === 0 ? (
        <p className="text-sm text-muted">No messages yet. Start the conversation!</p>
      ) : (
        <ol className="grid gap-2">
          {messages.map((message) => (
            <li
              key={message.id}
              className={cn(
                "max-w-[85%] rounded-lg px-3 py-2 text-sm",
                message.own ? "justify-self-end bg-accent-soft" : "justify-self-start bg-raised",
              )}
            >
              <span className="block break-words whitespace-pre-line">
                <MessageWords words={message.messageBody} />
              </span>
              <span className="block text-muted">{message.at}</span>
              <DeliveryNote delivery={message.delivery} />
            </li>
          ))}
        </ol>
      )}
      <div>
        <ButtonLink to={`/dashboard/communications/${chosen.userId}`} variant="secondary" size="sm">
          Reply to {chosen.name}
        </ButtonLink>
      </div>
    </section>
  );
}

function href(userId: string, q: string | null) {
  return `/dashboard?${new URLSearchParams({ ...(q ? { conversation: q } : {}), with: userId })}`;
}
