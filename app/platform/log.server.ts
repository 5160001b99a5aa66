import pino from "pino";
import { env } from "#app/platform/env.server.ts";
import { fieldIn } from "#app/platform/known.ts";
import { errorReporter } from "#app/platform/metrics/error-report.ts";
import { counter } from "#app/platform/metrics/openmetrics.ts";

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
  const [err, requestId] = [fieldIn(fields, "err"), fieldIn(fields, "requestId")];
  const message = String((typeof fields === "string" ? fields : sentence) ?? "error");
  void report?.({
    message: withoutCodes(message),
    ...(err instanceof Error ? { err: errorWithoutCodes(err) } : {}),
    ...(typeof requestId === "string" ? { requestId } : {}),
  });
}

export const lostLines = counter("amped_log_lines_lost", "Lines of the log that found no room where it is written.");

const LATEST_MS = 100;
/** Kept, in bytes, while they find no room. */
const MOST_KEPT = 1024 * 1024;
/** It writes as it is told to and nowhere else, so that lines stay whole and in order; a reader that has gone ends the log and nothing more. */
const output = pino.destination({ dest: 1, sync: true, minLength: 4096, maxLength: MOST_KEPT });
// A full disk ends the log until there is room again, and nothing more: what was not written is tried again with the next line.
output.on("error", () => {});
output.on("drop", () => lostLines.add({}));
let isDue = false;
/** Lines are written together, a tenth of a second late at most: of a process that ends none is lost, of a killed one the last. */
const lines = {
  write(line: string) {
    output.write(line);
    if (isDue) return;
    isDue = true;
    setTimeout(writeAll, LATEST_MS).unref();
  },
};
process.on("exit", writeAll);

function writeAll() {
  isDue = false;
  output.flush();
}

const form = {
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: errorWithoutCodes },
};

/** One JSON line per event. Fields are ids and figures: never a name, phone, address, email, message or code. */
export const log = pino(
  {
    ...form,
    hooks: {
      logMethod(given, method, level) {
        if (report && level >= ERROR) tellCollector(given);
        method.apply(this, given);
        if (level >= ERROR) writeAll();
      },
    },
    redact: {
      paths: ["*.phone", "*.email", "*.code", "*.password", "*.body", "*.firstName", "*.lastName"],
      censor: "…",
    },
  },
  lines,
);

const answers = pino(form, lines);

export type Answered = { requestId: string; method: string; path: string; status: number; milliseconds: number };

/** The line of each request. Its fields hold nothing to look through: `path` comes without codes. */
export function logAnswered(answered: Answered): void {
  answers.info(answered, "request");
}

/** The one way a failure is written down: with its error and stack, and what was being done. */
export function logFailure(error: unknown, doing: string, fields: Record<string, unknown> = {}) {
  log.error({ ...fields, err: error }, doing);
}
