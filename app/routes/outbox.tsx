import { data, Form } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { receiveSimulatedText } from "#app/desk/attachments/simulated-text.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";
import type { EmailContent } from "#app/messages/email/frame.ts";
import { listEmailOutbox } from "#app/messages/email/queue.server.ts";
import { listOutbox } from "#app/messages/outbound-message.server.ts";
import { maySeeOutbox } from "#app/people/demo.server.ts";
import { formatDateTime, formatPhone } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { notFound } from "#app/platform/refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Label } from "#app/ui/form/field.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";
import { titled } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/outbox";

/** Where simulated text messages end: a page for this machine alone, or for an admin. Elsewhere there is no such page. */
export async function loader({ request }: Route.LoaderArgs) {
  if (!(await maySeeOutbox(await getViewer(request)))) throw notFound();
  const [texts, emails] = await Promise.all([listOutbox(100), listEmailOutbox(100)]);
  return { messages: texts, emails: emails.map(shown) };
}

/** A text as a customer would send it: it goes the way of a real one. */
export async function action({ request }: Route.ActionArgs) {
  if (!(await maySeeOutbox(await getViewer(request)))) throwAsResponse(notFound());
  const form = await readForm(request);
  try {
    const answer = await receiveSimulatedText(form);
    const description = answer
      ? `Answered: ${answer}`
      : "No words of its own are answered: a person reads it in Communications, in a moment.";
    return await redirectWithToast("/outbox", { kind: "success", title: "Text received", description });
  } catch (error) {
    const { message, status } = asFailure(error, messages.unforeseen);
    const [from, body] = [String(form.get("from") ?? ""), String(form.get("body") ?? "")];
    const toast = toastOf({ kind: "error", title: "Text not received", description: message });
    return data({ from, body, toast }, { status });
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

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
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
          <TextFromCustomer answer={actionData} />
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

function TextFromCustomer({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  return (
    <Disclosure summary="Text us as a customer would" defaultOpen={answer !== undefined} className="mb-6">
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <div className="grid gap-1.5">
          <Label htmlFor="from">From the phone</Label>
          <input
            id="from"
            name="from"
            type="tel"
            required
            defaultValue={answer?.from}
            className={`${controlClass} min-h-12`}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="body">Words</Label>
          <textarea id="body" name="body" rows={2} defaultValue={answer?.body} className={`${controlClass} py-2`} />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="files">Pictures or PDFs</Label>
          <input id="files" name="files" type="file" multiple className={`${controlClass} min-h-12 py-2`} />
        </div>
        <p className="text-sm text-muted">
          STOP, START and HELP are answered at once, and the answer stands below. With Twilio it is Twilio that answers
          them where its own opt-out handling is on, and otherwise we do. Everything else a person answers: from a
          customer in their conversation, from an unknown number under Communications of an admin.
        </p>
        <Button className="justify-self-start">Send to us</Button>
      </Form>
      <FormToast toast={answer?.toast} />
    </Disclosure>
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
