import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawPicture, withPicture } from "../../tools/architecture.ts";
import { arrowsBetween, ORDER, readImports } from "../../tools/imports.ts";

const arrows = arrowsBetween(readImports());

test("every room has its place, and every arrow between rooms runs to the right", () => {
  expect([...arrows.keys()].filter((room) => !ORDER.includes(room))).toEqual([]);
  const back = [...arrows].flatMap(([from, targets]) =>
    [...targets].filter((to) => ORDER.indexOf(to) <= ORDER.indexOf(from)).map((to) => `${from} imports ${to}`),
  );
  expect(back).toEqual([]);
});

test("docs/architecture.md shows the rooms as they import each other (npm run architecture draws them anew)", () => {
  const document = readFileSync("docs/architecture.md", "utf8");
  expect(withPicture(document, drawPicture(arrows))).toBe(document);
});

test("an import against the arrows, a new room and a circle are seen", () => {
  const drawn = new Map([
    ["quotes", new Set(["repair", "platform"])],
    ["repair", new Set(["platform"])],
    ["platform", new Set<string>()],
  ]);
  expect(drawPicture(drawn)).toContain("quotes --> repair");
  expect(drawPicture(drawn)).not.toContain("quotes --> platform");
  const wrong = arrowsBetween(new Map([["app/platform/db.server.ts", ["app/repair/decide.ts"]]]));
  expect([...(wrong.get("platform") ?? [])]).toEqual(["repair"]);
});
