import "#app/platform/fields/schema-sentences.ts";
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import type { z } from "zod";
import { typedNumber } from "#app/platform/fields/typed-number.ts";

const { coerceFormValue } = configureCoercion({ type: { number: typedNumber } });

/** A form by its schema, in the browser too. On the server it comes from `readForm`, which looked at its names and size. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  { schema, disableAutoCoercion = false }: { schema: Schema; disableAutoCoercion?: boolean },
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  // The library's own reading of numbers takes "1e3" and "0x10".
  const read = disableAutoCoercion ? schema : coerceFormValue(schema);
  const options = { schema: read, disableAutoCoercion: true };
  try {
    return parseWithZod(form, options);
  } catch {
    // An order to change a list where there is none, or a state that is no JSON: without them it is a form like any other.
    const plain = new FormData();
    for (const [name, value] of form) if (!/^__(?:intent|state)__$/.test(name)) plain.append(name, value);
    return parseWithZod(plain, options);
  }
}
