import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { evidenceOf } from "#app/repair/evidence.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { demoRequest } from "#app/repair/sample/sample.ts";
import { FairRange } from "#app/routes/dashboard/repair/lines/worth.tsx";

const { request } = demoRequest([]);
const [first] = request.lineItems;

/** The words of the row's cell, those that are heard and then those that are seen, and how its marks are drawn, where the one line is at such prices. */
function cellOf(line: Partial<LineItem>) {
  if (!first) throw new Error("The sample has no lines.");
  const evidence = evidenceOf({ ...request, lineItems: [{ ...first, ...line }] }).byItem[first.id];
  if (!evidence) throw new Error("The line was not recognized.");
  const [low, high] = [20_000, 40_000];
  const lies = (cents: number | null) =>
    (cents ?? 0) > high
      ? { where: "above" as const, by: (cents ?? 0) - high, percent: 0 }
      : { where: "inside" as const, by: 0, percent: 0 };
  const html = renderToStaticMarkup(
    <FairRange
      evidence={{ ...evidence, low, high, placement: lies(evidence.quoted), standing: lies(evidence.current) }}
    />,
  );
  return {
    words: html.replace(/<svg.*<\/svg>/s, "").replace(/<[^>]+>/g, ""),
    marks: [...html.matchAll(/<(circle|path)(?: class="(\w+)")?/g)].map(([, tag, look]) => look ?? tag),
    warns: html.includes("text-warning"),
  };
}
const quoted = { originalPrice: 50_000, originalUnitPrice: 50_000, originalQuantity: 1, quantity: 1 };

test("the row says the verdict of the price that stands beside it, and what that price is", () => {
  const stands = (cents: number, priceBasis: LineItem["priceBasis"]) =>
    cellOf({ ...quoted, unitPrice: cents, totalPrice: cents, priceBasis });
  const fair = "Fair $200.00 to $400.00, ";
  expect(stands(50_000, "quoted")).toEqual({
    words: `${fair}quoted $100.00 abovequoted +$100.00`,
    marks: ["circle"],
    warns: true,
  });
  const target = { words: `${fair}target within ittarget within it`, marks: ["circle", "now", "path"], warns: false };
  expect(stands(39_000, "target")).toEqual(target);
  expect(stands(39_000, "agreed")).toEqual({
    words: `${fair}now within itnow within it`,
    marks: ["circle", "full"],
    warns: false,
  });
  // Dearer by a hand at the desk.
  expect(stands(60_000, "quoted")).toEqual({
    ...{ words: `${fair}now $200.00 abovenow +$200.00`, marks: ["circle", "full"], warns: true },
  });
});

test("a range of several lines is said to be of all of them", () => {
  if (!first) throw new Error("The sample has no lines.");
  const line = (id: string, type: LineItem["type"], description: string) => ({
    ...{ ...first, ...quoted, id, type, description, name: description, totalPrice: 50_000, unitPrice: 50_000 },
  });
  const lineItems = [
    line("1", "Part", "Front brake pads, ceramic"),
    line("2", "Part", "Front brake rotors"),
    line("3", "Labor", "Replace front brake pads and rotors"),
  ];
  const evidence = evidenceOf({ ...request, lineItems }).byItem["3"];
  if (!evidence) throw new Error("The job was not recognized.");
  expect(renderToStaticMarkup(<FairRange evidence={evidence} />)).toMatch(
    /Fair \$[\d,.]+ to \$[\d,.]+, all 3 lines of this job <span[^>]*>quoted \$.*<span aria-hidden="true"[^>]*>job <span[^>]*>\+\$/,
  );
});
