import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceRange } from "#app/ui/money/price-range.tsx";

const said = (quotedCents: number) =>
  renderToString(<PriceRange lowCents={2_500} highCents={5_000} quotedCents={quotedCents} />).replaceAll(
    "<!-- -->",
    "",
  );

test("a cent is no difference from a range", () => {
  expect(said(2_499)).toContain("Quoted $24.99: within the range.");
  expect(said(2_400)).toContain("$1 below the range.");
  expect(said(5_100)).toContain("$1 above the range.");
});

test("what is only asked for is not called the price of now", () => {
  const asked = renderToString(
    <PriceRange lowCents={2_500} highCents={5_000} quotedCents={6_000} currentCents={4_680} isAsked />,
  ).replaceAll("<!-- -->", "");
  expect(asked).toContain("At our target $46.80.");
});
