import { typeOfWords } from "#app/quote-reader/lines/said-type.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { cn } from "#app/ui/cn.ts";
import { controlClass } from "#app/ui/form/field-parts.tsx";

type Props = {
  name: string;
  label: string;
  value: string;
  words: string;
  /** The words of all lines of the grid. */
  beside?: string[];
  onChange: (type: string) => void;
  className?: string;
};

/** What a line is: by its words, or as it is chosen. */
export function TypeOfLine({ name, label, value, words, beside = [], onChange, className }: Props) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cn(controlClass, "h-11 px-2.5 text-sm", className)}
    >
      <option value="">{words.trim() ? `${typeOfWords(words, beside)}, by words` : "By words"}</option>
      {ITEM_TYPES.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </select>
  );
}
