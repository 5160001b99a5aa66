import { formatMoney } from "#app/platform/format.ts";
import { cn } from "#app/ui/cn.ts";
import type { Suggested, useSuggestions } from "./use-suggestions.ts";

type Props = { of: ReturnType<typeof useSuggestions>; line: number; onTake: (chosen: Suggested) => void };

/** What the shop's packages and the price guide know of the words of a line. */
export function Suggestions({ of, line, onTake }: Props) {
  const open = of.line === line && of.list.length > 0;
  return (
    <div
      id={of.idOf(line)}
      role="listbox"
      aria-label="Packages, and jobs of the price guide"
      hidden={!open}
      className={cn(
        "absolute top-full left-0 z-30 mt-1 max-h-80 w-full min-w-72 sm:min-w-104 overflow-y-auto rounded-xl border border-line bg-panel p-1 text-sm shadow-overlay",
        !open && "hidden",
      )}
    >
      {of.list.map((each, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={`${each.lines ? "package" : "job"} ${each.job}`}
          id={`${of.idOf(line)}-${index}`}
          role="option"
          aria-selected={index === of.at}
          // Before the field loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(each)}
          className={cn(
            "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 hover:bg-raised",
            index === of.at && "bg-accent-soft",
          )}
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{each.job}</span>
          <span className="shrink-0 text-muted tabular-nums">{saidOf(each)}</span>
        </div>
      ))}
    </div>
  );
}

function saidOf({ price, hours, lines }: Suggested): string {
  const sum = price === null ? "" : formatMoney(price);
  if (!lines) return [sum && `usually ${sum}`, hours === null ? "" : `${hours} h`].filter(Boolean).join(" · ");
  return `Package, ${lines.length} ${lines.length === 1 ? "line" : "lines"}, ${sum}`;
}
