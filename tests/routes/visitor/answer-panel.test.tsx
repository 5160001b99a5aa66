import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import type { AnswerLine, QuoteAnswer } from "#app/quotes/answer.ts";
import { AnswerPanel } from "#app/routes/upload-quote/answer.tsx";

const LINE: AnswerLine = {
  ...{ name: "Diagnosis", quoted: 25_000, band: { low: 21_000, high: 37_000 }, verdict: "usual" },
  ...{ about: null, beyond: null, counted: null, reason: "", sources: [] },
};

function textOf(rest: Partial<QuoteAnswer>) {
  const answer: QuoteAnswer = {
    ...{
      shop: null,
      car: null,
      date: null,
      total: 25_000,
      printed: true,
      tax: null,
      left: "",
      lineCount: 1,
      sentence: "This is usual.",
      apart: null,
    },
    ...{ picture: null, place: null, matter: [LINE], rest: "", sure: "", repeats: [], unknown: [] },
    vehicle: { year: null, make: null, model: null, mileage: null, vin: null },
    ...rest,
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <AnswerPanel answer={answer} /> }]);
  return renderToString(<Stub />)
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

describe("the answer on the page", () => {
  test.each([
    [25_000, "Usual $210 to $370 usual "],
    [18_500, "Usual $210 to $370 about usual, a little below "],
    [38_000, "Usual $210 to $370 about usual, a little above "],
  ])("a price of %i cents that passes for usual is called what the range beside it says", (quoted, said) => {
    expect(textOf({ matter: [{ ...LINE, quoted }] })).toContain(said);
  });

  test("says which files were not counted, with a script too", () => {
    const apart = "These look like two papers: file 2 was not counted. Send it as a quote of its own.";
    expect(textOf({ apart, sentence: "This is usual." })).toContain(`This is usual. ${apart} The paper says`);
  });

  test("a sum that stands on no paper is none that a paper says", () => {
    expect(textOf({})).toContain("The paper says $250.00 , in 1 line.");
    expect(textOf({ printed: false })).toContain("Its lines come to $250.00 , in 1 line.");
  });

  test("says which part of the paper's sum is judged, whose share of what is taken off, and for which place", () => {
    const picture = {
      low: 97_000,
      high: 166_400,
      quoted: 166_840,
      likely: 157_240,
      off: 1_200,
      deposits: 0,
      whole: 173_335,
    };
    const said = textOf({ picture, place: { name: "Oakland, CA", only: null } });
    expect(said).toContain("Judged part $1,668");
    expect(said).not.toContain("Quoted $1,668");
    expect(said).toContain(
      "Prices for Oakland, CA, the shop's address on the paper. Usual for the $1,668 that we could judge of the $1,733 that the shop asks: $970 to $1,664, before tax.".replace(
        "'",
        "&#x27;",
      ),
    );
    expect(said).toContain("Of what the paper takes off, its share of this part, $12, is taken off here.");
    expect(textOf({ picture: { ...picture, whole: 166_840 } })).toContain("Quoted $1,668");
    expect(textOf({ picture })).toContain(
      "Prices for the United States: we could not read an address of the shop on the paper.",
    );
  });

  test("says that what is taken off is taken off, and asks about what stands there twice", () => {
    const picture = {
      low: 21_000,
      high: 37_000,
      quoted: 23_500,
      likely: 23_500,
      off: 1_500,
      deposits: 0,
      whole: 23_500,
    };
    const said = textOf({ picture, repeats: ["“Diagnosis” is on the quote twice. Are both needed?"] });
    expect(said).toContain(
      "Usual for all of it: $210 to $370, before tax. The $15 that the paper takes off is taken off",
    );
    expect(said).toContain("“Diagnosis” is on the quote twice.");
  });

  test("says that a core deposit is in none of the sums, and nothing of one where there is none", () => {
    const picture = {
      low: 70_000,
      high: 95_000,
      quoted: 91_000,
      likely: 91_000,
      off: 0,
      deposits: 4_500,
      whole: 91_000,
    };
    const said = textOf({ picture });
    expect(said).toContain("Quoted $910");
    expect(said).toContain("before tax. All without the $45 core deposit, which comes back with the old part.");
    expect(textOf({ picture: { ...picture, deposits: 0 } })).not.toContain("core deposit");
  });
});
