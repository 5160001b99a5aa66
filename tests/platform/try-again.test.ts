import { expect, test } from "vitest";
import { tryAgain } from "#app/platform/database/try-again.ts";

const cut = Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" });

test("what a broken connection ended is done again, what else failed is not, and after five times it is over", async () => {
  const failing = (error: Error, times: number) => {
    let asked = 0;
    return { deed: async () => (asked++ < times ? Promise.reject(error) : "done"), asked: () => asked };
  };
  const twice = failing(cut, 2);
  expect([await tryAgain(twice.deed, { milliseconds: 1 }), twice.asked()]).toEqual(["done", 3]);
  const own = failing(new Error("The demo shop may not stand on a network."), 1);
  await expect(tryAgain(own.deed, { milliseconds: 1 })).rejects.toThrow("The demo shop");
  expect(own.asked()).toBe(1);
  const ever = failing(cut, 9);
  await expect(tryAgain(ever.deed, { milliseconds: 1 })).rejects.toBe(cut);
  expect(ever.asked()).toBe(5);
});
