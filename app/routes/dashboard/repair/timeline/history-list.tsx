import type { ReactNode } from "react";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { priceSaid, totalsSaid } from "#app/repair/records/totals-said.ts";

type Entry = Omit<HistoryEntry, "createdAt"> & { createdAt: string };

const KNOWN_BY: Record<string, string> = {
  session: "signed in with a password",
  phone_code: "signed in by a phone code",
  access_code: "by access code",
  provider: "the payment or message provider",
  system: "the system itself",
};

/** Who did what, when, and how we know: the customer's record of authorization. */
export function HistoryList({ entries }: { entries: Entry[] }) {
  return (
    <ol className="grid gap-4 border-l-2 border-line pl-4 [overflow-wrap:anywhere]">
      {entries.map((entry) => (
        <li key={entry.id} className="text-sm">
          <Happened entry={entry} />
          <Known entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** The same as one entry among others: how we know is folded. */
export function HistoryItem({ entry }: { entry: Entry }) {
  return (
    <div className="border-l-2 border-line pl-3 text-sm">
      <Happened entry={entry}>
        <details className="text-muted open:basis-full">
          <summary className="inline-flex min-h-6 items-center underline decoration-dotted">How we know</summary>
          <Known entry={entry} />
        </details>
      </Happened>
    </div>
  );
}

function Happened({ entry, children }: { entry: Entry; children?: ReactNode }) {
  const totals = totalsSaid(entry);
  return (
    <>
      <p className="font-medium">{entry.summary}</p>
      <div className="flex flex-wrap items-center gap-x-3 text-muted">
        <p>
          {entry.createdAt} · {entry.actorName}
        </p>
        {children}
      </div>
      {entry.lines.length > 0 ? (
        <ul className="mt-1 grid gap-0.5 text-muted">
          {entry.lines.map((line) => (
            <li key={line.id} className="tabular-nums">
              {line.description}: {priceSaid(line)}
              {line.from && line.to && line.from !== line.to ? `, ${words(line.from)} to ${words(line.to)}` : ""}
            </li>
          ))}
        </ul>
      ) : null}
      {totals ? <p className="tabular-nums">{totals}</p> : null}
    </>
  );
}

function Known({ entry }: { entry: Entry }) {
  return (
    <>
      <p className="text-muted">
        {KNOWN_BY[entry.knownBy] ?? entry.knownBy} · {entry.channel}
        {entry.ip ? ` · ${entry.ip}` : ""}
      </p>
      {entry.userAgent ? <p className="line-clamp-1 text-muted">{entry.userAgent}</p> : null}
    </>
  );
}

function words(group: string) {
  return group.replaceAll("_", " ");
}
