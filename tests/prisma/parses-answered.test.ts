import { expect, test } from "vitest";
import { parsesAnswered } from "#prisma/embedded-server.ts";

function message(kind: string, body = ""): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(body) + 4);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)]);
}

const parse = (name: string) => message("P", `${name}\0SELECT 1\0\0\0`);
const SENT = [parse("a"), message("B", "\0a"), parse(""), parse("b")];

test("a parsed statement is known behind notices, behind others, and in pieces of any size; after an error none is", () => {
  const answer = Buffer.concat([
    ...[message("N", "1 is no answer"), message("S", "11"), message("1"), message("2")],
    ...[message("1"), message("1")],
  ]);
  for (const size of [1, 3, 7, answer.length]) {
    const read = parsesAnswered(SENT);
    const names: string[] = [];
    for (let at = 0; at < answer.length; at += size)
      names.push(...read(answer.subarray(at, at + size)).map(({ name }) => name));
    expect(names).toEqual(["a", "b"]);
  }
  const failed = Buffer.concat([message("1"), message("E", "111"), message("1"), message("1")]);
  expect(parsesAnswered(SENT)(failed).map(({ name }) => name)).toEqual(["a"]);
});
