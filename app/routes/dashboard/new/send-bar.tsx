import { type RefObject, useEffect, useState } from "react";
import { bookedSaid, isToCome, LINK, linkText } from "#app/desk/customer-link.ts";
import type { IntakeDraft } from "#app/desk/intake.ts";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { splitName, vehicleAmong } from "#app/platform/format.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { OTHER_CAR } from "#app/shop/car-words.ts";
import { isSamePlate } from "#app/shop/plate.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Money } from "#app/ui/money/money.tsx";
import { sumOf } from "./lines/line-sum.ts";
import type { Caller } from "./use-caller.ts";
import { type NamedCar, useNamedCar } from "./use-named-car.ts";

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  initial: IntakeDraft;
  caller: Caller | null;
  /** What a VIN that stood there as the page came says. */
  named: NamedCar;
  origin: string;
  company: string;
  place: string;
  busy: boolean;
};

/** What the customer is going to read and what it comes to, as it stands now, beside the verbs: in sight wherever one types. */
export function SendBar({ formRef, initial, caller, named, origin, company, place, busy }: Props) {
  const hydrated = useHydrated();
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
  const first = typed.vehicleId === OTHER_CAR ? null : caller?.cars[0];
  const car = caller?.cars.find(({ id }) => id === typed.vehicleId) ?? first ?? null;
  const { car: typedCar, isAsked } = useNamedCar(typed.car, caller, named);
  const vehicle = typedCar ?? (typed.car === "" ? car : null);
  const own = vehicle && "id" in vehicle ? vehicle.id : null;
  const others =
    caller?.cars.filter(({ id, plate }) => id !== own && !(plate && isSamePlate(plate, typed.plate))) ?? [];
  const missing = isAsked ? "the VIN is being read." : "the car is still missing.";
  const priced = typed.lineItems.filter(
    ({ description, unitPrice }) => description.trim() && unitPrice.trim() && Number(unitPrice) >= 0,
  );
  const total = sumOf(priced);
  const text = linkText({
    company,
    firstName: splitName(caller?.name ?? typed.name).firstName,
    vehicle: vehicle ? vehicleAmong({ plate: typed.plate, vin: provenVin(typed.car), ...vehicle }, others) : "…",
    lines: priced.length,
    asked: total,
    target: null,
    booked: isToCome(typed.at) ? bookedSaid(typed.at, place) : null,
  });
  return (
    <div className="send-bar max-lg:contents lg:sticky lg:bottom-0 lg:z-10 lg:flex lg:items-center lg:gap-6 lg:border-t lg:border-line lg:bg-ground lg:py-3">
      <section aria-label="What the customer gets" className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        <span className="font-medium">The customer gets this text: </span>
        <span className="text-muted">{vehicle ? text.replace(LINK, `${origin}/repair-status?code=…`) : missing}</span>
        {/* Without a script it is the text of what stood there when the page came. */}
        <noscript>
          <Button variant="secondary" size="sm" formNoValidate name="find" value="text">
            Show the text as it stands
          </Button>
        </noscript>
      </section>
      <div className="flex flex-wrap items-center gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-4 max-lg:py-2.5 max-lg:sm:-mx-6 max-lg:sm:px-6">
        <p className="min-w-max flex-1 lg:mr-3 lg:text-end">
          {/* Without a script nobody counts what is typed since. */}
          {hydrated || priced.length > 0 ? (
            <>
              <span className="block text-sm leading-4 text-muted">
                {priced.length} {priced.length === 1 ? "line" : "lines"}
              </span>
              <Money cents={total} className="text-lg leading-6 font-semibold" />
            </>
          ) : null}
        </p>
        {/* A long sum stands above the two verbs, whole. */}
        <div className="ml-auto flex gap-2">
          <Button name="intent" value="save" variant="secondary" aria-disabled={busy || undefined}>
            Save
          </Button>
          <Button name="intent" value="send" busy={busy} busyLabel="Sending…" title="Ctrl Enter">
            Send to customer
          </Button>
        </div>
      </div>
    </div>
  );
}

function readTyped(form: FormData): IntakeDraft {
  const text = (name: string) => String(form.get(name) ?? "");
  const lines = [...form.keys()]
    .filter((name) => name.endsWith(".description"))
    .map((name) => name.replace(/\.description$/, ""));
  return {
    token: text("token"),
    phone: text("phone"),
    name: text("name"),
    email: text("email"),
    texts: form.has("texts") ? "on" : "",
    vehicleId: text("vehicleId"),
    car: text("car"),
    plate: text("plate"),
    complaint: text("complaint"),
    ...{ at: text("at"), technicianId: text("technicianId"), bay: text("bay") },
    lineItems: lines.map((line) => ({
      type: ITEM_TYPES.find((type) => type === text(`${line}.type`)) ?? "",
      description: text(`${line}.description`),
      quantity: text(`${line}.quantity`),
      unitPrice: bareDigits(text(`${line}.unitPrice`)),
    })),
  };
}
