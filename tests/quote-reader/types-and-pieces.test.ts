import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

const PAPER = `HOLLIS GARAGE              INVOICE 2231
2014 Toyota Corolla

QTY     DESCRIPTION                          AMOUNT
1       KYB 339389 strut LF                   98.75
1       KYB 339388 strut RF                   98.75
2       Strut mount kit                       77.80

LABOR
Replace both front struts                    312.00

Shop supplies                                 12.50
Subtotal                                     599.80
Tax                                           16.51
TOTAL                                        616.31`;

test("a line is goods, work or a fee by its words, what stands over it and the lines beside it; a column of counts says how many", async () => {
  const { items, total, reconciles } = await readPages(pagesOf(PAPER));
  expect([total, reconciles]).toEqual([61631, true]);
  expect(items.map(({ type, quantity, unitPrice }) => [type, quantity, unitPrice])).toEqual([
    ["Part", 1, 9875],
    ["Part", 1, 9875],
    ["Part", 2, 3890],
    ["Labor", null, null],
    ["Fee", null, null],
  ]);
});

test("numbers of lines are no pieces", async () => {
  const numbered = PAPER.replace("QTY ", "NO. ")
    .replace("1       KYB 339388", "2       KYB 339388")
    .replace("2       Strut", "3       Strut");
  expect((await readPages(pagesOf(numbered))).items.slice(0, 3).map(({ quantity }) => quantity)).toEqual([
    null,
    null,
    null,
  ]);
});

test("ninety dots before an amount lead to it", async () => {
  const long = PAPER.replace(/(Shop supplies) +12\.50/, `$1 ${".".repeat(95)}12.50`);
  const { items, reconciles } = await readPages(pagesOf(long));
  expect([items.at(-1)?.totalPrice, reconciles]).toEqual([1250, true]);
});
