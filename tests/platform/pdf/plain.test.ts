import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonParts } from "#app/platform/pdf/plain.ts";

test("the parts of a value's JSON are its JSON, however deep it is taken apart", () => {
  fc.assert(
    fc.property(fc.object({ withDate: true, withNullPrototype: false }), fc.nat(6), (value, depth) => {
      expect([...jsonParts(value, depth)].join("")).toBe(JSON.stringify(value));
    }),
  );
  const value = { at: new Date(0), none: undefined, list: [undefined, [], {}, null, new Date(0)], 'a "b"': { c: [] } };
  for (const depth of [0, 1, 2, 9]) expect([...jsonParts(value, depth)].join("")).toBe(JSON.stringify(value));
});
