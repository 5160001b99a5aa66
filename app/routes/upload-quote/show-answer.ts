import { fillVehicle } from "#app/routes/create-request/fill-vehicle.ts";

/** The car of the paper, where nobody has said another one. */
export function fillWhereEmpty(car: { year: number | null; make: string | null; model: string | null }) {
  const form = document.querySelector<HTMLFormElement>("#file-quote");
  const typed = form ? new FormData(form) : null;
  if (typed && !typed.get("make") && !typed.get("model")) fillVehicle("file-quote", car);
}

/** The answer comes into view where nobody is busy with something else. */
export function showAnswer() {
  if (document.activeElement?.matches("input:not([type=file]), select, textarea, details *")) return;
  document.getElementById("answer")?.focus();
}
