import { Lock, MessageSquareText } from "lucide-react";
import { DeliveryNote } from "#app/routes/dashboard/delivery-note.tsx";
import { MessageFiles, type RepairOfFiles } from "#app/routes/dashboard/message-files.tsx";
import { HistoryItem } from "#app/routes/dashboard/repair/timeline/history-list.tsx";
import type { TimelineEntry } from "#app/routes/dashboard/repair/timeline/timeline-entries.ts";
import { cn } from "#app/ui/cn.ts";

const SHOWN = 20;

/** What was said and what happened, newest first; the older part is folded. */
export function Timeline({ entries, repair }: { entries: TimelineEntry[]; repair: RepairOfFiles | null }) {
  if (entries.length === 0) return <p className="pt-4 text-sm text-muted">Nothing has been said or done yet.</p>;
  const older = entries.slice(SHOWN);
  return (
    <>
      <Entries entries={entries.slice(0, SHOWN)} repair={repair} />
      {older.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center text-sm font-medium text-accent-text">
            {older.length} older
          </summary>
          <Entries entries={older} repair={repair} />
        </details>
      ) : null}
    </>
  );
}

const BY: Record<string, string> = { sms: " by text message", email: " by e-mail" };

function Entries({ entries, repair }: { entries: TimelineEntry[]; repair: RepairOfFiles | null }) {
  return (
    <ol className="grid gap-3 pt-4 text-sm">
      {entries.map((entry) => (
        <li key={entry.kind + entry.id}>
          <Entry entry={entry} repair={repair} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, repair }: { entry: TimelineEntry; repair: RepairOfFiles | null }) {
  if (entry.kind === "event") return <HistoryItem entry={entry.event} />;
  if (entry.kind === "note") {
    return (
      <Said tone="bg-warning-soft" at={entry.at}>
        <p className="flex items-center gap-1.5 font-medium">
          <Lock aria-hidden="true" className="size-3.5 shrink-0" /> {entry.from}, internal note
        </p>
        <p className="mt-1 whitespace-pre-line">{entry.body}</p>
        {entry.mentioned.length > 0 ? <p className="text-muted">Told: {entry.mentioned.join(", ")}</p> : null}
      </Said>
    );
  }
  if (entry.kind === "reply") {
    return (
      <Said tone="bg-warning-soft" at={entry.at}>
        <p>{entry.body}</p>
      </Said>
    );
  }
  if (entry.kind === "text") {
    return (
      <Said tone="bg-raised" at={entry.at}>
        <p className="flex items-center gap-1.5 font-medium">
          <MessageSquareText aria-hidden="true" className="size-3.5 shrink-0" /> {entry.by}
        </p>
        <p className="mt-1 whitespace-pre-line">{entry.body}</p>
        <DeliveryNote delivery={entry.delivery} />
      </Said>
    );
  }
  return (
    <Said tone="bg-accent-soft" at={entry.at}>
      <p>
        <strong>{entry.from}</strong> to {entry.to}
        {BY[entry.channel] ?? ""}
      </p>
      <p className="mt-1 whitespace-pre-line">{entry.body}</p>
      <MessageFiles files={entry.files} repair={repair} />
      <DeliveryNote delivery={entry.delivery} />
    </Said>
  );
}

function Said({ tone, at, children }: { tone: string; at: string; children: React.ReactNode }) {
  return (
    <div className={cn("rounded-lg px-3 py-2", tone)}>
      {children}
      <p className="text-muted">{at}</p>
    </div>
  );
}
