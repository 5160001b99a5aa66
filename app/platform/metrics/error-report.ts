import { randomUUID } from "node:crypto";

/** Of one minute: a fault that repeats says nothing new. */
const MOST_A_MINUTE = 20;
const TIMEOUT = 3_000;

type Said = {
  message: string;
  err?: { type?: string; message?: string; stack?: string };
  requestId?: string | undefined;
};

/**
 * Sends what is logged as an error to a collector that speaks Sentry's envelope protocol, named by its DSN
 * (https://KEY@host/PROJECT). Nobody waits for it, and a collector that is away costs nothing. Errors: where it is no DSN, in a sentence.
 */
export function errorReporter(dsn: string) {
  const url = URL.canParse(dsn) ? new URL(dsn) : null;
  const project = url?.pathname.split("/").filter(Boolean).at(-1);
  if (!url?.username || !project || !/^https?:$/.test(url.protocol)) {
    throw new Error("ERROR_DSN is not usable: it looks like https://KEY@host/PROJECT.");
  }
  const address = `${url.protocol}//${url.host}/api/${project}/envelope/`;
  const headers = {
    "Content-Type": "application/x-sentry-envelope",
    "X-Sentry-Auth": `Sentry sentry_version=7, sentry_client=amped/1.0, sentry_key=${url.username}`,
  };
  let minute = 0;
  let sent = 0;
  return async ({ message, err, requestId }: Said): Promise<void> => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, sent] = [now, 0];
    sent += 1;
    if (sent > MOST_A_MINUTE) return;
    const event_id = randomUUID().replaceAll("-", "");
    const event = {
      event_id,
      timestamp: Date.now() / 1000,
      platform: "node",
      level: "error",
      message,
      ...(err ? { exception: { values: [{ type: err.type ?? "Error", value: err.message ?? "" }] } } : {}),
      tags: requestId ? { requestId } : {},
      extra: err?.stack ? { stack: err.stack } : {},
    };
    const lines = [{ event_id, sent_at: new Date().toISOString() }, { type: "event" }, event];
    const body = `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
    await fetch(address, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT) }).then(
      (answer) => answer.body?.cancel(),
      () => {},
    );
  };
}
