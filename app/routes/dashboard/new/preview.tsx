import { type RefObject, useEffect, useState } from "react";
import { LINK, linkText } from "#app/desk/customer-link.ts";
import type { IntakeDraft } from "#app/desk/intake.ts";
import { splitName } from "#app/platform/format.ts";
import { oneOf } from "#app/platform/known.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { readCarWords } from "#app/shop/car-words.ts";
import { Money } from "#app/ui/money/money.tsx";
import { sumOf } from "./line-sum.ts";
import type { Caller } from "./use-caller.ts";

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  initial: IntakeDraft;
  caller: Caller | null;
  origin: string;
  company: string;
};

/** What the customer is going to read, as it stands now. */
export function Preview({ formRef, initial, caller, origin, company }: Props) {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    const form = formRef.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the letter has been taken: to draw in the middle of it could take it back.
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => form && setTyped(readTyped(new FormData(form))), 60);
    };
    read();
    form?.addEventListener("input", read);
    form?.addEventListener("change", read);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("input", read);
      form?.removeEventListener("change", read);
    };
  }, [formRef]);
  const car = caller?.cars.find(({ id }) => id === typed.vehicleId) ?? caller?.cars[0] ?? null;
  const vehicle = readCarWords(typed.car) ?? (typed.car === "" ? car : null);
  const priced = typed.lineItems.filter(({ description, unitPrice }) => description.trim() && Number(unitPrice) > 0);
  const total = sumOf(priced);
  const text = linkText({
    company,
    firstName: splitName(caller?.name ?? typed.name).firstName,
    vehicle: vehicle ?? { make: "…", model: "", year: new Date().getFullYear() },
    lines: priced.length,
    total,
  });
  return (
    <section aria-labelledby="preview" className="rounded-xl border border-line bg-panel p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="preview" className="text-sm font-medium text-muted">
          {priced.length} {priced.length === 1 ? "line" : "lines"}
        </h2>
        <Money cents={total} className="text-xl font-semibold" />
      </div>
      <p className="mt-3 text-sm font-medium">The customer gets this text</p>
      <p className="mt-1 rounded-lg bg-raised p-3 text-sm [overflow-wrap:anywhere]">
        {vehicle ? text.replace(LINK, `${origin}/repair-status?code=…`) : "The car is missing still."}
      </p>
    </section>
  );
}

function readTyped(form: FormData): IntakeDraft {
  const text = (name: string) => String(form.get(name) ?? "");
  const lines = [...form.keys()]
    .filter((name) => name.endsWith(".description"))
    .map((name) => name.replace(/\.description$/, ""));
  return {
    ...{ token: text("token"), phone: text("phone"), name: text("name"), email: text("email") },
    ...{ vehicleId: text("vehicleId"), car: text("car"), plate: text("plate"), complaint: text("complaint") },
    lineItems: lines.map((line) => ({
      type: oneOf(ITEM_TYPES, text(`${line}.type`)),
      description: text(`${line}.description`),
      quantity: text(`${line}.quantity`),
      unitPrice: text(`${line}.unitPrice`).replace(/[$,\s]/g, ""),
    })),
  };
}
