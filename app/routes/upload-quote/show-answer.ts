import { fillVehicle } from "#app/routes/create-request/fill-vehicle.ts";

/** The car of the paper, where nobody has said another one. */
export function fillWhereEmpty(car: { year: number | null; make: string | null; model: string | null }) {
  const form = document.getElementById("file-quote") as HTMLFormElement | null;
  const typed = (name: string) => (form?.elements.namedItem(name) as HTMLInputElement | null)?.value;
  if (form && !typed("make") && !typed("model")) fillVehicle("file-quote", car);
}

/** The answer comes into view where nobody is busy with something else. */
export function showAnswer() {
  if (document.activeElement?.matches("input:not([type=file]), select, textarea, details *")) return;
  document.getElementById("answer")?.focus();
}
