import { parseForm } from "#app/http/parse-form.ts";
import { CardForm } from "#app/payments/payment.ts";

/** A typed card, all its fields at once: in the browser before anything waits, and on the server. */
export function checkCard(form: FormData) {
  return parseForm(form, { schema: CardForm });
}
