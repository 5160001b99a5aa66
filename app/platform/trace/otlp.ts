import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { providerOf } from "#app/platform/metrics/process.ts";
import { hearCalls } from "#app/platform/trace/calls.ts";
import { type Attributes, KINDS, type Tracer, type Work } from "#app/platform/trace/trace.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
};
type Place = { traceId: string; spanId: string; sampled: boolean };

const SEND_EVERY_MS = 5_000;
const MOST_AT_ONCE = 512;
/** What waits while the collector is away; more is dropped, for the shop goes first. */
const MOST_WAITING = 4_096;
const TIMEOUT_MS = 5_000;
const FAILED = 2;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Spans to a collector as OTLP over HTTP, in JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp. A collector that does not
 * answer costs spans and nothing else.
 */
export function otlpTracer(variables: NodeJS.ProcessEnv): Tracer {
  const base = (variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? "").replace(/\/+$/, "");
  const address = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || `${base}/v1/traces`;
  const headers = { "Content-Type": "application/json", ...headersOf(variables.OTEL_EXPORTER_OTLP_HEADERS) };
  const share = Number(variables.OTEL_TRACES_SAMPLER_ARG || 1);
  const resource = attributesOf({ "service.name": variables.OTEL_SERVICE_NAME || "amped", "process.pid": process.pid });
  const places = new AsyncLocalStorage<Place>();
  const waiting: Span[] = [];
  let sending = Promise.resolve();
  const timer = setInterval(() => void send(), SEND_EVERY_MS).unref();

  function send(): Promise<void> {
    const spans = waiting.splice(0, MOST_AT_ONCE);
    if (spans.length === 0) return sending;
    const scopeSpans = [{ scope: { name: "amped" }, spans }];
    const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: resource }, scopeSpans }] });
    // Out of any trace: what tells of spans is none itself.
    sending = places.exit(() =>
      fetch(address, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        (answer) => void answer.body?.cancel(),
        () => {},
      ),
    );
    return sending;
  }

  function keep(place: Place, parentSpanId: string | undefined, work: Work, began: number, failed: boolean) {
    if (!place.sampled || waiting.length >= MOST_WAITING) return;
    waiting.push({
      traceId: place.traceId,
      spanId: place.spanId,
      ...(parentSpanId ? { parentSpanId } : {}),
      name: work.name,
      kind: KINDS[work.kind ?? "internal"],
      startTimeUnixNano: nanoseconds(began),
      endTimeUnixNano: nanoseconds(performance.now()),
      attributes: attributesOf(work.attributes ?? {}),
      status: failed ? { code: FAILED } : {},
    });
    if (waiting.length === MOST_AT_ONCE) void send();
  }

  function placeOf(parent: Pick<Place, "traceId" | "sampled"> | undefined): Place {
    const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
    return { traceId, spanId: randomBytes(8).toString("hex"), sampled: parent?.sampled ?? Math.random() < share };
  }

  const forgetCalls = listenToCalls((began, host, status) => {
    const parent = places.getStore();
    if (!parent || address.includes(host)) return;
    const attributes = { "server.address": host, "http.response.status_code": status };
    const work = { name: `call ${providerOf(host)}`, kind: "client", attributes } as const;
    return keep(placeOf(parent), parent.spanId, work, began, status >= 400);
  }, places);

  return {
    async run(work, task) {
      const [, traceId, spanId, flags] = TRACEPARENT.exec(work.traceparent ?? "") ?? [];
      const asked =
        traceId && spanId ? { traceId, spanId, sampled: (Number.parseInt(flags ?? "0", 16) & 1) === 1 } : undefined;
      const parent = asked ?? places.getStore();
      const place = placeOf(parent);
      const began = performance.now();
      const attributes = { ...work.attributes };
      let failed = true;
      try {
        const result = await places.run(place, () => task((more) => Object.assign(attributes, more)));
        failed = Number(attributes["http.response.status_code"] ?? 0) >= 500;
        return result;
      } finally {
        keep(place, parent?.spanId, { ...work, attributes }, began, failed);
      }
    },
    async stop() {
      clearInterval(timer);
      forgetCalls();
      while (waiting.length > 0) await send();
      await sending;
    },
  };
}

/** Every call to another company's service, whichever library makes it; told where it was made. */
function listenToCalls(
  tell: (began: number, host: string, status: number) => void,
  places: AsyncLocalStorage<Place>,
): () => void {
  const begun = new WeakMap<object, { began: number; place: Place | undefined }>();
  const begin = (request: object) => begun.set(request, { began: performance.now(), place: places.getStore() });
  const end = (request: object, host: string, status: number) => {
    const known = begun.get(request);
    if (known?.place) places.run(known.place, () => tell(known.began, host, status));
  };
  return hearCalls({ begin, end });
}

/** Of `performance.now()`, since 1970; a number of that size is exact as a text only. */
function nanoseconds(at: number): string {
  return String(BigInt(Math.round((performance.timeOrigin + at) * 1_000)) * 1_000n);
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

function otlpValue(value: Attributes[string]) {
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { stringValue: value };
}

/** "name=value,name=value", as the specification of the variables has it. */
function headersOf(text = ""): Record<string, string> {
  const pairs = text.split(",").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : [];
  });
  return Object.fromEntries(pairs);
}
