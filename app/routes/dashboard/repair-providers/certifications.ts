/** Name of the buttons that add and remove an input: without script the form comes back with one more or one fewer. */
export const CHANGE = "change";
export const LONGEST = 50;

/** The certification inputs of a form in their order, blank ones too. */
export function readCertifications(form: FormData): string[] {
  return [...form].flatMap(([name, value]) =>
    /^certifications\[\d+\]$/.test(name) && typeof value === "string" ? [value] : [],
  );
}

/** The inputs after the pressed button, or null when the form was sent to be saved. The last one stays. */
export function changedCertifications(form: FormData): string[] | null {
  const change = form.get(CHANGE);
  if (typeof change !== "string") return null;
  const inputs = readCertifications(form);
  if (change === "add") return inputs.length < LONGEST ? [...inputs, ""] : inputs;
  const index = Number(change.replace(/^remove-/, ""));
  return inputs.length > 1 && Number.isInteger(index) ? inputs.toSpliced(index, 1) : inputs;
}
