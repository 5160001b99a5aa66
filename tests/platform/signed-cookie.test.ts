import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { underEnvironment } from "../support/environment.ts";

const [older, newer] = ["an older secret of 32 characters!", "a newer secret of 32 characters!"];

async function cookieUnder(SESSION_SECRET: string) {
  const restore = underEnvironment({ SESSION_SECRET });
  const { signedCookie } = await import("#app/platform/secrets/signed-cookie.server.ts");
  restore();
  return signedCookie("session", { maxAge: 60 });
}

const sent = (setCookie: string) => `theme=dark; ${setCookie.split(";")[0]}; other=1`;

test("a cookie that React Router signed is read, and the other way round: nobody is signed out by the change", async () => {
  const before = createCookie("session", { secrets: [older] });
  const now = await cookieUnder(older);
  const values = ["a token", { accessCode: "é ✓", userAccessCode: null }];
  for (const value of values) {
    expect(await now.parse(sent(await before.serialize(value)))).toEqual(value);
    expect(await before.parse(sent(await now.serialize(value)))).toEqual(value);
  }
});

test("several secrets: the first signs, all verify, and one that is taken out verifies no more", async () => {
  const old = await cookieUnder(older);
  const rotating = await cookieUnder(`${newer},${older}`);
  const rotated = await cookieUnder(newer);
  const kept = sent(await old.serialize("a token"));
  expect(await rotating.parse(kept)).toBe("a token");
  expect(await rotated.parse(kept)).toBeNull();
  expect(await rotated.parse(sent(await rotating.serialize("a token")))).toBe("a token");
});

test("a changed, unsigned, empty or broken value is none", async () => {
  const cookie = await cookieUnder(older);
  const right = sent(await cookie.serialize("a token"));
  expect(await cookie.parse(right)).toBe("a token");
  for (const wrong of [
    right.replace("session=I", "session=J"),
    "session=ImEgdG9rZW4i",
    "session=",
    "session=%E0%A4%A",
    "session=.",
    "other=1",
    "",
    null,
  ]) {
    expect(await cookie.parse(wrong)).toBeNull();
  }
});

test("what a header had in it is remembered for that very header alone, and an object is everybody's own", async () => {
  const cookie = await cookieUnder(older);
  const mine = sent(await cookie.serialize("mine"));
  for (const _again of [1, 2]) {
    expect(await cookie.parse(mine)).toBe("mine");
    expect(await cookie.parse(`${mine}; session=`)).toBe("mine");
    expect(await cookie.parse(sent(await cookie.serialize("another's")))).toBe("another's");
  }
  const object = sent(await cookie.serialize({ accessCode: "a code" }));
  const first = await cookie.parse(object);
  Object.assign(first as object, { accessCode: "changed" });
  expect(await cookie.parse(object)).toEqual({ accessCode: "a code" });
});
