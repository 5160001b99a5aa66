import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Rivals } from "#app/routes/repair-status/documents/rival.tsx";

test("another shop's quote stands beside the answer: one sentence with its sum, then work by work", () => {
  const rival = {
    shop: "Eastlake",
    rows: [
      { description: "Front brake pads and rotors", covers: ["Pads", "Rotors", "Labor"], here: 64_995, there: 46_899 },
      { description: "Shop supplies", covers: [], here: 3_500, there: null },
    ],
    common: { here: 64_995, there: 46_899 },
    total: { here: 68_495, there: 46_899 },
  };
  const drawn = renderToString(<Rivals rivals={[{ id: "d1", rival }]} shop="Hollis Auto Care" />);
  expect(drawn).toContain('id="beside-d1"');
  const said = drawn
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  expect(said).toContain(
    "For the one work that is on both quotes, Eastlake asks $180.96 less than Hollis Auto Care: $468.99, not $649.95.",
  );
  expect(said).toContain("A line with a dash is on one quote alone, and is not in this.");
  expect(said).toContain("Front brake pads and rotors Here: Pads; Rotors; Labor $649.95 $468.99");
  expect(said).toContain("Shop supplies $35.00 —");
});
