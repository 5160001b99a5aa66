import type { IncomingMessage } from "node:http";
import type { ServerBuild } from "react-router";
import { beforeEach, expect, it, test } from "vitest";
import { stillPages } from "#app/http/still/still-pages.ts";
import { originFor } from "#app/platform/http/public-origin.ts";

const still = { handle: { still: true }, default: () => null };
const route = (id: string, path: string, module: object, parentId = "root") => ({ id, path, parentId, module });
const build = {
  routes: {
    root: { id: "root", path: "", module: {} },
    home: { id: "home", parentId: "root", index: true, module: still },
    basic: route("basic", "basic", still),
    login: route("login", "login", { default: () => null }),
    dashboard: route("dashboard", "dashboard", { default: () => null }),
    list: route("list", "vehicles/:id", { default: () => null }, "dashboard"),
    nowhere: route("nowhere", "*", still),
  },
} as unknown as ServerBuild;

let drawn: string[];
let words: string;
let revision: number;
let pages: ReturnType<typeof stillPages>;

beforeEach(() => {
  drawn = [];
  words = "Hello";
  revision = 1;
  pages = stillPages({
    build,
    originFor: (host) => originFor(host, "https://amped.example", ["amped.club"]),
    render: async ({ url }) => {
      drawn.push(url);
      const { pathname } = new URL(url);
      const there = ["/", "/basic"].includes(pathname);
      const headers = { "Content-Type": "text/html", "Set-Cookie": "visitor=1", "Content-Security-Policy": "none" };
      return new Response(`${words} ${url}`.repeat(20), { status: there ? 200 : 404, headers });
    },
    headers: [["X-Frame-Options", "DENY"]],
    others: ["healthz"],
    revision: () => revision,
  });
});

function find(url: string, headers: Record<string, string> = {}) {
  return pages.find({ url, headers: { host: "amped.example", ...headers } } as unknown as IncomingMessage);
}

/** As the second visitor sees it: the first one is answered by the routes while the page is drawn. */
async function second(url: string, headers: Record<string, string> = {}) {
  if (find(url, headers)) return find(url, headers);
  for (let waited = 0; waited < 40 && !find(url, headers); waited++) await new Promise((done) => setTimeout(done, 5));
  return find(url, headers);
}

test("the first visitor is answered by the routes, the next ones from memory, with nobody's cookie", async () => {
  expect(find("/basic")).toBeNull();
  const page = await second("/basic");
  expect(page?.status).toBe(200);
  expect(page?.kept.plain.body.toString()).toContain("Hello https://amped.example/basic");
  expect(page?.kept.br?.body.length).toBeLessThan(page?.kept.plain.body.length ?? 0);
  const headers = page?.kept.plain.headers ?? [];
  expect(headers).toContain("no-cache");
  expect(headers.join()).not.toContain("visitor");
  expect(drawn).toEqual(["https://amped.example/basic"]);
});

test("what was drawn before the settings changed is shown to nobody any more", async () => {
  await second("/basic");
  words = "Our fee is 20%";
  revision = 2;
  expect(find("/basic")).toBeNull();
  expect((await second("/basic"))?.kept.plain.body.toString()).toContain("Our fee is 20% https://amped.example/basic");
});

it("is drawn once for each of our hosts, and no other host name makes a page", async () => {
  await second("/", { host: "amped.club" });
  await second("/", { host: "evil.example" });
  await second("/", { host: "other.example" });
  expect(drawn).toEqual(["https://amped.club/", "https://amped.example/"]);
});

test.each([
  ["toast=eyJ0aXRsZSI6IkhlbGxvIn0", "a toast"],
  ["visitor=abc; call-request=eyJ9", "the answer to a form"],
  ["session=abc", "somebody who is signed in"],
  ["a=b; __Host-session=abc", "the same behind TLS"],
])("%s: %s is one person's own page", async (cookie) => {
  await second("/basic");
  expect(find("/basic", { cookie })).toBeNull();
  expect(find("/basic", { cookie: "visitor=abc; theme=blue" })).not.toBeNull();
});

test("a question that the page answers goes to the routes, that of a campaign does not", async () => {
  await second("/");
  expect(find("/?domain=club")).toBeNull();
  expect(find("/?utm_source=mail&debug=true")).toBeNull();
  expect(find("/?utm_source=mail")).not.toBeNull();
});

test.each(["/nowhere", "/wp-login.php", "/a/b/c", "/vehicles"])(
  "%s leads nowhere, by the one page of that",
  async (url) => {
    expect((await second(url))?.status).toBe(404);
  },
);

test.each([
  "/login",
  "/LOGIN",
  "/dashboard/nowhere",
  "/dashboard/vehicles/1",
  "/healthz",
  "/%6Cogin",
  "//login",
  "/basic.data",
  "/basic/",
])("%s is for the routes to answer", async (url) => {
  await second("/nowhere");
  await second("/basic");
  expect(find(url)).toBeNull();
});

test("what the routes do not answer with the page is not kept", async () => {
  const failing = stillPages({
    build,
    originFor: () => "https://amped.example",
    render: async () => new Response("We will be right back", { status: 503 }),
    headers: [],
    others: [],
    revision: () => 1,
  });
  const ask = { url: "/basic", headers: { host: "amped.example" } } as unknown as IncomingMessage;
  expect(failing.find(ask)).toBeNull();
  await new Promise((done) => setTimeout(done, 20));
  expect(failing.find(ask)).toBeNull();
});
