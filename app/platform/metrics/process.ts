import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isLoopback } from "#app/platform/http/client-address.ts";
import { counter, type Family, histogram, renderMetrics } from "#app/platform/metrics/openmetrics.ts";
import { hearCalls } from "#app/platform/trace/calls.ts";

const answers = counter("amped_http_requests", "Requests answered, by method and kind of status.");
const durations = histogram("amped_http_request_duration_seconds", "From the first byte to the answer.");
const outgoing = histogram("amped_provider_duration_seconds", "Until another company's service began to answer.");
const delay = monitorEventLoopDelay({ resolution: 20 });

let waiting = 0;

/** Counts who waits, until the answer begins: of a stream its first bytes. */
export function countWaiting<Asked extends unknown[], Answer>(answer: (...asked: Asked) => Answer | Promise<Answer>) {
  return async (...asked: Asked): Promise<Answer> => {
    waiting++;
    try {
      return await answer(...asked);
    } finally {
      waiting--;
    }
  };
}

/** Whether a request of this process has no answer yet. */
export function someoneWaits(): boolean {
  return waiting > 0;
}

/** One request was answered; milliseconds. */
export function countAnswer(method: string, status: number, milliseconds: number): void {
  const labels = { method, status: `${Math.floor(status / 100)}xx` };
  answers.add(labels);
  durations.observe({ method }, milliseconds / 1000);
}

const PROVIDERS: [RegExp, string][] = [
  [/(^|\.)stripe\.com$/, "stripe"],
  [/(^|\.)twilio\.com$/, "twilio"],
  [/(^|\.)elevenlabs\.io$/, "elevenlabs"],
];

/** Who is asked at an address; where the variables name another one (a stand-in, a bucket) by them. */
export function providerOf(host: string, variables: NodeJS.ProcessEnv = process.env): string {
  const named = [
    [variables.STRIPE_API_BASE, "stripe"],
    [variables.TWILIO_API_BASE, "twilio"],
    [variables.ELEVENLABS_API_BASE, "elevenlabs"],
    [variables.S3_ENDPOINT, "documents"],
  ].find(([address]) => address && URL.canParse(address) && new URL(address).host === host);
  return named?.[1] ?? PROVIDERS.find(([host_]) => host_.test(host.replace(/:\d+$/, "")))?.[1] ?? "other";
}

/** From now on every call to another company's service is timed, whichever library makes it. */
export function measureProcess(): void {
  delay.enable();
  const begun = new WeakMap<object, number>();
  const begin = (request: object) => begun.set(request, performance.now());
  const end = (request: object, host: string, status: number) => {
    const since = begun.get(request);
    if (since === undefined || !host) return;
    outgoing.observe(
      { provider: providerOf(host), status: `${Math.floor(status / 100)}xx` },
      (performance.now() - since) / 1000,
    );
  };
  hearCalls({ begin, end });
}

/** What this process says of itself, with what the database says of the shop. */
export function renderProcess(shop: Family[]): string {
  const { rss, heapUsed } = process.memoryUsage();
  const one = (name: string, help: string, value: number): Family => ({
    name,
    help,
    type: "gauge",
    samples: [{ value }],
  });
  return renderMetrics([
    answers.family(),
    durations.family(),
    one("amped_http_requests_waiting", "Requests without an answer yet, this one among them.", waiting),
    outgoing.family(),
    one("amped_process_resident_bytes", "Memory of this process.", rss),
    one("amped_process_heap_bytes", "Memory of its objects.", heapUsed),
    one("amped_process_uptime_seconds", "Since its start.", Math.round(process.uptime())),
    one(
      "amped_event_loop_delay_p99_seconds",
      "How late its timers are.",
      Number((delay.percentile(99) / 1e9).toFixed(6)),
    ),
    ...shop,
  ]);
}

/** Whether one may read them: by the token, or without one from this machine itself, through no proxy. */
export function mayReadMetrics(
  incoming: Pick<IncomingMessage, "headers" | "socket">,
  token = process.env.METRICS_TOKEN,
): boolean {
  const { authorization = "", ...headers } = incoming.headers;
  if (token) return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`));
  const forwarded = headers["x-forwarded-for"] ?? headers.forwarded ?? headers["x-real-ip"];
  return !forwarded && isLoopback(incoming.socket.remoteAddress ?? "");
}

function hashOf(text: string) {
  return createHash("sha256").update(text).digest();
}
