import { Bell } from "lucide-react";
import { Form, redirect } from "react-router";
import { isUuid } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen, safePath } from "#app/http/page.server.ts";
import { listNotifications, markNotificationsRead } from "#app/messages/notification.server.ts";
import { formatWhen } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/notifications";

const SHOWN = 50;

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { notifications, unread } = await listNotifications(viewer, SHOWN);
  return {
    unread,
    notifications: notifications.map(({ createdAt, readAt, ...notice }) => ({
      ...notice,
      at: formatWhen(createdAt),
      read: readAt !== null,
    })),
  };
}

/** Reads one notice and goes to what it is about, or reads them all. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const id = form.get("id");
  if (isUuid(id)) {
    await markNotificationsRead(viewer, id);
    return redirect(safePath(form.get("href"), "/dashboard/notifications"));
  }
  await markNotificationsRead(viewer);
  return redirect("/dashboard/notifications");
}

export const meta = metaOf("Notifications");

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { notifications, unread } = loaderData;
  return (
    <>
      <PageHeader
        title="Notifications"
        description={unread === 0 ? "Everything is read." : `${unread} unread`}
        actions={
          unread > 0 ? (
            <Form method="post">
              <Button variant="secondary">Mark all as read</Button>
            </Form>
          ) : null
        }
      />
      <Card className="overflow-hidden">
        {notifications.length === 0 ? (
          <EmptyState icon={<Bell className="size-6" />} title="No notifications yet">
            New messages, decisions, analyzed quotes, payments and status changes appear here.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {notifications.map((notice) => (
              <li key={notice.id}>
                <Form method="post">
                  <input type="hidden" name="id" value={notice.id} />
                  <input type="hidden" name="href" value={notice.href} />
                  <button type="submit" className="block w-full px-5 py-3 text-left hover:bg-raised sm:px-6">
                    <span className="flex flex-wrap items-center justify-between gap-x-4">
                      <span className={notice.read ? "font-medium" : "font-semibold"}>
                        {notice.title} {notice.read ? null : <Badge tone="accent">Unread</Badge>}
                      </span>
                      <span className="text-sm text-muted">{notice.at}</span>
                    </span>
                    <span className="block text-sm text-muted">{notice.body}</span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
