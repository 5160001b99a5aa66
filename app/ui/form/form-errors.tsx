import type { FormMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import { cn } from "#app/ui/cn.ts";
import { useKnowsWho, useStanding } from "#app/ui/form/stands-now.tsx";

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: any form's metadata
  form: FormMetadata<any, any>;
  /** Field name to the label a person knows it by, in the order of the page; a name that is missing here is written out in words. */
  labels?: Record<string, string>;
  heading?: string;
  className?: string;
};

/** The summary of everything that is wrong, each line a link to its field. Errors of the form itself have no link. */
export function FormErrors({ form, labels = {}, heading = "Please fix the following errors:", className }: Props) {
  const errors = Object.entries(form.allErrors).filter(([, list]) => list?.length);
  const places = Object.keys(labels);
  if (errors.every(([name]) => name in labels)) errors.sort(([a], [b]) => places.indexOf(a) - places.indexOf(b));
  const standing = Object.entries(useStanding());
  const knowsWho = useKnowsWho();
  if (errors.length === 0) return null;
  return (
    <div
      id={form.errorId}
      role="alert"
      className={cn("rounded-lg border border-danger bg-danger-soft p-4 text-ink", className)}
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {heading}
      </p>
      <ul className="mt-2 grid gap-1 pl-7 text-sm">
        {errors.map(([name, list]) => (
          <li key={name}>
            {name === "" ? (
              list?.join(" ")
            ) : (
              <a href={`#${form.id}-${name}`} className="inline-block py-1 underline underline-offset-2">
                {labels[name] ?? placeOf(name, labels, form.initialValue)}: {list?.join(" ")}
              </a>
            )}
          </li>
        ))}
        {standing.map(([name, now]) => (
          <li key={name}>
            <a href={`#${form.id}-${name}`} className="inline-block py-1 underline underline-offset-2">
              {labels[name] ?? inWords(name)}
              {knowsWho ? ` ${typeof now === "string" ? "is another" : "are others"} now` : NOT_KNOWN}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NOT_KNOWN = ": yours differs from what stands now";

/** A field of a row is named by the row, as one counts, and by what stands in it. */
function placeOf(name: string, labels: Record<string, string>, typed: unknown) {
  const [, rows = "", at = ""] = /^([^[.]+)\[(\d+)\]/.exec(name) ?? [];
  if (!rows) return inWords(name);
  const one = (labels[rows] ?? inWords(rows)).replace(/s$/, "").replace(/^Line item$/, "Line");
  const said = wordsIn(wordsIn(wordsIn(typed, rows), at), "description");
  return `${one} ${Number(at) + 1}${typeof said === "string" && said.trim() ? `, ${said.trim()}` : ""}`;
}

function wordsIn(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

function inWords(name: string) {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
