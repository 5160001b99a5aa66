import { DayPicker } from "react-day-picker";

const CLASSES = {
  months: "relative",
  month_caption: "flex h-11 items-center px-2 font-semibold",
  nav: "absolute top-0 right-0 flex",
  button_previous: "grid size-11 place-items-center rounded-lg hover:bg-raised aria-disabled:opacity-40",
  button_next: "grid size-11 place-items-center rounded-lg hover:bg-raised aria-disabled:opacity-40",
  chevron: "size-5 fill-current",
  month_grid: "border-collapse",
  weekday: "size-11 text-sm font-normal text-muted",
  day: "p-0 text-center",
  day_button: "grid size-11 place-items-center rounded-lg tabular-nums hover:bg-raised",
  today: "font-semibold text-accent-text",
  selected: "[&>button]:bg-accent [&>button]:text-accent-ink",
  outside: "text-muted opacity-60",
  disabled: "opacity-40 [&>button]:hover:bg-transparent",
};

type Props = { value: string; onPick: (date: string) => void };

/** One month; days gone by cannot be picked. Dates are yyyy-MM-dd. */
export default function Calendar({ value, onPick }: Props) {
  const selected = value ? new Date(`${value}T00:00:00`) : undefined;
  return (
    <DayPicker
      mode="single"
      numberOfMonths={1}
      autoFocus
      selected={selected}
      defaultMonth={selected}
      disabled={{ before: new Date() }}
      onSelect={(date) => onPick(date ? toIsoDate(date) : "")}
      classNames={CLASSES}
    />
  );
}

function toIsoDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
