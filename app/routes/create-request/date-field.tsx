import { type FieldMetadata, getInputProps, useInputControl } from "@conform-to/react";
import * as Popover from "@radix-ui/react-popover";
import { CalendarDays } from "lucide-react";
import { useEffect, useState } from "react";
import { DayPicker } from "react-day-picker";
import { FieldError, Input, Label } from "#app/ui/field.tsx";

const shown = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** A calendar in a popover, one month of it; before any script a plain date input of the same name. */
export function DateField({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const [scripted, setScripted] = useState(false);
  const [open, setOpen] = useState(false);
  const control = useInputControl(field);
  useEffect(() => setScripted(true), []);
  const { key, ...input } = getInputProps(field, { type: "date" });
  const picked = control.value ? new Date(`${control.value}T12:00:00`) : undefined;
  if (!scripted) {
    return (
      <div className="grid gap-1.5">
        <Label htmlFor={field.id}>{label}</Label>
        <Input key={key} {...input} />
        <FieldError id={field.errorId} messages={field.errors} />
      </div>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={field.id}>{label}</Label>
      <input type="hidden" name={field.name} value={control.value ?? ""} />
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          id={field.id}
          type="button"
          className="flex min-h-12 w-full items-center gap-2 rounded-lg border border-control bg-panel px-3.5 text-left text-ink"
        >
          <CalendarDays aria-hidden="true" className="size-5 text-muted" />
          {picked ? shown.format(picked) : <span className="text-muted">Pick a date</span>}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={6}
            collisionPadding={12}
            aria-label={label}
            className="z-30 rounded-xl border border-line bg-panel p-3 text-ink shadow-overlay"
          >
            <DayPicker
              mode="single"
              autoFocus
              selected={picked}
              defaultMonth={picked ?? new Date()}
              disabled={{ before: new Date() }}
              classNames={{
                month_caption: "mb-2 px-2 font-semibold",
                nav: "absolute top-2 right-2 flex gap-1",
                months: "relative",
                button_previous: "grid size-11 place-items-center rounded-lg hover:bg-raised fill-ink",
                button_next: "grid size-11 place-items-center rounded-lg hover:bg-raised fill-ink",
                chevron: "size-4 fill-current",
                weekday: "size-11 text-sm font-normal text-muted",
                day: "p-0 text-center",
                day_button: "size-11 rounded-lg hover:bg-raised disabled:text-muted disabled:opacity-50",
                selected: "[&>button]:bg-accent [&>button]:text-accent-ink",
                today: "font-semibold text-accent-text",
              }}
              onSelect={(date) => {
                control.change(date ? toIsoDate(date) : "");
                setOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}

/** yyyy-MM-dd of the day as the person sees it. */
function toIsoDate(date: Date) {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
