import { typeOfWords } from "#app/quote-reader/lines/said-type.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = { name: string; index: number; value: string; words: string; onChange: (type: string) => void };

/** What a line is: by its words, or as it is chosen. */
export function TypeOfLine({ name, index, value, words, onChange }: Props) {
  return (
    <select
      name={name}
      aria-label={`Type of line ${index + 1}`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${controlClass} h-11 px-2.5 text-sm max-sm:col-span-3`}
    >
      <option value="">{words.trim() ? `${typeOfWords(words)}, by words` : "By words"}</option>
      {ITEM_TYPES.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </select>
  );
}
