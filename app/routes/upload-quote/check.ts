import { parseForm } from "#app/http/parse-form.ts";
import { fileQuoteForm } from "#app/quotes/quote-form.ts";

type Asked = { identified: boolean; hasFile: boolean; mayNameCar?: boolean };

/** The whole form at once, a missing file too: in the browser before anything is sent, and on the server. */
export function checkFileQuote(form: FormData, asked: Asked) {
  return parseForm(form, { schema: fileQuoteForm(asked) });
}
