import { expect, it } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";
import { poolOf } from "../bench/learned/drawn/charges.ts";
import { drawn } from "../bench/learned/drawn/drawn.ts";
import { type Score, scoreOf } from "../bench/quote-scores.ts";

// Layouts thrown by dice that the networks did not learn from: their seeds are beyond those of `samples.ts`.
it("reads layouts that nobody has seen, and invents on one of forty at most", () => {
  const scores = Array.from({ length: 40 }, (_, at): Score => {
    const { pages, truth } = drawn(9_000 + at, poolOf([]));
    return scoreOf({ ...readPages(pages), milliseconds: 0 }, truth);
  });
  const sum = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0);
  const f1 = (2 * sum(({ right }) => right)) / (sum(({ found }) => found) + sum(({ wanted }) => wanted));
  expect(f1).toBeGreaterThan(LEAST_F1);
  expect(sum(({ total }) => Number(total)) / scores.length).toBeGreaterThan(LEAST_TOTALS);
  expect(scores.filter(({ inventedCents }) => inventedCents > 0).length).toBeLessThanOrEqual(1);
});

const LEAST_F1 = 0.9;
const LEAST_TOTALS = 0.93;

it("takes the amounts before their tax where each row prints both", () => {
  const reading = readPages([
    pageOf([
      ["Description", "Net", "Tax 8%", "Amount"],
      ["Front brake pads", "200.00", "16.00", "216.00"],
      ["Rear rotor", "150.00", "12.00", "162.00"],
      ["Brake fluid", "50.00", "4.00", "54.00"],
      ["", "", "Tax", "32.00"],
      ["", "", "Total", "432.00"],
    ]),
  ]);
  expect(reading.items.map(({ totalPrice }) => totalPrice)).toEqual([20_000, 15_000, 5_000]);
  expect(reading).toMatchObject({ reconciles: true, tax: 3_200, total: 43_200 });
});

function pageOf(rows: string[][]): Page {
  const words = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      let x = [40, 300, 400, 500][column] as number;
      return cell.split(" ").flatMap((text): Word[] => {
        if (text === "") return [];
        const word: Word = { text, x, y: 100 + row * 16, width: text.length * 5, height: 10, confidence: 1 };
        x += word.width + 3;
        return [word];
      });
    }),
  );
  return { number: 1, width: 612, height: 792, source: "digital", words };
}
