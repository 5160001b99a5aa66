import { z } from "zod";
import { refuseField } from "#app/http/body.ts";
import { refuseUnkeepable } from "#app/http/input.server.ts";
import { parseForm } from "#app/http/parse-form.ts";

/**
 * What a half-filled form says that came as an address: a search inside the form sends it so where no script has loaded, and the
 * fields come back filled in. Empty for every other address, and for names that no form of ours has.
 */
export function formInAddress(url: URL): Record<string, unknown> {
  if (!url.searchParams.has("find")) return {};
  const form = new FormData();
  for (const [name, value] of url.searchParams) {
    if (refuseField(name, value)) return {};
    form.append(name, value);
  }
  refuseUnkeepable(Object.fromEntries(url.searchParams));
  const { payload } = parseForm(form, { schema: z.looseObject({}) });
  const { find: _find, ...values } = payload;
  return values;
}
