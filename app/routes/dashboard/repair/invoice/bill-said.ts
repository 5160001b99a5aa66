/**
 * What was answered about the lines that the final bill does not have, or asks less for. `missing`: the sentence where one of them has no
 * answer yet.
 */
export type BillSaid = {
  anyway?: string;
  answers: Record<string, string>;
  notDone: string[];
  asBilled: string[];
  missing: string | null;
};

/** Of a line that the bill does not have, and of one that it asks less for. */
export const NOT_BILLED = [
  { value: "done", label: "It was done: invoice it" },
  { value: "not_done", label: "It was not done: leave it out" },
] as const;
export const BILLED_FOR_LESS = ["billed", "approved"] as const;
const ANSWERS: readonly string[] = [...NOT_BILLED.map(({ value }) => value), ...BILLED_FOR_LESS];

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
  const isOpen = asked.some((line) => !ANSWERS.includes(answers[line] ?? ""));
  const linesOf = (answer: string) => Object.keys(answers).filter((line) => answers[line] === answer);
  return {
    ...(typeof anyway === "string" ? { anyway } : {}),
    answers,
    notDone: linesOf("not_done"),
    asBilled: linesOf("billed"),
    missing: isOpen ? "Answer for each line that the bill has otherwise, or not at all." : null,
  };
}
