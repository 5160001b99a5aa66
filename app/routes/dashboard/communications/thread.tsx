import { randomUUID } from "node:crypto";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { data, Link, useLocation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { keepFiles, takeFiles, wordsWith } from "#app/desk/attachments/receive.server.ts";
import { findWaysTo, requireWritable, waysToOther, writeToCustomer } from "#app/desk/write-customer.server.ts";
import { WriteCustomer } from "#app/desk/write-customer.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";
import { toAttachmentView } from "#app/messages/attachments/attachment.ts";
import { openConversation, sendMessage } from "#app/messages/communication.server.ts";
import { NewMessage, saidOfMessage } from "#app/messages/communication.ts";
import { requireReceiver } from "#app/messages/recipients.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formatPhone, formatWhen, fullName } from "#app/platform/format.ts";
import { cn } from "#app/ui/cn.ts";
import { DeliveryNote } from "../delivery-note.tsx";
import { MessageFiles } from "../message-files.tsx";
import { MessageWords } from "../message-words.tsx";
import type { Route } from "./+types/thread";
import { WriteBox } from "./write-box.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { other, messages, ...found } = await openConversation(viewer, params.userId);
  const leaving = waysToOther(viewer, other, found);
  return {
    key: randomUUID(),
    leaving,
    repair: leaving && { id: leaving.repairRequestId, name: leaving.about },
    other: {
      id: other.id,
      name: fullName(other),
      phone: leaving && other.role === "driver" ? other.phone : null,
      page: other.role === "driver" && may(viewer.user.role, "customers.keep"),
    },
    messages: messages.map(({ id, messageBody, sentAt, senderUserId, channel, delivery, by, attachments }) => ({
      id,
      delivery,
      messageBody,
      files: attachments.map(toAttachmentView),
      at: `${by ? `${by} · ` : ""}${formatWhen(sentAt)}${BY[channel] ?? ""}`,
      own: senderUserId === viewer.user.id,
      ofShop: senderUserId !== other.id,
    })),
  };
}

const BY: Record<string, string> = { sms: ", by text", email: ", by e-mail" };

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const here = `/dashboard/communications/${params.userId}${url.search}`;
  const form = await readForm(request);
  form.set("receiverUserId", params.userId);
  const chosen = takeFiles(form);
  const messageBody = wordsWith(chosen, NewMessage.shape.messageBody);
  const submission = parseForm(form, { schema: NewMessage.extend({ messageBody }) });
  if (submission.status !== "success") {
    return again(form, chosen, saidOfMessage(submission.error), 400);
  }
  try {
    // What leaves the house carries the link to their repair; what stays stands with it, or is a message as between any two.
    const { messageBody: words, repairRequestId: about, key } = submission.value;
    const leaving = await findWaysTo(viewer, params.userId, about);
    const way = WriteCustomer.shape.way.catch("web").parse(form.get("way") ?? undefined);
    if (leaving && way !== "web") {
      const origin = env.PUBLIC_ORIGIN ?? url.origin;
      const to = { way, to: params.userId };
      const types = chosen.map(({ type }) => type);
      if (chosen.length > 0) await requireWritable(viewer, leaving.repairRequestId, { ...to, types });
      const files = await keepFiles(viewer, chosen);
      await writeToCustomer(viewer, leaving.repairRequestId, { messageBody: words, key, ...to, origin, files });
    } else {
      const message = { ...submission.value, repairRequestId: leaving?.repairRequestId ?? about };
      if (chosen.length > 0) await requireReceiver(viewer, message);
      await sendMessage(viewer, message, await keepFiles(viewer, chosen));
    }
    return await redirectWithToast(here, { kind: "success", title: "Message Sent" });
  } catch (error) {
    const refusal = asFailure(error, "An error occurred while sending your message");
    return again(form, chosen, { title: "Failed to send message", description: refusal.message }, refusal.status);
  }
}

/** The page with what was written, the toast, and whether there were files: they have to be chosen again. */
function again(form: FormData, files: File[], said: { title: string; description: string }, status: number) {
  const [messageBody = "", way, repairRequestId] = ["messageBody", "way", "repairRequestId"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 10_000) : undefined;
  });
  const toast = toastOf({ kind: "error", ...said });
  return data({ messageBody, way, repairRequestId, lostFiles: files.length > 0, toast }, { status });
}

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const { other, messages, leaving } = loaderData;
  const { search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it scrolls to
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <section aria-label={`Conversation with ${other.name}`} className="flex min-h-0 flex-col">
      <Link
        to={`/dashboard/communications${search}`}
        className="inline-flex min-h-11 items-center gap-2 border-b border-line px-5 text-sm text-muted lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> All conversations
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-1">
        <h2 className="py-2 font-semibold">
          {other.page ? (
            <Link to={`/dashboard/customers/${other.id}`} className="hover:underline">
              {other.name}
            </Link>
          ) : (
            other.name
          )}
        </h2>
        {other.phone ? (
          <a
            href={`tel:${other.phone}`}
            className="mr-auto inline-flex min-h-11 items-center text-sm text-accent-text hover:underline"
          >
            {formatPhone(other.phone)}
          </a>
        ) : null}
        {loaderData.repair ? (
          <Link
            to={`/dashboard/repair-requests/${loaderData.repair.id}?from=/dashboard/communications/${other.id}`}
            className="inline-flex min-h-11 items-center text-sm text-accent-text underline"
          >
            {loaderData.repair.name}
          </Link>
        ) : null}
      </div>
      {messages.length === 0 ? (
        <p className="flex-1 p-8 text-center text-muted">No messages yet. Start the conversation!</p>
      ) : (
        // From its end on: it opens at the newest, without a script too.
        <div
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto max-lg:max-h-[max(16rem,calc(100dvh-27rem))]"
        >
          <ol aria-label="Messages" aria-live="polite" className="flex flex-col gap-2 p-4">
            {messages.map((message) => (
              <li
                key={message.id}
                className={cn(
                  "max-w-[85%] rounded-lg px-3 py-2 text-sm",
                  message.ofShop ? "self-end bg-accent-soft" : "self-start border border-line",
                )}
              >
                <span className="block break-words whitespace-pre-line">
                  <MessageWords words={message.messageBody} />
                </span>
                <MessageFiles files={message.files} repair={loaderData.repair} />
                <span className="block text-muted">{message.at}</span>
                <DeliveryNote delivery={message.delivery} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <WriteBox
        messageKey={loaderData.key}
        otherId={other.id}
        leaving={leaving}
        refused={actionData}
        last={messages.findLast(({ own }) => own)?.messageBody}
      />
    </section>
  );
}
