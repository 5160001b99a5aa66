/** What was answered about the lines that the final bill does not have. `missing`: the sentence where one of them has no answer yet. */
export type BillSaid = { anyway?: string; answers: Record<string, string>; notDone: string[]; missing: string | null };

const FIELD = "line-";

export function fieldOf(line: string): string {
  return `${FIELD}${line}`;
}

/** Which lines are asked about goes with the form, as does the sentence that was read. */
export function billSaid(form: FormData): BillSaid {
  const anyway = form.get("anyway");
  const asked = form.getAll("line").map(String);
  const said = [...form].filter(([name]) => name.startsWith(FIELD));
  const answers = Object.fromEntries(said.map(([name, answer]) => [name.slice(FIELD.length), String(answer)]));
  const isOpen = asked.some((line) => answers[line] !== "done" && answers[line] !== "not_done");
  return {
    ...(typeof anyway === "string" ? { anyway } : {}),
    answers,
    notDone: Object.keys(answers).filter((line) => answers[line] === "not_done"),
    missing: isOpen ? "Say for each line that is not on the bill whether it was done." : null,
  };
}
