import { ChevronRight } from "lucide-react";
import { Linked } from "#app/ui/linked.tsx";

export type SourceShown = { name: string; url: string | null; grade: string; date: string | null };

type Props = {
  sources: SourceShown[];
  /** Whose figures the rate of labor comes from. */
  rate?: SourceShown[];
  /** What else is known of the work, each with its page in brackets where it has one. */
  notes?: string[];
  /** Where something was pressed already to come here: the pages stand one press away. */
  open?: boolean;
  /** What they speak of, for who hears the page: "Sources" alone stands many times on it. */
  of: string;
};

/** Who says what is usual, behind one press; each with its page, where it has one. */
export function Sources({ sources, rate = [], notes = [], open = false, of }: Props) {
  if (sources.length + rate.length === 0) return null;
  return (
    <details open={open} className="group/sources text-sm">
      <summary className="flex min-h-11 items-center gap-1.5 font-medium">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted group-open/sources:rotate-90" />
        Sources<span className="sr-only"> of what is usual for {of}</span>
      </summary>
      <ul className="grid gap-1 text-muted [overflow-wrap:anywhere]">
        {notes.map((note) => (
          <li key={note}>
            <Linked text={note} />
          </li>
        ))}
        {sources.map((source) => (
          <Source key={source.name + source.date} source={source} />
        ))}
        {rate.map((source) => (
          <Source key={`rate ${source.name} ${source.date}`} source={source} about="labor rate: " />
        ))}
      </ul>
    </details>
  );
}

function Source({ source: { name, url, grade, date }, about = null }: { source: SourceShown; about?: string | null }) {
  const standing = ` · grade ${grade}${date ? ` · ${date}` : ""}`;
  return (
    <li>
      {url ? (
        <>
          {about}
          <a href={url} target="_blank" rel="noreferrer" className="underline">
            {name}
          </a>
          {standing}
        </>
      ) : (
        `${about ?? ""}${name}${standing}`
      )}
    </li>
  );
}
