import { exportPerson } from "#app/desk/person/person-export.server.ts";
import { renderPersonPdf } from "#app/desk/person/person-pdf.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";
import type { Route } from "./+types/person-export";

/** All that is kept about one person, as a file: JSON, or a PDF that says the same in words. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const data = await exportPerson(viewer, params.id);
  const name = `personal-data-${params.id.slice(0, 8)}`;
  if (params.form === "pdf") {
    const company = await readSetting("companyName");
    return answerPdf(request, viewer, { name: `${name}.pdf` }, (asked) => renderPersonPdf(data, company, asked));
  }
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.json"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
