import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOM = "app/routes/repair-status";

// A door answers a script without leading anywhere, and has no page of its own: a form that goes to one as a page would leave the
// browser at the door's address. It is pressed in place (a fetcher), or reloads the document.
test("no form of the customer's page leaves the browser at a door that has no page", () => {
  const files = readdirSync(ROOM, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(40);
  const left = files.flatMap((name) => {
    const forms = readFileSync(`${ROOM}/${name}`, "utf8").match(/<Form\b[^>]*?\saction=[^>]*>/g) ?? [];
    return forms.filter((form) => !form.includes("reloadDocument")).map((form) => `${name}: ${form}`);
  });
  expect(left).toEqual([]);
});
