import { getViewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import type { EmailContent } from "#app/messages/email/frame.ts";
import { listEmailOutbox } from "#app/messages/email/queue.server.ts";
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
    const [texts, emails] = await Promise.all([listOutbox(100), listEmailOutbox(100)]);
    return { messages: texts, emails: emails.map(shown) };
  } catch (error) {
    throwAsResponse(error);
  }
}

type Kept = { id: string; address: string; status: string; createdAt: Date; content: EmailContent };

function shown({ id, address, status, createdAt, content }: Kept) {
  const { subject, lines, facts = [], action, attachments = [] } = content;
  return { id, address, status, createdAt, subject, lines, facts, action: action ?? null, files: attachments.length };
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
            description="Text messages and e-mails are simulated here: these were written, and none was sent."
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
          {loaderData.emails.length > 0 ? <Emails emails={loaderData.emails} /> : null}
        </Container>
      </Main>
    </>
  );
}

function Emails({ emails }: Pick<Route.ComponentProps["loaderData"], "emails">) {
  return (
    <section className="mt-10">
      <h2 className="display mb-3 text-xl">E-mails</h2>
      <ul className="grid gap-3">
        {emails.map(({ id, address, status, createdAt, subject, lines, facts, action, files }) => (
          <li key={id} className="rounded-xl border border-line bg-panel p-5">
            <p className="text-sm text-muted">
              {formatDateTime(createdAt)} · to {address} · {status}
              {files > 0 ? ` · ${files} attached` : ""}
            </p>
            <p className="mt-1 font-semibold break-words">{subject}</p>
            {lines.map((line) => (
              <p key={line} className="mt-2 break-words whitespace-pre-line">
                {line}
              </p>
            ))}
            {facts.map(([name, value]) => (
              <p key={name} className="mt-1 text-sm">
                {name}: {value}
              </p>
            ))}
            {action ? (
              <p className="mt-2 break-all">
                <a href={action.url} className="text-accent-text underline">
                  {action.label}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
