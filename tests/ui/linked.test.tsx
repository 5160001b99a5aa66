import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Linked, namesPage } from "#app/ui/linked.tsx";

test("a sentence's pages are links by the name of their house, and a sentence without one stays as it is", () => {
  const html = renderToStaticMarkup(
    <Linked text="Usual interval: 60k (https://www.page.org/a?b=1). Check nhtsa.gov/recalls." />,
  );
  expect(html).toContain('Usual interval: 60k (<a href="https://www.page.org/a?b=1"');
  expect(html).toContain('>page.org</a>). Check <a href="https://www.nhtsa.gov/recalls"');
  expect(renderToStaticMarkup(<Linked text="Ask for a photo <b>." />)).toBe("Ask for a photo &lt;b&gt;.");
  expect(renderToStaticMarkup(<Linked text="Set by an administrator: see (https://[)" />)).toContain(
    'href="https://["',
  );
  expect(namesPage("Ask for a photo.")).toBe(false);
  expect(namesPage("(javascript:alert(1))")).toBe(false);
});
