import { TriangleAlert } from "lucide-react";

/** What is wrong with a time, before it is booked; the box is ticked for these sentences and no others. */
export function Conflicts({ conflicts, anyway = "Book it anyway" }: { conflicts: string[]; anyway?: string }) {
  if (conflicts.length === 0) return null;
  const said = conflicts.join(" ");
  return (
    <div className="grid gap-1 rounded-lg bg-danger-soft p-3 text-sm">
      <ul className="grid gap-1">
        {conflicts.map((sentence) => (
          <li key={sentence} className="flex items-start gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" /> {sentence}
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input key={said} type="checkbox" name="anyway" value={said} className="size-5 shrink-0" /> {anyway}
      </label>
    </div>
  );
}
