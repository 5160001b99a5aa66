import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { REVIEW, Refusal } from "#app/platform/refusal.ts";
import { refuseLimitBelow } from "#app/repair/decide/terms.ts";

/** The limit that a customer sets with the go-ahead, in cents; undefined where it was left blank. Errors: 400 for what is no amount. */
export function limitOf(written: FormDataEntryValue | null): number | undefined {
  if (typeof written !== "string" || !written.trim()) return undefined;
  const plain = bareDigits(written);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) {
    const sentence = "Write the limit in dollars, such as 1500 or 1500.00.";
    throw new Refusal(400, sentence, { title: REVIEW, field: "notToExceed" });
  }
  return Math.round(Number(plain) * 100);
}

/** What is wrong with a limit that was typed, where `sum` is authorized; null where nothing is. */
export function limitFault(written: string | null, sum: number): string | null {
  try {
    refuseLimitBelow(limitOf(written) ?? null, sum);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
