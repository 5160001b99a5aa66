import { afterAll, beforeAll, expect, test } from "vitest";
import { errorReporter } from "#app/platform/metrics/error-report.ts";
import { underEnvironment } from "../support/environment.ts";
import { startStandIn } from "../support/stand-ins/http.ts";

let collector: Awaited<ReturnType<typeof startStandIn>>;
let dsn: string;
beforeAll(async () => {
  collector = await startStandIn(
    () => ({ body: "{}" }),
    () => "{}",
  );
  dsn = collector.url.replace("http://", "http://a-key@").concat("/42");
});
afterAll(() => collector.close());

test("what is logged as an error reaches the collector, without codes and without what people entered; warnings do not", async () => {
  const restore = underEnvironment({ ERROR_DSN: dsn });
  try {
    const { log } = await import("#app/platform/log.server.ts");
    log.level = "fatal";
    log.level = "error";
    const err = new TypeError("no request 6f8bed84-0710-4f9e-aba6-d559ab9c9634");
    log.warn({ err }, "only a warning");
    log.error({ err, requestId: "r-1", phone: "+15105550143", name: "Dana" }, "the front door failed");
    await expect.poll(() => collector.calls.length).toBe(1);
  } finally {
    restore();
  }
  const [call] = collector.calls;
  expect(call?.path).toBe("/api/42/envelope/");
  expect(call?.headers["x-sentry-auth"]).toContain("sentry_key=a-key");
  const [head, item, event] = (call?.body ?? "").split("\n").map((line) => (line ? JSON.parse(line) : null));
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({
    ...{ event_id: head.event_id, level: "error", message: "the front door failed", tags: { requestId: "r-1" } },
    exception: { values: [{ type: "TypeError", value: expect.stringMatching(/^no request 6f8bed84.{1,3}$/) }] },
  });
  expect(call?.body).not.toMatch(/5105550143|Dana|0710-4f9e/);
});

test("a fault that repeats is told twenty times a minute, a collector that is away stops nothing, and no DSN is a sentence", async () => {
  const report = errorReporter(dsn);
  const before = collector.calls.length;
  await Promise.all(Array.from({ length: 50 }, () => report({ message: "again" })));
  expect(collector.calls.length - before).toBe(20);
  await errorReporter("http://key@127.0.0.1:9/1")({ message: "nobody hears" });
  expect(() => errorReporter("https://host/1")).toThrow("ERROR_DSN is not usable");
});
