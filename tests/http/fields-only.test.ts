import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOnly } from "#app/http/fields-only.ts";

const FIELDS: [string, string][] = [
  ["name", "Zoë O'Brien"],
  ["description", "first line\r\n--not a boundary\r\n\r\nlast"],
  ["model", ""],
  ["phone", "(512) 555-0142"],
];

async function formOf(files: number) {
  const form = new FormData();
  for (const [name, value] of FIELDS.slice(0, 2)) form.append(name, value);
  for (let at = 0; at < files; at += 1) form.append("file", new File([randomBytes(30_000)], `IMG_${at}.jpg`));
  for (const [name, value] of FIELDS.slice(2)) form.append(name, value);
  const sent = new Response(form);
  return { type: sent.headers.get("content-type") ?? "", bytes: Buffer.from(await sent.arrayBuffer()) };
}

test("what was typed before and behind the files is kept, wherever the body is cut into chunks", async () => {
  const { type, bytes } = await formOf(2);
  const cuts = fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(cuts, async (at) => {
      const body = fieldsOnly(type);
      const places = [0, ...at.toSorted((a, b) => a - b), bytes.length];
      for (const [place, from] of places.slice(0, -1).entries()) body.take(bytes.subarray(from, places[place + 1]));
      const form = await new Response(body.whole(), { headers: { "content-type": type } }).formData();
      expect([...form]).toEqual(FIELDS);
    }),
    { numRuns: 60 },
  );
});

test("a field that has no end keeps no more than there is room for", async () => {
  const type = "multipart/form-data; boundary=x";
  const body = fieldsOnly(type);
  body.take(
    Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nsmall\r\n--x\r\nContent-Disposition: form-data; name="b"\r\n\r\n',
    ),
  );
  for (let at = 0; at < 40; at += 1) body.take(Buffer.alloc(64 * 1024, 97));
  body.take(Buffer.from("\r\n--x--\r\n"));
  expect(body.whole().length).toBeLessThan(300_000);
});
