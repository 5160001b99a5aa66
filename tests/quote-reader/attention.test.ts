import { describe, expect, test } from "vitest";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import { gapOf, geometryOf, orderCode, placeCode, sameCode } from "#app/quote-reader/attention/relations.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

const piecesOf = (text: string) => nodesOf(pagesOf(text).flatMap(rowsOf)).nodes;
const lines = (text: string) =>
  readPages(pagesOf(text)).items.map(({ description, quantity, unitPrice, totalPrice }) => [
    description,
    quantity,
    unitPrice,
    totalPrice,
  ]);

describe("what the network sees of a page", () => {
  test("an amount within a sentence is a piece of its own, without what the sentence puts around it", () => {
    const texts = piecesOf("water pump is $138 (Aisin), belt $42, labor (420.00).").map(({ cell }) => cell.text);
    expect(texts).toEqual(["water pump is", "$138", "(Aisin), belt", "$42", "labor", "420.00"]);
  });

  test("how two pieces stand to each other: below with the right edges in line, further on, the same amount", () => {
    const pieces = piecesOf("Oil filter      12.00\nCoolant          9.50\nTotal           12.00");
    const [all, ...rest] = [pieces.map(geometryOf)];
    expect(rest).toEqual([]);
    const [, first, , second, , third] = all ?? [];
    if (!all || !first || !second || !third) throw new Error("pieces are missing");
    const gap = gapOf(all);
    expect(placeCode(first, second, gap)).toBe(50);
    expect(placeCode(second, first, gap)).toBe(30);
    expect([orderCode(1, 3), orderCode(3, 1), orderCode(2, 2)]).toEqual([8, 4, 6]);
    expect([sameCode(first, third), sameCode(first, second)]).toEqual([1, 0]);
  });
});

describe("what attention and arithmetic read together", () => {
  test("parts and labor under each other, each with its figures, and fees in the box of sums", () => {
    const read = lines(`Qty  Description                         Each     Amount
 2   Front brake rotor                  82.49     164.98
 1   Brake pad set, ceramic             74.95      74.95
Hrs  Labor                              Rate
1.8  Replace front pads and rotors     145.00     261.00

                              Shop supplies         19.14
                              Subtotal             520.07
                              Tax 8%                19.20
                              Total                539.27`);
    expect(read).toEqual([
      ["Front brake rotor", 2, 8_249, 16_498],
      ["Brake pad set, ceramic", 1, 7_495, 7_495],
      ["Replace front pads and rotors", 1.8, 14_500, 26_100],
      ["Shop supplies", null, null, 1_914],
    ]);
  });

  test("cores that come back in angle brackets are taken off", () => {
    const read = readPages(
      pagesOf(`QTY   PART NO.     DESCRIPTION                    EACH    EXTENDED
  2   0986435518   Injector, reman              435.00      870.00
  2   CORE         Core charge, injector        150.00      300.00
 -2   CORE         Core return, injectors       150.00     <300.00>

                       TOTAL BEFORE TAX                     870.00
                       SALES TAX 6.2%                        53.94
                       INVOICE TOTAL                        923.94`),
    );
    expect(read).toMatchObject({ total: 92_394, tax: 5_394, reconciles: true });
    expect(read.items.map(({ totalPrice }) => totalPrice)).toEqual([87_000, 30_000]);
    expect(read.discounts.map(({ amount }) => amount)).toEqual([30_000]);
  });
});
