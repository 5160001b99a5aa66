import { describe, expect, test } from "vitest";
import { inLatinLetters } from "#app/quote-reader/layout/other-letters.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

const written = (text: string) => inLatinLetters(pagesOf(text));
const words = (text: string) =>
  written(text)
    ?.pages[0]?.words.map((word) => word.text)
    .join(" ");

describe("letters that the reader does not know", () => {
  test("a page in plain letters stays as it is", () => {
    expect(written("Brake pads (front), 2 @ $45.00 – 5W-30 ½ №3")).toBeNull();
  });

  test("marks are left out and other letters replaced, capital for capital, the same for the same", () => {
    expect(words("Descripción del trabajo")).toBe("Descripcion del trabajo");
    const [first, again, other] = (words("Прокладка, Прокладка Промывка") ?? "").split(" ");
    expect(first).toMatch(/^[A-Z][a-z]{8},$/);
    expect(first).toBe(`${again},`);
    expect(other).not.toBe(again);
  });

  test("a text gets its own letters again, word by word, whatever stands around a word", () => {
    const page = written("«Прокладка» клапанной крышки, Descripción");
    const text = page?.pages[0]?.words.map((word) => word.text).join(" ") ?? "";
    expect(page?.back(text)).toBe("«Прокладка» клапанной крышки, Descripción");
    expect(page?.back("Brake pads")).toBe("Brake pads");
  });

  test("lines are named as the paper names them", async () => {
    const { items, total, reconciles } = await readPages(
      pagesOf(`BRIGHTON MOTORS           Work order R-3306

Описание / Description                  Сумма / Amount
Прокладка клапанной крышки                      605.00
Прокладка масляного стакана                     422.00
Промывка двигателя                               74.00
Тяги стабилизатора передние                     268.00

К оплате / TOTAL                              1,369.00`),
    );
    expect({ total, reconciles }).toEqual({ total: 136_900, reconciles: true });
    expect(items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
      ["Прокладка клапанной крышки", 60_500],
      ["Прокладка масляного стакана", 42_200],
      ["Промывка двигателя", 7_400],
      ["Тяги стабилизатора передние", 26_800],
    ]);
  });
});
