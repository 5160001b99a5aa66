import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { visitorCookie } from "#app/access/session.server.ts";
import { takeTurns } from "#app/http/security.server.ts";
import { args } from "../support/args.ts";

async function browser() {
  return (await visitorCookie.serialize(crypto.randomUUID())).split(";")[0] ?? "";
}

/** A page that takes 20 ms; counts how many are worked on at once. */
function slowPage() {
  const seen = { now: 0, most: 0 };
  async function page() {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await sleep(20);
    seen.now -= 1;
    return new Response("page");
  }
  return { seen, page };
}

async function read(ip: string, cookie: string, page: () => Promise<Response>, method = "GET") {
  const asked = args("/dashboard/repair-requests", { method, cookie, headers: { "x-client-ip": ip } });
  return ((await takeTurns(asked, page)) as Response).status;
}

test("of one browser's two hundred reads six are worked on at once; what waits beyond reason is 429, with seconds to wait", async () => {
  const { seen, page } = slowPage();
  const cookie = await browser();
  const answers = await Promise.all(Array.from({ length: 200 }, () => read("198.51.100.61", cookie, page)));
  expect(seen.most).toBe(6);
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100);
  expect(new Set(answers)).toEqual(new Set([200, 429]));
});

test("a fresh cookie each is no fresh allowance: one network has sixteen at once, by /64", async () => {
  const { seen, page } = slowPage();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => read(`2001:db8:61:1::${at + 1}`, await browser(), page)),
  );
  expect(seen.most).toBe(16);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test("whoever reads once while another asks for hundreds is answered between them", async () => {
  const { page } = slowPage();
  const cookie = await browser();
  const other = await browser();
  let answered = 0;
  const crowd = Array.from({ length: 100 }, () => read("198.51.100.62", cookie, page).then(() => answered++));
  expect(await read("198.51.100.63", other, page)).toBe(200);
  expect(answered).toBeLessThan(20);
  await Promise.all(crowd);
});

test("HEAD and OPTIONS count as reads", async () => {
  const { seen, page } = slowPage();
  const cookie = await browser();
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => read("198.51.100.64", cookie, page, at % 2 ? "HEAD" : "OPTIONS")),
  );
  expect(seen.most).toBe(6);
});
