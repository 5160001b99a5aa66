import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { EmptyList, type Searched } from "#app/ui/desk/empty-list.tsx";

const drawn = (searched: Searched) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EmptyList title="No cars" searched={searched} />
    </MemoryRouter>,
  );

test.each([
  [{ q: "dodge", to: "/cars" }, "Searched for “dodge”.", "Clear the search"],
  [{ q: "dodge", filtered: true, to: "/cars" }, "Searched for “dodge”, with a filter.", "Clear search and filter"],
  [{ q: null, filtered: true, to: "/cars" }, null, "Clear the filter"],
  [{ q: null, to: "/cars" }, null, null],
] as const)("an emptied list says what was searched, and the way to clear it: %j", (searched, said, clear) => {
  const html = drawn(searched);
  if (said) expect(html).toContain(said);
  else expect(html).not.toContain("Searched for");
  if (clear) expect(html).toMatch(new RegExp(`href="/cars"[^>]*>${clear}</a>`));
  else expect(html).not.toContain("Clear");
});
