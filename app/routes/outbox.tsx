import { getViewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { listOutbox } from "#app/messages/outbound-message.server.ts";
import { maySeeOutbox } from "#app/people/demo.server.ts";
import { formatDateTime, formatPhone } from "#app/platform/format.ts";
import { notFound } from "#app/platform/refusal.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { titled } from "#app/ui/meta.ts";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/outbox";

/** Where simulated text messages end: a page for this machine alone, or for an admin. Elsewhere there is no such page. */
export async function loader({ request }: Route.LoaderArgs) {
  try {
    if (!(await maySeeOutbox(await getViewer(request)))) throw notFound();
    return { messages: await listOutbox(100) };
  } catch (error) {
    throwAsResponse(error);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Outbox") }, { name: "robots", content: "noindex" }];
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <Main>
        <Container width="md" className="pb-20">
          <PageHeader
            title="Outbox"
            description="Text messages are simulated here: these were written, and none was sent."
            backTo="/"
          />
          {loaderData.messages.length === 0 ? (
            <EmptyState title="No messages yet">A code or a status update shows here.</EmptyState>
          ) : null}
          <ul className="grid gap-3">
            {loaderData.messages.map((message) => (
              <li key={message.id} className="rounded-xl border border-line bg-panel p-5">
                <p className="text-sm text-muted">
                  {formatDateTime(message.createdAt)} · to {formatPhone(message.phone)} · {message.status}
                </p>
                <p className="mt-1 break-words">{message.body}</p>
              </li>
            ))}
          </ul>
        </Container>
      </Main>
    </>
  );
}
