import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static.node";
import { expect, test } from "vitest";
import { later } from "#app/ui/behavior/later.tsx";

/** What stands there of a part that the server does not have yet, and that comes so from the second asking on. */
async function drawn(coming: () => Promise<() => string>) {
  let asked = 0;
  const Part = later(() => (asked++ === 0 ? new Promise<never>(() => {}) : coming()));
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <p>
      Before <Part /> after
    </p>,
    { onError: (error) => void errors.push(error) },
  );
  return { html: (await text(prelude)).replace(/<!--.*?-->/g, ""), errors };
}

test("a part that comes late stands in its place, and one that could not be fetched leaves the page as it is", async () => {
  expect(await drawn(async () => () => "late")).toEqual({ html: "<p>Before late after</p>", errors: [] });
  const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await drawn(away)).toEqual({ html: "<p>Before  after</p>", errors: [] });
});
