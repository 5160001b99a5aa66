import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SeenVersion, useAsOpened } from "#app/ui/form/as-opened.tsx";

const SENT = { version: "as opened", lines: [{ version: "3" }, { version: "7", price: "9999" }] };

/** A form without a script, whose page asked anew on the way: a colleague had saved. */
function formAfter(actionData: unknown) {
  const Component = () => (
    <form>
      <SeenVersion version="as it stands" />
      <SeenVersion name="lines[1].version" version={8} />
      <output>{useAsOpened("15000", { name: "lines[1].price" })}</output>
    </form>
  );
  const Stub = createRoutesStub([{ id: "screen", path: "/form", Component }]);
  const hydrationData = { loaderData: { screen: null }, ...(actionData ? { actionData: { screen: actionData } } : {}) };
  const html = renderToString(<Stub initialEntries={["/form"]} hydrationData={hydrationData} />);
  return [...html.matchAll(/value="([^"]*)"|<output>(\d+)/g)].map(([, value, price]) => value ?? price);
}

test("what is opened is about what stands", () => {
  expect(formAfter(undefined)).toEqual(["as it stands", "8", "15000"]);
  expect(formAfter({ initialValue: { version: "" } })).toEqual(["as it stands", "8", "15000"]);
});

test("refused for an entry, it stays about what it was opened on: the next press would overwrite a colleague unseen", () => {
  const answer = { initialValue: SENT, error: { color: ["Please enter a color"] } };
  expect(formAfter(answer)).toEqual(["as opened", "7", "9999"]);
});

test("told that a colleague saved, it is about what stands", () => {
  expect(formAfter({ initialValue: SENT, stale: true })).toEqual(["as it stands", "8", "15000"]);
});
