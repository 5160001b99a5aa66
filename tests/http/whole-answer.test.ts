import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { withCompression } from "#app/http/files/compression.ts";
import { WholeAnswer, wholeBody } from "#app/http/whole-answer.ts";

const WORDS = "Words — “agreed” ".repeat(100);
const TYPE = { "Content-Type": "text/plain; charset=utf-8" };

test("an answer that is one text, or its bytes, is read like any other", async () => {
  for (const whole of [WORDS, Buffer.from(WORDS)]) {
    const answer = new WholeAnswer(whole, { status: 201, headers: TYPE });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([201, TYPE["Content-Type"]]);
    expect(await answer.text()).toBe(WORDS);
    expect(Buffer.from(await answer.clone().arrayBuffer()).toString()).toBe(WORDS);
    expect(await new Response(answer.body).text()).toBe(WORDS);
    expect(wholeBody(answer)).toBe(whole);
  }
  expect(await WholeAnswer.json({ sum: 1 }).json()).toEqual({ sum: 1 });
  expect(WholeAnswer.json({}).headers.get("content-type")).toBe("application/json");
  expect(wholeBody(new Response(WORDS))).toBeUndefined();
});

test("it goes on as it is, or by brotli, and says that it could be either", async () => {
  for (const whole of [WORDS, Buffer.from(WORDS)]) {
    const plain = await withCompression(new Request("http://localhost/"), new WholeAnswer(whole, { headers: TYPE }));
    expect([plain.headers.get("vary"), await plain.text()]).toEqual(["Accept-Encoding", WORDS]);
    const asked = new Request("http://localhost/", { headers: { "accept-encoding": "gzip, br" } });
    const packed = await withCompression(asked, new WholeAnswer(whole, { headers: TYPE }));
    expect([packed.headers.get("vary"), packed.headers.get("content-encoding")]).toEqual(["Accept-Encoding", "br"]);
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(WORDS);
  }
});
