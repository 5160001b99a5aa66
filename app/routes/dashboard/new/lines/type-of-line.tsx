import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = { name: string; index: number; value: string; chosen: boolean; onChange: (type: string) => void };

/** What a line is: chosen, or kept as it came. */
export function TypeOfLine({ name, index, value, chosen, onChange }: Props) {
  if (!chosen) return <input type="hidden" name={name} value={value} />;
  return (
    <select
      name={name}
      aria-label={`Type of line ${index + 1}`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${controlClass} h-11 px-2.5 text-sm max-sm:col-span-3`}
    >
      {ITEM_TYPES.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </select>
  );
}
