import { exportList } from "#app/desk/export/export.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { dayOf, isDay, momentOf, startOfDay } from "#app/platform/clock.ts";
import { LIST_FILTERS } from "#app/platform/files/list-filters.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/export";

/** A list as a CSV file: `?from=2026-11-01&to=2026-11-30` takes the days between, both included; searched and filtered as its screen. Errors: 400 for what is no day, and as `exportList`. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const [from, to] = [dayIn(url, "from"), dayIn(url, "to")];
  const filters = LIST_FILTERS.flatMap((name) => {
    const value = url.searchParams.get(name)?.replaceAll("\u0000", "").trim().slice(0, 320);
    return value ? [[name, value]] : [];
  });
  const rows = await exportList(viewer, params.list, {
    ...Object.fromEntries(filters),
    ...(from ? { from: momentOf(from) } : {}),
    ...(to ? { until: startOfDay(momentOf(to), 1) } : {}),
  });
  return new Response(asStream(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${params.list}-${dayOf()}.csv"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** A day of the address; none where it is left out or blank. Errors: 400, for the file would hold everything under the name of a day. */
function dayIn(url: URL, name: "from" | "to"): string | null {
  const given = url.searchParams.get(name)?.trim();
  if (!given) return null;
  if (isDay(given)) return given;
  throw new Refusal(
    400,
    `“${name}” is not a day of the calendar. Please give it as year, month and day, such as 2026-11-30.`,
  );
}

/** Read on as far as it is taken: a file of any length needs little room. */
function asStream(rows: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void rows.return(undefined),
  });
}
