import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { SearchForm } from "#app/ui/form/search.tsx";

/** A screen that one may open, by its name. */
export type Place = { title: string; href: string };
type Section = { title: string; results: { id: string; title: string; detail: string; href: string }[] };

const WAIT = 180;
const EACH = 5;

/**
 * The search of everything, of the screens too. With script what is found stands under the field while one types, the arrows choose and Enter opens;
 * without it, and with nothing chosen, Enter leads to the page of results.
 */
export function QuickSearch({ q, places }: { q: string | null; places: Place[] }) {
  const fetcher = useFetcher<{ q: string; sections: Section[] }>();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [typed, setTyped] = useState("");
  const found = [
    ...placesFor(places, typed),
    ...(fetcher.data?.sections ?? []).flatMap(({ title, results }) =>
      results.slice(0, EACH).map((result) => ({ ...result, section: title })),
    ),
  ];
  const from = encodeURIComponent(pathname + search);

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [key]);

  function follow(typed: string) {
    clearTimeout(timer.current);
    setAt(-1);
    setTyped(typed);
    if (!typed.trim()) return setOpen(false);
    if (placesFor(places, typed).length > 0) setOpen(true);
    timer.current = setTimeout(() => {
      setOpen(true);
      void fetcher.load(`/dashboard/search?${new URLSearchParams({ q: typed })}`);
    }, WAIT);
  }

  function hrefOf({ href }: { href: string }) {
    return href.startsWith("/dashboard/repair-requests/") ? `${href}?from=${from}` : href;
  }

  function choose(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape" && open) return setOpen(false);
    if (!open || found.length === 0 || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      return setAt((at + step + found.length) % found.length);
    }
    const chosen = found[at];
    if (event.key !== "Enter" || !chosen) return;
    event.preventDefault();
    setOpen(false);
    void navigate(hrefOf(chosen));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is typed in the field bubbles
    <div
      ref={box}
      className="relative min-w-0 max-w-xl flex-1"
      onKeyDown={choose}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) follow(target.value);
      }}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <SearchForm
        label="Search everything"
        placeholder="Search…"
        action="/dashboard/search"
        defaultValue={q}
        className="[&>button]:hidden sm:[&>button]:inline-flex"
      />
      <p role="status" className="sr-only">
        {open && fetcher.state === "idle" && fetcher.data
          ? found[at]
            ? `${found[at].title} ${found[at].detail}`.trim()
            : `${found.length} found`
          : ""}
      </p>
      {open && (fetcher.data || found.length > 0) ? (
        <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-panel py-1 text-sm shadow-overlay">
          {found.length === 0 ? (
            <p className="px-4 py-3 text-muted">
              {fetcher.state === "idle" ? `Nothing was found for “${fetcher.data?.q}”` : "Searching…"}
            </p>
          ) : null}
          <ul>
            {found.map((result, index) => (
              <li key={result.section + result.id}>
                {result.section === found[index - 1]?.section ? null : (
                  <p className="px-4 pt-2 pb-1 text-muted">{result.section}</p>
                )}
                <a
                  href={hrefOf(result)}
                  className={cn("block px-4 py-2", index === at ? "bg-accent-soft" : "hover:bg-raised")}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setOpen(false);
                    void navigate(hrefOf(result));
                  }}
                >
                  <span className="block font-medium">{result.title}</span>
                  {result.detail ? <span className="block text-muted">{result.detail}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** The screens of whose name each typed word begins a word. */
function placesFor(places: Place[], typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const named = ({ title }: Place) => {
    const own = title.toLowerCase().split(/\W+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = words.length === 0 ? [] : places.filter(named).slice(0, EACH);
  return found.map(({ title, href }) => ({ id: href, title, detail: "", href, section: "Go to" }));
}
