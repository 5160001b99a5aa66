import { exportPerson } from "#app/desk/person/person-export.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { readSetting } from "#app/shop/settings.server.ts";
import type { Route } from "./+types/person-export";

/** All that is kept about one person, as a file: JSON, or a PDF that says the same in words. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const data = await exportPerson(viewer, params.id);
  const pdf = params.form === "pdf";
  const body = pdf ? await asPdf(data) : JSON.stringify(data, null, 2);
  return new Response(body, {
    headers: {
      "Content-Type": pdf ? "application/pdf" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="personal-data-${params.id.slice(0, 8)}.${pdf ? "pdf" : "json"}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** What draws it is loaded when somebody asks for it. */
async function asPdf(data: Awaited<ReturnType<typeof exportPerson>>) {
  const { renderPersonPdf } = await import("#app/desk/person/person-pdf.server.tsx");
  return new Uint8Array(await renderPersonPdf(data, await readSetting("companyName")));
}
