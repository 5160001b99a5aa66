import { Form, Link } from "react-router";
import { COLUMNS, type List } from "#app/desk/views.ts";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { Input } from "#app/ui/form/field-parts.tsx";
import { KeptInputs } from "./kept-inputs.tsx";

type Props = {
  list: List;
  views: { id: string; name: string; search: string }[];
  /** The columns that are shown. */
  columns: readonly string[];
  /** What a view of the list as it stands would keep. */
  search: string;
};

/** The person's own views of the list, and what this one shows: columns are chosen here, and kept under a name. */
export function ListViews({ list, views, columns, search }: Props) {
  const path = `/dashboard/${list}`;
  const door = `/dashboard/views/${list}`;
  const current = views.find((view) => view.search === search);
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-1 text-sm">
      {views.length > 0 ? (
        <nav aria-label="Saved views" className="flex flex-wrap gap-1">
          {views.map((view) => (
            <Link
              key={view.id}
              to={`${path}?${view.search}`}
              aria-current={view === current ? "page" : undefined}
              className={cn(
                "inline-flex min-h-11 items-center rounded-lg px-3 font-medium",
                view === current ? "bg-accent-soft text-accent-text" : "text-muted hover:text-ink",
              )}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      ) : null}
      <details className="min-w-0">
        <summary className="inline-flex min-h-11 items-center rounded-lg px-1 text-accent-text underline underline-offset-2">
          Columns and views
        </summary>
        <div className="grid gap-4 rounded-lg border border-line bg-panel p-4">
          <Form method="get" action={path} preventScrollReset className="grid gap-2">
            <KeptInputs search={search} but={["columns"]} />
            <input type="hidden" name="columns" value="none" />
            <fieldset key={columns.join(" ")} className="flex flex-wrap gap-x-5">
              <legend className="font-medium">Columns</legend>
              {COLUMNS[list].map(({ value, label }) => (
                <label key={value} className="inline-flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    name="columns"
                    value={value}
                    defaultChecked={columns.includes(value)}
                    className="size-5 accent-accent"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <Button variant="secondary" size="sm" className="justify-self-start">
              Show these
            </Button>
          </Form>
          <Form method="post" action={door} className="flex flex-wrap items-end gap-2">
            <input type="hidden" name="search" value={search} />
            <label htmlFor="view-name" className="grid gap-1 font-medium">
              Name of this view
              <Input
                key={current?.name ?? ""}
                id="view-name"
                name="name"
                maxLength={40}
                required
                defaultValue={current?.name ?? ""}
              />
            </label>
            <Button variant="secondary" size="sm">
              Save view
            </Button>
          </Form>
          {current ? (
            <Form method="post" action={`${door}/${current.id}/remove`}>
              <Button variant="quiet" size="sm">
                Remove “{current.name}”
              </Button>
            </Form>
          ) : null}
        </div>
      </details>
    </div>
  );
}
