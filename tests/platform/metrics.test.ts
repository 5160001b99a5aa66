import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { shopFigures } from "#app/doctor/figures.server.ts";
import { counter, histogram, renderMetrics } from "#app/platform/metrics/openmetrics.ts";
import {
  countAnswer,
  countWaiting,
  mayReadMetrics,
  measureProcess,
  providerOf,
  renderProcess,
  someoneWaits,
} from "#app/platform/metrics/process.ts";

test("counters and histograms read as OpenMetrics has them, whatever stands in a label", () => {
  const refusals = counter("refusals", "What was\nrefused.");
  for (const code of ['a"b\\', 'a"b\\']) refusals.add({ code });
  const times = histogram("times_seconds", "How long.");
  for (const seconds of [0.02, 0.3, 40]) times.observe({}, seconds);
  const text = renderMetrics([refusals.family(), times.family()]);
  expect(text).toContain(
    '# TYPE refusals counter\n# HELP refusals What was\\nrefused.\nrefusals_total{code="a\\"b\\\\"} 2\n',
  );
  expect(text).toContain('times_seconds_bucket{le="0.025"} 1\n');
  expect(text).toContain('times_seconds_bucket{le="0.5"} 2\n');
  expect(text).toContain('times_seconds_bucket{le="+Inf"} 3\n');
  expect(text).toContain("times_seconds_sum 40.32\ntimes_seconds_count 3\n# EOF\n");
});

test("by the token from anywhere, without one from this machine and through no proxy", () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    ({ headers, socket: { remoteAddress } }) as never;
  expect(mayReadMetrics(from("127.0.0.1"), "")).toBe(true);
  expect(mayReadMetrics(from("127.0.0.1", { "x-forwarded-for": "203.0.113.7" }), "")).toBe(false);
  expect(mayReadMetrics(from("203.0.113.7"), "")).toBe(false);
  expect(mayReadMetrics(from("127.0.0.1"), "a token")).toBe(false);
  expect(mayReadMetrics(from("203.0.113.7", { authorization: "Bearer a token" }), "a token")).toBe(true);
  expect(mayReadMetrics(from("203.0.113.7", { authorization: "Bearer a tokem" }), "a token")).toBe(false);
});

test("who waits for an answer is counted until it begins or fails, once for the figures and for who asks", async () => {
  const figure = () => /amped_http_requests_waiting (\d+)\n/.exec(renderProcess([]))?.[1];
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [first, second].map(({ promise }) => countWaiting(() => promise)());
  expect([someoneWaits(), figure()]).toEqual([true, "2"]);
  first.resolve("answer");
  expect(await answers[0]).toBe("answer");
  expect([someoneWaits(), figure()]).toEqual([true, "1"]);
  second.reject(new Error("no answer"));
  await expect(answers[1]).rejects.toThrow("no answer");
  await expect(
    countWaiting(() => {
      throw new Error("at once");
    })(),
  ).rejects.toThrow("at once");
  expect([someoneWaits(), figure()]).toEqual([false, "0"]);
});

test("the shop's figures are there, and every call to a provider is timed, by Node's client and by fetch", async () => {
  measureProcess();
  const provider = createServer((_, response) => response.writeHead(402).end("no"));
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  process.env.STRIPE_API_BASE = url;
  await new Promise<void>((resolve) => get(url, (answer) => answer.resume().on("close", resolve)));
  await (await fetch(url)).text();
  delete process.env.STRIPE_API_BASE;
  provider.close();
  countAnswer("GET", 404, 12);
  const text = renderProcess(await shopFigures());
  expect(text).toContain('amped_provider_duration_seconds_count{provider="stripe",status="4xx"} 2\n');
  expect(text).toMatch(/amped_http_requests_total\{method="GET",status="4xx"\} \d+\n/);
  for (const name of [
    "amped_jobs",
    "amped_jobs_oldest_seconds",
    "amped_readings",
    "amped_provider_refusals",
    "amped_money_cents",
  ]) {
    expect(text).toContain(`# TYPE ${name} gauge\n`);
  }
  expect(
    ["api.stripe.com", "verify.twilio.com:443", "api.elevenlabs.io", "notstripe.com"].map((host) =>
      providerOf(host, {}),
    ),
  ).toEqual([...["stripe", "twilio", "elevenlabs", "other"]]);
});
