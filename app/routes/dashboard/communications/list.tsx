import { Link, useLocation } from "react-router";
import { requireScreen } from "#app/http/page.server.ts";
import { toAttachmentView } from "#app/messages/attachments/attachment.ts";
import { listRecentConversations } from "#app/messages/recent-communications.server.ts";
import { listStrangers } from "#app/messages/strangers.server.ts";
import { formatWhen } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/list";
import { Strangers } from "./strangers.tsx";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const q = url.searchParams.get("q");
  const [conversations, { texts, calls }] = await Promise.all([
    listRecentConversations(viewer, q, 100),
    listStrangers(viewer),
  ]);
  return {
    q,
    conversations: conversations.map(({ lastTime, ...rest }) => ({ ...rest, at: formatWhen(lastTime) })),
    texts: texts.map(({ attachments, ...text }) => ({
      ...text,
      sentAt: formatWhen(text.sentAt),
      files: attachments.map(toAttachmentView),
    })),
    calls: calls.map((call) => ({ ...call, createdAt: formatWhen(call.createdAt) })),
  };
}

export const meta = metaOf("Communication Center");

export default function CommunicationsPage({ loaderData }: Route.ComponentProps) {
  const { conversations, q } = loaderData;
  const { pathname, search } = useLocation();
  const chosen = pathname !== "/dashboard/communications";
  const reading = chosen && !pathname.endsWith("/new");
  return (
    <>
      <PageHeader
        title="Communication Center"
        actions={
          <ButtonLink to={`/dashboard/communications/new${search}`} variant={chosen ? "secondary" : "primary"}>
            New Message
          </ButtonLink>
        }
      />
      <Card className="grid grid-cols-[minmax(0,1fr)] overflow-hidden lg:h-[max(37rem,calc(100dvh-12rem))] lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cn("overflow-y-auto border-line lg:border-r", reading && "max-lg:hidden")}>
          <SearchForm
            label="Search conversations"
            action="/dashboard/communications"
            defaultValue={q}
            className="p-4"
          />
          {conversations.length === 0 ? (
            <EmptyList
              title={q ? "No conversations match your search" : "No conversations yet"}
              searched={{ q, to: "/dashboard/communications" }}
            />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {conversations.map((conversation) => (
                <li key={conversation.userId}>
                  <Link
                    to={`/dashboard/communications/${conversation.userId}${search}`}
                    aria-current={pathname.endsWith(conversation.userId) ? "true" : undefined}
                    className={cn(
                      "block px-4 py-2 text-sm hover:bg-raised focus-visible:-outline-offset-2",
                      pathname.endsWith(conversation.userId) && "bg-accent-soft",
                    )}
                  >
                    <span className="flex items-center gap-2">
                      <span className="truncate font-medium">{conversation.name}</span>
                      <span className="ml-auto shrink-0 text-muted tabular-nums">{conversation.at}</span>
                    </span>
                    <span className="flex items-center gap-2">
                      <span className="min-w-0 flex-1 truncate text-muted">{conversation.lastMessage}</span>
                      {conversation.unread > 0 ? <Badge tone="accent">{conversation.unread} new</Badge> : null}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {chosen ? <Outlet /> : <p className="p-8 text-center text-muted">No conversation selected</p>}
      </Card>
      {conversations.length > 0 ? <Pagination csv="/dashboard/export/communications" /> : null}
      <Strangers texts={loaderData.texts} calls={loaderData.calls} />
    </>
  );
}
