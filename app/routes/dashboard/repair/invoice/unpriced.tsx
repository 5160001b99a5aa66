import { counted } from "#app/platform/counted.ts";
import { LONGEST_REASON, NOT_OFFERED } from "#app/repair/work/inspection.ts";
import { controlClass } from "#app/ui/form/field-parts.tsx";

const FIELD = "notOffered";
const READ = "finding";

/** How what waits for its price is set aside with the invoice; left empty, in the product's own words. */
export function notOffered(form: FormData) {
  const words = String(form.get(FIELD) ?? "")
    .trim()
    .slice(0, LONGEST_REASON);
  return { words: words || NOT_OFFERED, read: form.getAll(READ).map(String) };
}

type Props = {
  findings: { id: string; said: string }[];
  /** As they were typed, where something else was refused. */
  words: string | undefined;
};

/** What the workshop found and nobody has priced: with the invoice it is not offered any more. */
export function Unpriced({ findings, words = NOT_OFFERED }: Props) {
  const isOne = findings.length === 1;
  return (
    <div className="grid gap-2">
      <p>
        <strong>{counted(findings.length, "finding")}</strong> of the workshop {isOne ? "has" : "have"} no price yet,
        and cannot be offered once the invoice is made. Close this to price {isOne ? "it" : "them"} first:
      </p>
      <ul className="list-disc pl-5 text-sm">
        {findings.map(({ id, said }) => (
          <li key={id}>
            {said}
            <input type="hidden" name={READ} value={said} />
          </li>
        ))}
      </ul>
      <label className="grid gap-1 text-sm">
        Otherwise, why {isOne ? "it is" : "they are"} not offered, as the customer reads it
        <input name={FIELD} defaultValue={words} maxLength={LONGEST_REASON} className={controlClass} />
      </label>
    </div>
  );
}
