import type { AttachmentView } from "#app/messages/attachments/attachment.ts";
import { Calls } from "#app/routes/dashboard/repair/calls.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { MessageFiles } from "../message-files.tsx";

type Props = {
  texts: { id: string; messageBody: string; sentAt: string; files: AttachmentView[] }[];
  calls: Parameters<typeof Calls>[0]["calls"];
};

/** What came from outside every conversation. */
export function Strangers({ texts, calls }: Props) {
  if (texts.length === 0 && calls.length === 0) return null;
  return (
    <Card className="mt-6 divide-y divide-line px-5">
      {texts.length > 0 ? (
        <Disclosure summary={`Texts from unknown numbers (${texts.length})`}>
          <ol className="grid gap-3">
            {texts.map((text) => (
              <li key={text.id} className="rounded-lg bg-raised p-3 text-sm">
                <p className="text-muted">{text.sentAt}</p>
                <p className="mt-1 whitespace-pre-line">{text.messageBody}</p>
                <MessageFiles files={text.files} repair={null} />
              </li>
            ))}
          </ol>
        </Disclosure>
      ) : null}
      {calls.length > 0 ? (
        <Disclosure summary={`AI assistant calls (${calls.length})`}>
          <Calls calls={calls} />
        </Disclosure>
      ) : null}
    </Card>
  );
}
