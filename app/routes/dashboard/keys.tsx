import { requireScreen } from "#app/http/page.server.ts";
import { isOneOf } from "#app/platform/known.ts";
import { Card } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/keys";

/** Keys that work wherever one is, and what each does: the page of keys shows this list. */
const KEYS = [
  { keys: "n", does: "New: take in a caller", roles: ["admin", "advisor"] },
  { keys: "/ or Ctrl K", does: "Search everything; the arrows choose, Enter opens" },
  { keys: "j and k", does: "The next and the previous row" },
  { keys: "Enter", does: "Open the row" },
  { keys: "a", does: "Assign the row", roles: ["admin", "advisor"] },
  { keys: "s", does: "Snooze the row until tomorrow" },
  { keys: "m", does: "In the calendar: move it", roles: ["admin", "advisor"] },
  { keys: "Ctrl Enter", does: "In New: send to the customer", roles: ["admin", "advisor"] },
  { keys: "?", does: "This list" },
] as const;

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireScreen(request);
  return { role: user.role };
}

export const meta = metaOf("Keyboard");

export default function KeysPage({ loaderData }: Route.ComponentProps) {
  const mine = KEYS.filter((key) => !("roles" in key) || isOneOf<string>(key.roles, loaderData.role));
  return (
    <>
      <PageHeader title="Keyboard" description="Wherever you are and no field has the focus." />
      <Card className="max-w-xl overflow-hidden">
        <dl className="divide-y divide-line">
          {mine.map(({ keys, does }) => (
            <div key={keys} className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-sm">
              <dt>
                <kbd className="rounded-md border border-control bg-raised px-2 py-1 font-mono text-sm">{keys}</kbd>
              </dt>
              <dd className="text-end">{does}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
