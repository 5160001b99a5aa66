import { FileText } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Form, useLocation } from "react-router";
import type { AttachmentView } from "#app/messages/attachments/attachment.ts";
import { useAskAnew } from "#app/ui/behavior/use-ask-anew.ts";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";

/** The repair that a file of the conversation can be read for and kept with; null for who may do neither. */
export type RepairOfFiles = { id: string; name: string };

type Props = { files: AttachmentView[]; repair: RepairOfFiles | null; className?: string };

/** What came with a message: pictures small, each opens whole; staff read one as a quote or keep it with the repair. */
export function MessageFiles({ files, repair, className }: Props) {
  useArrival(files);
  if (files.length === 0) return null;
  return (
    <ul className={cn("mt-2 grid gap-2", className)}>
      {files.map((file) => (
        <li key={file.id} className="grid justify-items-start gap-1">
          {file.state === "kept" ? (
            <Kept file={file} repair={repair} />
          ) : (
            <p role="status" className={file.state === "failed" ? "text-danger" : "text-muted"}>
              {file.words}
            </p>
          )}
          {file.fetchable && repair ? <Deed to={`${doorOf(file)}/again`}>Fetch again</Deed> : null}
        </li>
      ))}
    </ul>
  );
}

function Kept({ file, repair }: { file: AttachmentView; repair: RepairOfFiles | null }) {
  const { picture, name, words, quote } = file;
  const door = doorOf(file);
  return (
    <>
      <a href={door} data-document className="inline-flex min-h-11 items-center gap-2 text-accent-text underline">
        {picture ? (
          <img
            src={`${door}?small`}
            alt={`Open ${name}`}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="size-32 rounded-lg border border-line object-cover"
          />
        ) : (
          <>
            <FileText aria-hidden="true" className="size-4 shrink-0" /> {name}
          </>
        )}
      </a>
      {picture ? null : <span className="text-muted">{words}</span>}
      {quote ? (
        <a
          href={`/dashboard/repair-requests/${quote.repairRequestId}/documents/${quote.id}`}
          className="inline-flex min-h-11 items-center text-accent-text underline"
        >
          Read as a quote
        </a>
      ) : null}
      {repair && !quote ? (
        <span className="flex flex-wrap gap-2">
          <Deed to={`${door}/quote`} repair={repair}>
            Read as a quote
          </Deed>
          {file.repairRequestId ? null : (
            <Deed to={`${door}/keep`} repair={repair}>
              Keep with the {repair.name}
            </Deed>
          )}
        </span>
      ) : null}
    </>
  );
}

function Deed({ to, repair, children }: { to: string; repair?: RepairOfFiles; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={to} preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {repair ? <input type="hidden" name="repairRequestId" value={repair.id} /> : null}
      <Button variant="secondary" size="sm">
        {children}
      </Button>
    </Form>
  );
}

function doorOf({ id }: AttachmentView) {
  return `/dashboard/communications/attachments/${id}`;
}

const LOOK_EVERY = 2500;
const LOOKS = 12;

/** Asks again for half a minute while something is on its way. */
function useArrival(files: AttachmentView[]) {
  const askAnew = useAskAnew();
  const { key } = useLocation();
  const waiting = files.some(({ state }) => state === "waiting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened asks anew
  useEffect(() => {
    if (!waiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      if (!document.hidden) void askAnew();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [waiting, askAnew, key]);
}
