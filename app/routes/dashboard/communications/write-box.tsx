import { type KeyboardEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { waysToOther } from "#app/desk/write-customer.server.ts";
import { textOf, useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { Button } from "#app/ui/button.tsx";
import { Label } from "#app/ui/form/field.tsx";
import { controlClass } from "#app/ui/form/field-parts.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { useKeptDraft } from "../use-kept-draft.ts";
import { AboutField, AttachField, LengthNote, TemplateField, WayField } from "../write-parts.tsx";
import type { action } from "./thread.tsx";

type Refused =
  Awaited<ReturnType<typeof action>> extends infer Answer
    ? Answer extends { data: infer Data }
      ? Data
      : never
    : never;

type Props = {
  otherId: string;
  /** Names the next message: two quick presses are one. */
  messageKey: string;
  /** How it can leave for a customer, and about which repair. */
  leaving: ReturnType<typeof waysToOther>;
  /** What this page was answered, where it was sent without a script. */
  refused: Refused | undefined;
  /** One's own words that went out last. */
  last: string | undefined;
};

export function WriteBox({ otherId, messageKey, leaving, refused, last }: Props) {
  const fetcher = useFetcher<typeof action>();
  // Null as soon as something else was sent: the router would keep the answer to a message that was refused beside one that went out.
  const answer = fetcher.data === undefined ? refused : fetcher.data;
  const typed = useInterrupted();
  const [about, setAbout] = useState(answer?.repairRequestId ?? textOf(typed, "repairRequestId"));
  const repair = leaving?.repairs.find(({ id }) => id === about) ?? leaving?.repairs[0];
  const sending = fetcher.state !== "idle";
  const field = useKeptDraft(`thread:${otherId}`, { sending, refused: Boolean(fetcher.data), last });
  const words = answer?.messageBody ?? textOf(typed, "messageBody");
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      onSubmit={() => fetcher.reset()}
      className="flex flex-wrap gap-2 border-t border-line px-4 py-3"
    >
      <input type="hidden" name="key" value={messageKey} />
      <div className="grid w-full gap-1.5">
        <Label htmlFor="message" className="sr-only">
          Message
        </Label>
        <textarea
          ref={field}
          id="message"
          name="messageBody"
          rows={2}
          defaultValue={words}
          aria-describedby="message-length"
          onKeyDown={sendByEnter}
          placeholder="Message"
          className={`${controlClass} field-sizing-content max-h-60 min-h-16 py-2`}
        />
        <LengthNote id="message-length" words={words} />
      </div>
      <AttachField lost={answer?.lostFiles} />
      <div className="flex w-full flex-wrap items-end gap-2">
        {leaving && repair ? (
          <>
            <AboutField repairs={leaving.repairs} chosen={repair.id} onChoose={setAbout} />
            <TemplateField templates={repair.templates} field={field} />
            <WayField
              ways={leaving.ways}
              stopped={leaving.stopped}
              about={repair.name}
              chosen={answer?.way ?? textOf(typed, "way")}
            />
          </>
        ) : null}
        <Button size="sm" busy={sending} busyLabel="Sending..." className="ml-auto px-5">
          Send
        </Button>
      </div>
      <FormToast toast={answer?.toast} />
    </fetcher.Form>
  );
}

/** Enter sends, Shift and Enter is a new line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.currentTarget.value.trim()) event.currentTarget.form?.requestSubmit();
}
