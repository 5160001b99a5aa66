import pino from "pino";
import { env } from "#app/platform/env.server.ts";
import { errorReporter } from "#app/platform/metrics/error-report.ts";

const WHOLE_CODE = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A fault quotes what it was about, and that may be an access code: of each uuid its first eight characters stay. */
function errorWithoutCodes(error: Error) {
  const said = pino.stdSerializers.err(error);
  try {
    return JSON.parse(withoutCodes(JSON.stringify(said)));
  } catch {
    // What goes round in circles is left out.
    return { type: said.type, message: withoutCodes(String(said.message)), stack: withoutCodes(String(said.stack)) };
  }
}

function withoutCodes(text: string) {
  return text.replace(WHOLE_CODE, "$1…");
}

const ERROR = 50;
const report = env.ERROR_DSN ? errorReporter(env.ERROR_DSN) : null;

/** Of what is logged as an error: the sentence, the error without codes, and which request it was. Nothing else leaves. */
function tellCollector([fields, sentence]: unknown[]) {
  const { err, requestId } = (typeof fields === "object" && fields !== null ? fields : {}) as {
    err?: unknown;
    requestId?: unknown;
  };
  const message = String((typeof fields === "string" ? fields : sentence) ?? "error");
  void report?.({
    message: withoutCodes(message),
    ...(err instanceof Error ? { err: errorWithoutCodes(err) } : {}),
    ...(typeof requestId === "string" ? { requestId } : {}),
  });
}

/** One JSON line per event. Fields are ids and figures: never a name, phone, address, email, message or code. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorWithoutCodes },
  hooks: {
    logMethod(given, method, level) {
      if (report && level >= ERROR) tellCollector(given);
      method.apply(this, given);
    },
  },
  redact: { paths: ["*.phone", "*.email", "*.code", "*.password", "*.body", "*.firstName", "*.lastName"], censor: "…" },
});

/** The one way a failure is written down: with its error and stack, and what was being done. */
export function logFailure(error: unknown, doing: string, fields: Record<string, unknown> = {}) {
  log.error({ ...fields, err: error }, doing);
}
