import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { freezeBytes } from "#app/repair/records/authorizations.server.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";
import { sampleShown } from "#app/repair/sample/sample.ts";
import { readDemo } from "#app/routes/repair-status/demo/demo.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** What the visitor authorized on the sample; null before they did. */
export async function shownOfSample(request: Request): Promise<ShownAuthorization | null> {
  return sampleShown(await readDemo(request), await readSettings());
}

/** Its document, made as the real one is. Errors: 404 before the go-ahead. */
export async function sampleAuthorization(request: Request, asked: PdfAsked) {
  const shown = await shownOfSample(request);
  if (!shown) throw notFound("This record");
  return freezeBytes(shown, asked);
}
