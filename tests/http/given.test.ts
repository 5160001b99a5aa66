import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainlyGiven } from "#app/http/wire/given.ts";

const ROUTER = "node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js";
/** As a browser reads it, with the router's own half. */
const { decode, encode } = await import(resolve(ROUTER));
const read = async (text: string) => (await decode(new Response(text).body)).value;
const byTheRouter = (value: unknown) => new Response(encode(value)).text();

const given = fc.letrec((tie) => ({
  thing: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: "binary" }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((one) => !Object.is(one, -0)),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, undefined, "", "__proto__", "</script>", 0, new Date("invalid")),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("thing"), { maxLength: 6 }),
    fc.dictionary(fc.string(), tie("thing"), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

test("what is plainly given is read by the router's browser half as what the router itself gives", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), given.thing, { noNullPrototype: true }), async (value) => {
      const text = plainlyGiven(value);
      expect(text).toMatch(/^\[.*\]\n$/s);
      expect(await read(text ?? "")).toEqual(await read(await byTheRouter(value)));
    }),
  );
});

test("what stands in it twice is sent once, and is one thing again", async () => {
  const car = { make: "Porsche" };
  const text = plainlyGiven({ first: car, second: car, names: ["Porsche", "Porsche"] }) ?? "";
  expect(text.match(/Porsche/g)).toHaveLength(1);
  const back = await read(text);
  expect(back.first).toBe(back.second);
});

test.each([
  ["a promise", { part: Promise.resolve(1) }],
  ["an error", { errors: [new Error("no")] }],
  ["a map", { of: new Map() }],
  ["a set", { of: new Set() }],
  ["a big number", { of: 1n }],
  ["an address", { of: new URL("http://localhost") }],
  ["something of a class", { of: new (class Own {})() }],
  ["no number", { of: Number.NaN }],
  ["less than nothing", { of: -0 }],
  ["nothing", undefined],
])("%s is left to the router", (_, value) => {
  let done = false;
  expect(plainlyGiven(value, { onComplete: () => (done = true) })).toBeUndefined();
  expect(done).toBe(false);
});

test("what the router writes in a way of its own is left to it, and who waits is told of what is written", () => {
  const own = { redirect: "/" };
  expect(plainlyGiven({ own }, { plugins: [(value) => (value === own ? ["Redirect"] : undefined)] })).toBeUndefined();
  const told: string[] = [];
  expect(plainlyGiven({ own }, { onComplete: () => told.push("done") })).toBe(
    '[{"_1":2},"own",{"_3":4},"redirect","/"]\n',
  );
  expect(told).toEqual(["done"]);
});
