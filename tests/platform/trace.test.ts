import { afterEach, expect, test } from "vitest";
import { traceRequest } from "#app/http/trace-request.ts";
import { db } from "#app/platform/db.server.ts";
import { isTracing, startTracing, stopTracing, traced } from "#app/platform/trace/trace.ts";
import { startStandIn } from "../support/stand-ins/http.ts";

afterEach(() => stopTracing());

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
};

async function collector() {
  const stand = await startStandIn(
    () => ({ body: "{}" }),
    () => "",
  );
  const spans = () =>
    stand.calls
      .filter(({ path }) => path === "/v1/traces")
      .flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Span[]);
  return { ...stand, spans };
}

const said = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test("without a collector nothing is traced, and the work is done all the same", async () => {
  await startTracing({});
  expect(isTracing()).toBe(false);
  expect(await traced({ name: "work" }, async () => 7)).toBe(7);
});

test("a request is a span of its caller's trace, with its queries, calls and readings in it, and no id, code or value", async () => {
  const [{ url, spans, calls, close }, provider] = await Promise.all([
    collector(),
    startStandIn(
      () => ({ status: 402, body: "{}" }),
      () => "",
    ),
  ]);
  await startTracing({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20key",
    OTEL_SERVICE_NAME: "shop",
  });
  const caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const path = "/repair-status/5c6f7e2a-6b1e-4d8e-9f0a-3f7a1f4f2b11/pay";
  await traceRequest({ method: "POST", path, requestId: "from-the-proxy", traceparent: caller }, async () => {
    await db.user.findFirst({ where: { email: "nobody@example.com" } });
    await (await fetch(`${provider.url}/v1/charges/ch_secret`)).text();
    return 503;
  });
  await traced({ name: "job send-text" }, async () => {});
  await stopTracing();
  const request = spans().find(({ name }) => name === "POST /repair-status/{id}/pay");
  expect(request).toMatchObject({
    ...{ traceId: "0af7651916cd43dd8448eb211c80319c", parentSpanId: "b7ad6b7169203331", kind: 2, status: { code: 2 } },
  });
  expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(request?.startTimeUnixNano ?? 0));
  expect(Math.abs(Number(request?.endTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000);
  expect([said(request, "amped.request_id"), said(request, "http.response.status_code")]).toEqual([
    "from-the-proxy",
    "503",
  ]);
  const inside = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.map(({ name, kind }) => [name, kind])).toEqual([
    ["SELECT", 3],
    ["call other", 3],
  ]);
  expect(said(inside[0], "db.query.text")).toMatch(/FROM "User".*\$1/s);
  expect(said(inside[1], "http.response.status_code")).toBe("402");
  expect(spans().find(({ name }) => name === "job send-text")?.traceId).not.toBe(request?.traceId);
  expect(calls[0]?.headers.authorization).toBe("Bearer key");
  for (const secret of ["nobody@example.com", "ch_secret", "5c6f7e2a"]) {
    expect(calls.map(({ body }) => body).join()).not.toContain(secret);
  }
  await Promise.all([close(), provider.close()]);
});

test("what the caller does not keep is not kept here, and a collector that is away costs nothing", async () => {
  const { url, spans, close } = await collector();
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
  await traceRequest({ method: "GET", path: "/repairs", requestId: "one", traceparent }, async () => 200);
  await traceRequest({ method: "GET", path: "/readyz", requestId: "two", traceparent: null }, async () => 200);
  await stopTracing();
  expect(spans()).toEqual([]);
  await close();
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  await expect(traced({ name: "work" }, () => Promise.reject(new Error("of the work")))).rejects.toThrow("of the work");
  await stopTracing();
});
