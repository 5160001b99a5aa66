import { Search } from "lucide-react";
import { Link } from "react-router";
import { searchEverything } from "#app/desk/search.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/search";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const q = (url.searchParams.get("q") ?? "").slice(0, 200);
  return { q, sections: await searchEverything(viewer, q) };
}

export const meta = metaOf("Search");

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, sections } = loaderData;
  return (
    <>
      <PageHeader title={q ? `Search: ${q}` : "Search"} />
      {sections.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Search className="size-6" />}
            title={q ? `Nothing was found for “${q}”` : "Nothing to search"}
          >
            Search by a vehicle, license plate, VIN, name, email, phone, invoice number, status or the first characters
            of an id.
          </EmptyState>
        </Card>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {sections.map((section) => (
          <Card key={section.title} className="overflow-hidden">
            <CardHeader
              title={section.title}
              description={section.more ? "The newest ten are shown: add a word to find fewer." : null}
            />
            <ul className="divide-y divide-line">
              {section.results.map((result) => (
                <li key={result.id}>
                  <Link to={result.href} className="block px-5 py-3 hover:bg-raised sm:px-6">
                    <span className="block font-medium">{result.title}</span>
                    <span className="block text-sm text-muted">{result.detail}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
