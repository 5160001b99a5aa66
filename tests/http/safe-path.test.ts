import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { returnPath, safePath } from "#app/http/page.server.ts";

const SITE = "https://amped.example";

describe("a path that somebody sent", () => {
  test.each([
    ["/.//evil.com", "/home"],
    ["/..//evil.com", "/home"],
    ["/%2e//evil.com", "/home"],
    ["/a/..//evil.com", "/home"],
    ["//evil.com", "/home"],
    ["/\\evil.com", "/home"],
    ["/\t/evil.com", "/home"],
    ["https://evil.com", "/home"],
    ["javascript:alert(1)", "/home"],
    ["evil.com", "/home"],
    [undefined, "/home"],
    ["", "/home"],
    ["/x.data", "/x"],
    ["//evil.com/_.data", "/home"],
    ["/.//evil.com.data", "/home"],
    ["/_.data", "/"],
    ["/dashboard/users?q=a%20b#top", "/dashboard/users?q=a%20b#top"],
    ["/a//b", "/a//b"],
  ])("%j leads to %s", (path, expected) => {
    expect(safePath(path, "/home")).toBe(expected);
  });

  it("never leads to another site, read as a browser reads it", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      ".",
      "..",
      "\\",
      "%2e",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "\r",
      " ",
      "@",
      ":",
      "evil.com",
      "?",
      "#",
      "a",
      ".data",
      "_",
      "\u3002",
      "\u2044",
      "https:",
      "",
    );
    const path = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          path,
          path.map((text) => `/${text}`),
        ),
        (text) => {
          const to = safePath(text, "/home");
          expect(new URL(to, SITE).origin).toBe(SITE);
          expect(new URL(to, `${SITE}/deep/er/page?x=1`).origin).toBe(SITE);
          expect(to).toMatch(/^\/(?![/\\])/);
          // As a Location header, as a link, and by React Router, which takes what it is given apart once more.
          expect(safePath(to, "/home")).toBe(to);
          const form = new FormData();
          form.set("returnTo", text);
          expect(new URL(returnPath(form, "/home"), SITE).origin).toBe(SITE);
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
