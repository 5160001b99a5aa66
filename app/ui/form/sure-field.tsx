type Props = {
  asked: string | undefined;
  /** What was ticked before, where something else is in the way now. */
  answered?: string | undefined;
};

/** What was asked about an entry, above at its field: the box is ticked for these sentences and no others. */
export function SureField({ asked, answered }: Props) {
  if (!asked) return answered ? <input type="hidden" name="sure" value={answered} /> : null;
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-lg bg-danger-soft px-3 py-1.5 text-sm font-medium">
      <input key={asked} type="checkbox" name="sure" value={asked} className="size-5 shrink-0" /> It is so: save it
      anyway
    </label>
  );
}
