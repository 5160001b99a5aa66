import { z } from "zod";
import { getViewer } from "#app/access/viewer.server.ts";
import { refuseField } from "#app/http/body.ts";
import { refuseUnkeepable } from "#app/http/input.server.ts";
import { resume } from "#app/http/interrupted.server.ts";
import { parseForm } from "#app/http/parse-form.ts";

/**
 * What a half-filled form says that came as an address: a search inside the form sends it so where no script has loaded, and the
 * fields come back filled in. Empty for every other address, and for names that no form of ours has.
 */
function formInAddress(url: URL): Record<string, unknown> {
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

/** What was typed before this page was asked for: as its address says it, or as a session that ended left it. */
export async function typedBefore(request: Request, url: URL): Promise<Record<string, unknown>> {
  if (url.searchParams.has("find")) return formInAddress(url);
  const { form } = await resume(request, await getViewer(request));
  return form?.values ?? {};
}
