import { type ChangeEvent, type FormEvent, useRef } from "react";
import { OTHER_CAR } from "#app/shop/car-words.ts";

type Names = Record<"vehicleId" | "car" | "plate", string>;
type Typed = { car: string; plate: string };

/**
 * One car is meant: a chosen one empties what was typed of another, with its plate, and who types another has chosen that. What was
 * emptied comes back with "Another car".
 */
export function useOneCar(names: Names) {
  const emptied = useRef<Typed | null>(null);

  function choose({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) {
    const { car, plate } = inputsOf(form, names);
    if (!car || !plate) return;
    if (value !== OTHER_CAR && car.value !== "") {
      emptied.current = { car: car.value, plate: plate.value };
      [car.value, plate.value] = ["", ""];
    } else if (value === OTHER_CAR && car.value === "" && emptied.current) {
      [car.value, plate.value] = [emptied.current.car, emptied.current.plate];
    }
  }

  function type({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
    const { other } = inputsOf(form, names);
    // Pressed, not set: React would not hear of the next press on the one that was chosen.
    if (other && !other.checked && value !== "") other.click();
  }
  return { choose, type };
}

function inputsOf(form: HTMLFormElement | null, names: Names) {
  const inputs = [...(form?.querySelectorAll("input") ?? [])];
  const named = (name: string) => inputs.find((input) => input.name === name);
  const other = inputs.find(({ name, value }) => name === names.vehicleId && value === OTHER_CAR);
  return { car: named(names.car), plate: named(names.plate), other };
}
