import { expect, test } from "vitest";
import { z } from "zod";
import { Intake } from "#app/desk/intake.ts";
import { parse } from "#app/http/api/answer.server.ts";
import { parseForm } from "#app/http/parse-form.ts";

// Whatever is sent to whichever schema, what is said of it are words for people, and never the library's own.

const LIBRARYS =
  /^Invalid (?:input|option|string|key|element|value in|discriminator|number:|UUID|GUID|ISO|regex|URL)|^Too (?:big|small):|^Unrecognized key|expected .* (?:received|one of|to (?:be|have))/;

const ODD: unknown[] = [
  ...[undefined, null, "", "x", "x".repeat(100_000), true, [], {}, [{}], Number.NaN, -1, 0.5, 1e308, 12n],
  ...[new Date(Number.NaN), new Date(-1e14), ["x"], { 0: "x" }, Symbol("x")],
];

const modules = import.meta.glob<Record<string, unknown>>([
  "../../app/**/*.ts",
  "!../../app/**/*.server.ts",
  "!../../app/{generated,routes,ui,quote-reader}/**",
]);

test("no schema of the product answers in the library's own words", async () => {
  let schemas = 0;
  const said = new Map<string, string>();
  const note = (name: string, schema: z.ZodType, value: unknown) => {
    for (const { message } of schema.safeParse(value).error?.issues ?? [])
      if (LIBRARYS.test(message)) said.set(message, name);
  };
  for (const [path, load] of Object.entries(modules)) {
    if (/virtual:/.test(path)) continue;
    for (const [name, schema] of Object.entries(await load())) {
      if (!(schema instanceof z.ZodType)) continue;
      schemas += 1;
      for (const value of ODD) note(`${path} ${name}`, schema, value);
      if (!(schema instanceof z.ZodObject)) continue;
      for (const key of Object.keys(schema.shape))
        for (const value of ODD) note(`${path} ${name}.${key}`, schema, { [key]: value });
    }
  }
  expect(schemas).toBeGreaterThan(100);
  expect(Object.fromEntries(said)).toEqual({});
});

test("a crafted form and a crafted call are told what may be chosen", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ token: crypto.randomUUID(), phone: "5105550142", car: "2019 Honda Civic" },
    ...{ "lineItems[0].type": "Bribe", "lineItems[0].description": "Brakes", "lineItems[0].unitPrice": "90" },
  }))
    form.set(name, value);
  const answer = parseForm(form, { schema: Intake }).reply();
  expect(answer.error?.["lineItems[0].type"]).toEqual(["Please choose one of these: Service, Part, Labor, Fee"]);
  const schema = z.object({ page: z.number().min(1).max(9), mail: z.email(), kind: z.enum(["a", "b"]) });
  expect(() => parse(schema, { page: 12, mail: "x", kind: "a" })).toThrow("At most 9");
  expect(schema.safeParse({ page: "1", mail: "x", kind: "c" }).error?.issues.map(({ message }) => message)).toEqual([
    "Please enter a number",
    "Invalid email address",
    "Please choose one of these: a, b",
  ]);
});

test("one is one, and more are more", () => {
  const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(said(z.string().max(1), "AB")).toBe("At most 1 character");
  expect(said(z.string().max(2), "ABC")).toBe("At most 2 characters");
  expect(said(z.array(z.string()).min(1), [])).toBe("At least 1 entry");
  expect(said(z.array(z.string()).max(3), ["a", "b", "c", "d"])).toBe("At most 3 entries");
  expect(said(z.file().max(1), new File(["ab"], "x"))).toBe("At most 1 byte");
  expect(said(z.number().max(1), 2)).toBe("At most 1");
});
