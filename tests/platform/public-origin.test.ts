import { expect, test } from "vitest";
import { readEnvironment } from "#app/platform/env.server.ts";
import { isNamedHere, originFor } from "#app/platform/http/public-origin.ts";

test.each(["https://shop.example", "https://shop.example/", " https://SHOP.example:443/ "])(
  "%j is an origin",
  (written) => {
    expect(readEnvironment({ PUBLIC_ORIGIN: written })).toMatchObject({
      PUBLIC_ORIGIN: "https://shop.example",
      secure: true,
    });
  },
);

test.each([
  "shop.example",
  "https://shop.example/app",
  "https://shop.example/?x=1",
  "https://shop.example?",
  "https://shop.example/#x",
  "https://me:secret@shop.example",
  "ftp://shop.example",
  "https://",
])("%s stops the start with a sentence", (written) => {
  expect(() => readEnvironment({ PUBLIC_ORIGIN: written })).toThrow(
    `PUBLIC_ORIGIN is not usable: "${written}" is not an origin. Write scheme and host alone, such as https://amped.example.`,
  );
});

test("a request stands on the public origin, on another host name of ours, or without one on the host it names", () => {
  const own = ["amped.club", "amped.vip"];
  expect(originFor("127.0.0.1:3000", "https://shop.example", own)).toBe("https://shop.example");
  expect(originFor("evil.example", "https://shop.example", own)).toBe("https://shop.example");
  expect(originFor("amped.vip", "https://shop.example", own)).toBe("https://amped.vip");
  expect(originFor("www.amped.club", "https://shop.example", own)).toBe("https://www.amped.club");
  expect(originFor("evil-amped.vip", "https://shop.example", own)).toBe("https://shop.example");
  expect(originFor("localhost:3000", undefined, own)).toBe("http://localhost:3000");
});

test.each([
  ...["localhost", "localhost:3000", "LOCALHOST", "shop.localhost:80", "127.0.0.1:3000", "127.1.2.3", "[::1]:3000"],
  ...["amped.club", "www.amped.club:8080"],
])("a copy for this machine alone answers by the name of %s", (host) => {
  expect(isNamedHere(host, ["amped.club"])).toBe(true);
});

test.each([
  ...["evil.example", "evil.example:3000", "localhost.evil.example", "127.0.0.1.evil.example", "notlocalhost"],
  ...["10.0.0.1", "amped.club.evil.example", "evilamped.club", "[::2]", "a b", "", null],
])("and not by that of %s", (host) => {
  expect(isNamedHere(host, ["amped.club"])).toBe(false);
});
