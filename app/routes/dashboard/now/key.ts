import { z } from "zod";
import { WAITS } from "#app/desk/now.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** The row of Now that a form names. Errors: 400 with `otherwise`. */
export function readKey(form: FormData, otherwise: string): string {
  const key = form.get("key");
  const [kind = "", thing = ""] = typeof key === "string" ? key.split(":") : [];
  if (!Object.hasOwn(WAITS, kind) || !z.guid().safeParse(thing).success) throw new Refusal(400, otherwise);
  return `${kind}:${thing}`;
}
